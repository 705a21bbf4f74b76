// Every control on every field of all widgets is operated: what it writes is valid, shown, read back, and all that changes.
import { act, configure, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecord } from '~/domain/record';
import { type ControlId, FORM_GROUPS, type FormField, type WidgetForm } from '~/domain/studio/form';
import { hasParentAt, parentOf, type Pointer, valueAt, withValueAt } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import { coerce } from '~/schemas/shape';
import type { Validate } from '~/schemas/validate';
import { forms } from '~/widgets/forms.gen';
import { shapes } from '~/widgets/shapes.gen';
import * as generated from '~/widgets/validators.gen';
import { fakeApi } from '../testing/fake-api';
import { answerFromMall } from '../testing/mall-answers';
import { renderForm } from './testing';
import { press, type Use } from './walk/operate';
import { OPERATORS } from './walk/operators';
import { type Place, placesOf, preparedFor } from './walk/places';

const FIXTURES = import.meta.glob<{ full: unknown }>('../../widgets/*/fixtures.ts', { eager: true });
const VALIDATORS: Readonly<Record<string, Validate | undefined>> = { ...generated };
const ids = Object.keys(forms);

const validatorName = (id: string): string =>
  `validate${id.replace(/(^|[-_])(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())}Data`;

/** What is wrong with stored data; null for nothing. */
function problemOf(id: string, data: unknown): string | null {
  const validate = VALIDATORS[validatorName(id)];
  if (validate === undefined) throw new Error(`No validator of ${id}`);
  return validate(data) ? null : JSON.stringify(validate.errors);
}

const read = (id: string, data: unknown): unknown => {
  const shape = shapes[id]?.stored;
  if (shape === undefined) throw new Error(`No shape of ${id}`);
  return coerce(shape, data);
};

/** Pointers of the values that differ; what is absent is an object without members. */
function differences(a: unknown, b: unknown, at: Pointer = ''): Pointer[] {
  if (isSameJson(a, b)) return [];
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return a.flatMap((entry: unknown, index) => differences(entry, b[index], `${at}/${index}`));
  const [one, other] = [a ?? {}, b ?? {}];
  if (!isRecord(one) || !isRecord(other)) return [at];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => differences(one[name], other[name], `${at}/${name}`));
}

/** Controls that write their parts along with their own value. */
const OWNING: ReadonlySet<string> = new Set(['tile', 'rubik', 'link', 'pick', 'datetime']);
/** Stored values that follow from a field: texts and measures that the form computes. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  'background/position': ['positionText'],
  'background/mode': ['repeatText'],
  'rubik/style': ['height'],
  'rubik/space': ['list'],
  'rubik/w': ['list'],
  'rubik/h': ['list'],
  'form/formDialog/0/key': ['key_name', 'hint', 'default', 'list', 'img_type', 'num'],
};

/** Where the control of a field may write. */
function placesWritten(id: string, { field, at, holder }: Place): Pointer[] {
  const owned = OWNING.has(field.control) ? (field.parts ?? []).map(({ name }) => name) : [];
  const of = holder !== null && OWNING.has(holder.field.control) ? [holder.field.name] : [];
  const names = [...owned, ...of, ...Object.keys(field.clears ?? {}), ...(COMPUTED[id + at] ?? [])];
  return [at, ...names.map((name) => `${parentOf(at)}/${name}`)];
}

type Form = Awaited<ReturnType<typeof renderForm>>;

/** The element of a field, in its row once that is open; the innermost where a control repeats its pointer. */
function elementOf({ container }: Form, { at, lists }: Place): HTMLElement | undefined {
  const found = () => [...container.querySelectorAll<HTMLElement>(`[data-at="${at}"]`)].at(-1);
  for (const list of lists) {
    if (found() !== undefined) break;
    const row = container.querySelector(`[data-row="${list.at}/0"]`);
    const line = row?.querySelector<HTMLElement>('[aria-expanded="false"]');
    if (line !== undefined && line !== null) fireEvent.click(line);
  }
  return found();
}

/** With the values of some places put back, the text is the former one: every other byte and the order stay. */
function textWithout(places: readonly Pointer[], before: unknown, after: unknown): string {
  const back = places.reduce<unknown>((data, at) => {
    const from = valueAt(before, parentOf(at)) === undefined ? parentOf(at) : at;
    return hasParentAt(data, from) ? withValueAt(data, from, valueAt(before, from)) : data;
  }, after);
  return JSON.stringify(back);
}

/** Whether all that is stored is read as it is; what is absent is read as its default. */
function isReadAs(stored: unknown, readBack: unknown): boolean {
  if (Array.isArray(stored))
    return (
      Array.isArray(readBack) &&
      stored.length === readBack.length &&
      stored.every((entry, index) => isReadAs(entry, readBack[index]))
    );
  if (!isRecord(stored)) return stored === readBack;
  return isRecord(readBack) && Object.entries(stored).every(([name, one]) => isReadAs(one, readBack[name]));
}

interface Walk {
  id: string;
  form: Form;
  /** Controls that were operated in all their ways. */
  known: Set<ControlId>;
  /** Every pointer that was written so far. */
  written: Set<Pointer>;
}

function proveWritten({ id, form, written }: Walk, place: Place, before: unknown): void {
  const after = form.data();
  const changed = differences(before, after);
  const covers = (at: Pointer) => (one: Pointer) => one === at || one.startsWith(`${at}/`);
  const places = placesWritten(id, place);
  expect(changed.length, 'nothing was written').toBeGreaterThan(0);
  expect(changed.filter((one) => !places.some((at) => covers(at)(one)))).toEqual([]);
  const readBack = read(id, after);
  expect(problemOf(id, readBack)).toBeNull();
  const touched = places.filter((at) => changed.some(covers(at)));
  for (const at of touched.filter((one) => valueAt(after, one) !== undefined))
    expect([at, isReadAs(valueAt(after, at), valueAt(readBack, at))]).toEqual([at, true]);
  expect(textWithout(touched, before, after)).toBe(JSON.stringify(before));
  for (const at of touched) written.add(at);
}

