// Proves the forms of all widgets: every stored property has a field, and every control writes valid values.
import { describe, expect, it } from 'vitest';
import type { ControlId, FormField, ValueKind, WidgetForm } from '~/domain/studio/form';
import { allFields } from '~/domain/studio/inserted';
import { coerce, defaultOf, isRecord, type Shape } from '~/schemas/shape';
import { forms } from './forms.gen';
import { storedValidator } from './kit/testing/stored-validator';
import { shapes } from './shapes.gen';

type Data = Record<string, unknown>;

const loaded = await Promise.all(
  Object.entries(forms).map(async ([id, load]) => [id, (await load()).default] as const),
);

const storedShape = (id: string): Shape => shapes[id]?.stored ?? { t: 'o' };

const withParts = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...withParts(field.parts ?? [])]);

/** Names of an object's known properties: shown, owned, hidden, computed, or written by a picker. */
const knownNames = (fields: readonly FormField[], snapshot: readonly string[] = []): string[] =>
  [...withParts(fields).map(({ name }) => name), ...snapshot].sort();

/** Properties within a field that its form does not include, by pointer. */
function leftOver(shape: Shape | undefined, field: FormField, pointer: string): string[] {
  const inner = shape?.t === 'a' ? shape.i : shape;
  if (field.fields === undefined || inner?.p === undefined) return [];
  const known = knownNames(field.fields, field.snapshot);
  return [
    ...Object.keys(inner.p)
      .filter((name) => !known.includes(name))
      .map((name) => `${pointer}/${name}`),
    ...withParts(field.fields).flatMap((child) =>
      leftOver(inner.p?.[child.name], child, `${pointer}/${child.name}`),
    ),
  ];
}

const numbers = ({ min = 0, max = min + 100, kind }: FormField): unknown[] =>
  kind === 'text-or-number' ? [min, max, String(max)] : [min, max];
const texts = ({ maxLength = 200 }: FormField): unknown[] => ['', '字'.repeat(maxLength)];
const choices = ({ options = [] }: FormField): unknown[] => options.map(({ value }) => value);
const pictures = (): unknown[] => ['', 'pictures/banner/kitchen.svg', 'https://example.com/a.png'];

function switched({ switch: values, kind }: FormField): unknown[] {
  if (values !== undefined) return [values.on, values.off];
  return kind === 'boolean' ? [true, false] : [1, 0];
}

const emptied = ({ empty, nullable }: FormField): unknown[] => {
  if (nullable === true) return [null];
  return empty === undefined ? [] : [''];
};

const ENTRY = {
  type: 'base',
  name: '商品列表',
  open_type: 'navigate',
  value: '/pages/goods/list',
  params: [],
};
const LINKS: Readonly<Record<string, unknown[]>> = {
  whole: [ENTRY, {}],
  simple: [{ url: '/pages/cart/cart', openType: 'navigate', params: [] }],
  copyright: [{ url: 'tel:1', openType: 'tel', data: ENTRY }, {}],
};

const HOTSPOT = { left: 1, top: 2, width: 88, height: 88, link: ENTRY, open_type: '' };
const COLOURS = ['#ABCDEF', '#fff'];

/** A widget's own control writes what the kind of its property allows. */
const OWN: Readonly<Record<ValueKind, (field: FormField) => unknown[]>> = {
  text: texts,
  integer: numbers,
  number: numbers,
  'text-or-number': numbers,
  boolean: () => [true, false],
  list: () => [[]],
  object: () => [],
  any: () => [],
};

/** Values that the control writes for a field; lists and objects are walked by their rows and properties. */
const WRITTEN: Readonly<Record<ControlId, (field: FormField) => unknown[]>> = {
  text: texts,
  textarea: texts,
  rich: () => ['', '<p>字</p>'],
  number: (field) => [...numbers(field), ...emptied(field)],
  length: (field) => [...numbers(field), ...emptied(field)],
  range: numbers,
  switch: switched,
  button: switched,
  ground: switched,
  segments: choices,
  select: choices,
  cards: choices,
  position9: choices,
  rubik: choices,
  colour: (field) => [...COLOURS, ...emptied(field)],
  picture: pictures,
  tile: pictures,
  pictures: () => [[], ['pictures/logo.svg']],
  video: () => ['', 'https://example.com/a.mp4'],
  link: ({ link }) => LINKS[link?.shape ?? ''] ?? ['', '/pages/cart/cart'],
  goods: () => [[]],
  pick: ({ kind }) => (kind === 'list' ? [[]] : ['1']),
  list: () => [[]],
  'fixed-list': () => [],
  'form-fields': () => [[]],
  blocks: () => [[]],
  'form-default': () => ['', '字', '2026-12-01'],
  'form-range': () => ['', '2026-12-01'],
  hotspots: () => [[], [HOTSPOT]],
  hotspot: () => [HOTSPOT, null],
  datetime: () => ['', '2026-11-26 20:00:00'],
  location: () => ['', '30.25,120.17'],
  box: numbers,
  frame: () => [],
  phone: () => ['', '400-000-0000'],
  url: () => ['', 'https://example.com/a?b=1'],
  own: (field) => (field.options === undefined ? OWN[field.kind](field) : choices(field)),
  none: () => [],
};

interface Written {
  pointer: string;
  data: Data;
}

/** One row of a list, or the object itself, completed by its shape. */
function holderOf(shape: Shape | undefined): Data {
  const made = shape === undefined ? {} : coerce(shape, defaultOf(shape));
  return isRecord(made) ? made : {};
}

/** The data with each value that each control can write, one at a time. */
function written(fields: readonly FormField[], data: Data, shape: Shape, pointer: string): Written[] {
  return withParts(fields).flatMap((field) => {
    const here = `${pointer}/${field.name}`;
    const own = shape.p?.[field.name];
    const single = WRITTEN[field.control](field).map((value) => ({
      pointer: `${here} = ${JSON.stringify(value)?.slice(0, 60)}`,
      data: { ...data, [field.name]: value },
    }));
    if (field.fields === undefined) return single;
    const isList = own?.t === 'a';
    const inner = (isList ? own.i : own) ?? { t: 'o' };
    const rows = written(field.fields, holderOf(inner), inner, here).map((row) => ({
      pointer: row.pointer,
      data: { ...data, [field.name]: isList ? [row.data] : row.data },
    }));
    return [...single, ...rows];
  });
}

describe.each(loaded)('the form of %s', (id, form: WidgetForm) => {
  const shape = storedShape(id);

  it('includes every stored property', () => {
    const fields = allFields(form);
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(shape.p ?? {}).sort());
    expect(fields.flatMap((field) => leftOver(shape.p?.[field.name], field, `/${field.name}`))).toEqual([]);
  });

  it('shows a control where a group requires it, and none for a hidden property', () => {
    const isWithout = ({ control }: FormField) => control === 'none';
    expect(form.groups.flatMap(({ fields }) => fields).filter(isWithout)).toEqual([]);
    expect(form.unseen.filter((field) => !isWithout(field))).toEqual([]);
    for (const { hidden, computed, name } of form.unseen)
      expect(hidden === true || computed !== undefined, name).toBe(true);
  });

  it('writes only values that its stored schema accepts', () => {
    const validate = storedValidator(id);
    const data = holderOf(shape);
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    const refused = written(allFields(form), data, shape, '').filter((entry) => !validate(entry.data));
    expect(refused.map(({ pointer }) => pointer)).toEqual([]);
  });
});
