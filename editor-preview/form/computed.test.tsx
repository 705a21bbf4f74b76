// What a hint calls computed is written: each such value is another once the control that it names is operated.
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import { parentOf, type Pointer, pointerOf, valueAt, withValueAt } from '~/domain/studio/pointer';
import { forms } from '~/widgets/forms.gen';
import { renderForm } from './testing';
import { OPERATORS } from '../testing/walk/operators';
import { type Place, placesOf, preparedFor } from '../testing/walk/places';
import { elementOf, type Form, formOf, fullOf, undoAll } from '../testing/walk/reach';
import { setUpWalk } from '../testing/walk/set-up';

interface Computed {
  at: Pointer;
  field: FormField;
  /** The control that writes it. */
  by: Pointer;
}

/** Computed fields of an object, of the first row of each list, and of what controls own. */
const computedIn = (fields: readonly FormField[], ownerAt: Pointer = ''): Computed[] =>
  fields.flatMap((field) => {
    const at = ownerAt + pointerOf([field.name]);
    const { computed, kind, parts = [], fields: inner = [] } = field;
    const by = computed?.startsWith('/') === true ? computed : `${ownerAt}/${computed}`;
    return [
      ...(computed === undefined ? [] : [{ at, field, by }]),
      ...computedIn(parts, ownerAt),
      ...computedIn(inner, kind === 'list' ? `${at}/0` : at),
    ];
  });

/** A value that no control computes. */
const foreign = ({ kind }: FormField): unknown =>
  ({ text: '旧', list: ['旧'] as unknown, integer: 77 })[kind as string] ?? null;

/** Operates a control in its ways, one after the other, until a value is another than the former one. */
async function operate(form: Form, place: Place, { at, field }: Computed): Promise<boolean> {
  if (place.field.control === 'none') return false;
  const element = (): HTMLElement => {
    const found = elementOf(form, place);
    if (found === undefined) throw new Error(`${place.at} is gone`);
    return found;
  };
  for (const perform of OPERATORS[place.field.control]) {
    const use = { field: place.field, at: place.at, element, value: () => valueAt(form.data(), place.at) };
    const shown = await perform(use);
    if (shown !== null) await waitFor(shown);
    if (JSON.stringify(valueAt(form.data(), at)) !== JSON.stringify(foreign(field))) return true;
    undoAll(form);
  }
  return false;
}

setUpWalk();

const all = await Promise.all(
  Object.keys(forms).map(async (id) => {
    const { groups, unseen } = await formOf(id);
    return { id, computed: computedIn([...groups.flatMap(({ fields }) => fields), ...unseen]) };
  }),
);
const widgets = all.filter(({ computed }) => computed.length > 0);

it('knows the widgets that have computed values', () => {
  expect(widgets.map(({ id }) => id)).toEqual(['background', 'form', 'rubik', 'user']);
});

it.each(widgets)('every computed value of $id is written by the control that it names', async (widget) => {
  const { id, computed } = widget;
  const places = placesOf(await formOf(id));
  const left: Pointer[] = [];
  for (const one of computed) {
    const place = places.find(({ at }) => at === one.by);
    if (place === undefined) left.push(`${one.at}: no control at ${one.by}`);
    if (place === undefined) continue;
    const prepared = preparedFor(place, fullOf(id), places);
    expect(valueAt(prepared, parentOf(one.at)), one.at).toBeDefined();
    const form = await renderForm([{ id, data: withValueAt(prepared, one.at, foreign(one.field)) }]);
    if (!(await operate(form, place, one))) left.push(`${one.at}: not written by ${one.by}`);
    form.unmount();
  }
  expect(left).toEqual([]);
});
