// Proves that the stories of every widget have a control of the right kind for each field of its view.
import { describe, expect, it } from 'vitest';
import {
  changedData,
  type ControlKind,
  controlsOf,
  renderedArgs,
  type FieldSchema,
  startsOf,
  widgetOf,
} from '~/renderer/testing/controls';
import type { Shape } from '~/schemas/shape';
import { loadAll } from './kit/testing/samples';
import { fixtures, schemas } from './samples.gen';
import { shapes } from './shapes.gen';

const LIBRARY = Object.values(
  import.meta.glob<FieldSchema>('../schemas/*.json', { eager: true, import: 'default' }),
);
const STORIES = import.meta.glob<string>('./*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const idOf = (file: string): string => file.split('/')[1] ?? '';
const widgets = Object.entries(await loadAll(schemas)).map(
  ([id, { default: schema }]) => [id, controlsOf(schema as FieldSchema, LIBRARY)] as const,
);

const BY_SHAPE: Readonly<Record<Shape['t'], ControlKind>> = {
  s: 'text',
  d: 'text',
  n: 'number',
  i: 'number',
  b: 'boolean',
  a: 'object',
  o: 'object',
  x: 'object',
};

/** The kind of control for a shape: shapes are generated, and contain no controls. */
function kindOf(shape: Shape): ControlKind {
  if (shape.e !== undefined) return 'select';
  if (shape.f === 'color') return 'color';
  const isNumberOrText = shape.u !== undefined && shape.u.every(({ t }) => 'sni'.includes(t));
  return isNumberOrText ? 'text' : BY_SHAPE[shape.t];
}

it('includes all widgets', () => {
  expect(widgets.map(([id]) => id).sort()).toEqual(Object.keys(shapes).sort());
});

describe.each(widgets)('the widget %s', (id, controls) => {
  const fields = shapes[id]?.delivered.p ?? {};

  it('has a control for each of its fields, and no other', () => {
    expect(Object.keys(controls).sort()).toEqual(Object.keys(fields).sort());
  });

  it('has controls of the kind that its fields need, with their values and limits', () => {
    const made = Object.entries(controls).map(([name, { control, options }]) => [
      name,
      control.type,
      options,
    ]);
    const asked = Object.keys(controls).map((name) => {
      const shape = fields[name] ?? { t: 'x' };
      return [name, kindOf(shape), shape.e];
    });
    expect(made).toEqual(asked);
    for (const [name, { control }] of Object.entries(controls)) {
      const { m, M } = fields[name] ?? {};
      if (control.type === 'number')
        expect(control, name).toMatchObject({
          ...(m === undefined ? {} : { min: m }),
          ...(M === undefined ? {} : { max: M }),
        });
    }
  });

  it('names and describes them in Chinese, leftovers of the editor by their field', () => {
    const isChinese = (text: string) => /[\u4e00-\u9fff]/.test(text);
    const unnamed = Object.entries(controls).filter(([, control]) => !isChinese(control.name));
    const undescribed = Object.values(controls).filter(({ description }) => !isChinese(description));
    expect(undescribed).toEqual([]);
    for (const [field, { name }] of unnamed)
      expect([['goodsIndex', 'start_x'].includes(field), name]).toEqual([true, field]);
  });

  it('has no field that a story’s sample would confuse with its own', () => {
    expect(['definition', 'data', 'host', 'audience'].filter((name) => controls[name] !== undefined)).toEqual(
      [],
    );
  });
});

const rendered = Object.entries(await loadAll(fixtures));

describe.each(rendered)('the fixtures of %s', (id, { minimal, full, hostile }) => {
  const controls = new Map(widgets).get(id) ?? {};

  it('are rendered unchanged while no control is used', () => {
    for (const data of [minimal, full, hostile]) {
      expect(renderedArgs(controls, { data, ...startsOf(controls, data) })['data']).toBe(data);
    }
  });

  it('are shown by the controls, and differ only in the changed field', () => {
    const starts = startsOf(controls, full);
    for (const [name, { options }] of Object.entries(controls)) {
      const value = options?.find((option) => option !== starts[name]) ?? 'changed';
      const changed = changedData(controls, { data: full, ...starts, [name]: value });
      expect(changed, name).toEqual({ ...(full as object), [name]: value });
    }
    const shown = Object.keys(full as object).filter(
      (name) => controls[name] !== undefined && starts[name] === undefined,
    );
    expect(shown.filter((name) => (full as Record<string, unknown>)[name] !== null)).toEqual([]);
  });
});

it.each(Object.entries(STORIES))('finds the widget of the stories %s', (file, text) => {
  expect(widgetOf(/title: '([^']+)'/.exec(text)?.[1] ?? '')).toBe(idOf(file));
});
