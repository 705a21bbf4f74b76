// Every control on every field of all widgets is operated: what it writes is valid, shown, read back, and all that changes.
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isRecord } from '~/domain/record';
import type { ControlId, FormField } from '~/domain/studio/form';
import { type Pointer, valueAt } from '~/domain/studio/pointer';
import type { Validate } from '~/schemas/validate';
import { forms } from '~/widgets/forms.gen';
import * as generated from '~/widgets/validators.gen';
import { renderForm } from './testing';
import { press, type Use } from '../testing/walk/operate';
import { OPERATORS } from '../testing/walk/operators';
import { type Place, placesOf, preparedFor } from '../testing/walk/places';
import { elementOf, type Form, formOf, fullOf, read, undoAll } from '../testing/walk/reach';
import { setUpWalk } from '../testing/walk/set-up';
import { differences, OWNING, placesWritten, textWithout } from '../testing/walk/written';

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

setUpWalk();

describe('every control', () => {
  it.each(ids)('of %s writes its value alone, which is valid, shown and read back', async (id) => {
    const places = placesOf(await formOf(id));
    const base = fullOf(id);
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
      const full = fullOf(id);
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