const undoAll = ({ store }: Form): void =>
  act(() => {
    while (store.get().done > 0) store.undo();
  });

/** Where a control stands and what it says; all else decides what it does. */
const WORDS: ReadonlySet<string> = new Set(['name', 'title', 'help', 'warn', 'when', 'section']);

const settingsOf = (field: FormField): string =>
  JSON.stringify(Object.entries(field).filter(([name]) => !WORDS.has(name)));

/** Further operations that were proved, with the settings of their control, in whichever widget. */
const proved = new Set<string>();

/** Operates a field in each way that its control has; gives how many it was. */
async function operate(walk: Walk, place: Place): Promise<number> {
  const { form, known } = walk;
  const { field, at } = place;
  if (field.control === 'none') return 0;
  const use: Use = {
    field,
    at,
    element: () => {
      const element = elementOf(form, place);
      if (element === undefined) throw new Error(`${at} is gone`);
      return element;
    },
    value: () => valueAt(form.data(), at),
  };
  const before = { text: form.stored(), data: form.data() };
  let count = 0;
  const settings = settingsOf(field);
  const isKnown = known.has(field.control);
  known.add(field.control);
  for (const [index, perform] of OPERATORS[field.control].entries()) {
    // What a control does beside writing its value is proved once a widget, unless it was with the same settings.
    const operation = `${index} ${settings}`;
    if (index > 0 && (isKnown || proved.has(operation))) continue;
    try {
      const shown = await perform(use);
      if (shown === null) continue;
      count += 1;
      proveWritten(walk, place, before.data);
      await waitFor(shown);
      proved.add(operation);
    } finally {
      undoAll(form);
      expect(form.stored()).toBe(before.text);
    }
  }
  return count;
}

/** Not groups of other fields, which have no value of their own. */
const isOperated = ({ field: { control, kind } }: Place): boolean =>
  !(control === 'frame' && kind === 'object');

/** What an owner's control writes needs no element of its own. */
const isWritten = ({ at, holder }: Place, written: ReadonlySet<Pointer>): boolean =>
  holder !== null && OWNING.has(holder.field.control) && written.has(at);

const formOf = async (id: string): Promise<WidgetForm> => {
  const load = forms[id];
  if (load === undefined) throw new Error(`No form for ${id}`);
  return (await load()).default;
};

beforeAll(() => configure({ asyncUtilTimeout: 3_000 }));
afterAll(() => {
  configure({ asyncUtilTimeout: 30_000 });
  vi.unstubAllGlobals();
});

beforeEach(() => {
  localStorage.clear();
  // All groups are open.
  localStorage.setItem(
    'studio.form.folds',
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, FORM_GROUPS]))),
  );
  fakeApi.reset();
  answerFromMall();
});

describe('every control', () => {
  it.each(ids)('of %s writes its value alone, which is valid, shown and read back', async (id) => {
    const places = placesOf(await formOf(id));
    const base = read(id, FIXTURES[`../../widgets/${id}/fixtures.ts`]?.full ?? {});
    const [written, known] = [new Set<Pointer>(), new Set<ControlId>()];
    const failures: string[] = [];
    let left = places.filter(isOperated);
    for (let first = left[0]; first !== undefined; first = left[0]) {
      const data = read(id, preparedFor(first, base, places));
      expect(problemOf(id, data), `data that shows ${first.at}`).toBeNull();
      const form = await renderForm([{ id, data }]);
      const reached = new Set<Place>();
      for (const place of left) {
        if (elementOf(form, place) === undefined) continue;
        reached.add(place);
        const count = await operate({ id, form, written, known }, place).catch((error: Error) => {
          failures.push(`${place.at} (${place.field.control}): ${error.message}`);
          return -1;
        });
        if (count === 0) failures.push(`${place.at} (${place.field.control}): not operated`);
      }
      if (!reached.has(first) && !isWritten(first, written)) failures.push(`${first.at}: not shown`);
      left = left.filter((place) => place !== first && !reached.has(place));
      form.unmount();
    }
    expect(failures).toEqual([]);
  });
});

/** A value of a look that older blocks do not have; a button takes it over. */
const isNewer = ({ older, initial }: FormField): boolean => older !== undefined && initial !== undefined;

it('takes a newer look over by its button, as a new block has it', async () => {
  let count = 0;
  for (const id of ids) {
    const { groups } = await formOf(id);
    for (const field of groups.flatMap(({ fields }) => fields).filter(isNewer)) {
      const newer = [field, ...(field.parts ?? [])].filter(isNewer);
      const full = read(id, FIXTURES[`../../widgets/${id}/fixtures.ts`]?.full ?? {});
      const older = Object.fromEntries(
        Object.entries(full as object).filter(([name]) => !newer.some((one) => one.name === name)),
      );
      const form = await renderForm([{ id, data: older }]);
      const button = form.container.querySelector<HTMLElement>(`[data-at="/${field.name}"] p button`);
      press(button ?? undefined, `${id} ${field.name}: 换成新样式`);
      const initial = newer.map(({ name, initial: value }) => [name, value] as const);
      expect(form.data()).toEqual({ ...older, ...Object.fromEntries(initial) });
      form.unmount();
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(2);
});
