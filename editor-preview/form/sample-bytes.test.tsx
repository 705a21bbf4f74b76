// The real control of each kind on a block of a stored sample: the saved text is the former one but for that value.
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrayOf, isRecord } from '~/domain/record';
import { draftOf, layoutText } from '~/domain/studio/document';
import type { ControlId } from '~/domain/studio/form';
import { valueAt } from '~/domain/studio/pointer';
import { phpText } from '~/domain/studio/testing/php-text';
import { holds } from '~/domain/studio/when';
import { forms } from '~/widgets/forms.gen';
import { storedSamples } from '~/widgets/sample-documents';
import { renderForm } from './testing';
import { OPERATORS } from '../testing/walk/operators';
import { type Place, placesOf } from '../testing/walk/places';
import { elementOf, type Form, formOf, read, undoAll } from '../testing/walk/reach';
import { setUpWalk } from '../testing/walk/set-up';
import { differences, placesWritten, textWithout } from '../testing/walk/written';

type Kind = Exclude<ControlId, 'none'>;

/** Of fields that no sample has, or shows in the first row of its list; no widget of the tree has a control of its own. */
const WITHOUT_SAMPLE: readonly Kind[] = [
  'pictures',
  'fixed-list',
  'blocks',
  'tile',
  'frame',
  'own',
  'form-range',
];

setUpWalk();

/** Whether the form shows the place for these data. */
const isShown = ({ conditions, lists }: Place, data: unknown): boolean =>
  lists.every(({ at }) => arrayOf(valueAt(data, at)).length > 0) &&
  conditions.every(({ when, scopes }) =>
    holds(
      when,
      scopes.map((scope) => valueAt(data, scope)),
    ),
  );

const textOf = ({ store }: Form): string =>
  draftOf(store.get().doc)
    .tabs.map((tab) => layoutText(tab))
    .join('');

interface Walk {
  form: Form;
  uid: string;
  id: string;
}

/** Whether the control could be operated; what it wrote is all that differs. */
async function operate({ form, uid, id }: Walk, place: Place): Promise<boolean> {
  const { field, at } = place;
  const [perform] = OPERATORS[field.control as Kind];
  if (perform === undefined || elementOf(form, place) === undefined) return false;
  const before = { text: textOf(form), block: form.stored(uid), data: form.data(uid) };
  const element = () => {
    const found = elementOf(form, place);
    if (found === undefined) throw new Error(`${at} is gone`);
    return found;
  };
  const shown = await perform({ field, at, element, value: () => valueAt(form.data(uid), at) });
  if (shown === null) return false;
  await waitFor(shown);
  const after = { block: form.stored(uid), data: form.data(uid) };
  const written = placesWritten(id, place);
  const changed = differences(before.data, after.data);
  expect(changed.length, `${id}${at}`).toBeGreaterThan(0);
  expect(changed.filter((one) => !written.some((own) => `${one}/`.startsWith(`${own}/`)))).toEqual([]);
  expect(textWithout(written, before.data, after.data)).toBe(JSON.stringify(before.data));
  const [stored, saved] = [before.block, after.block].map((text): unknown => JSON.parse(text));
  expect(isRecord(saved) && { ...saved, data: before.data }).toEqual(stored);
  // Every other block has the very bytes of before.
  const start = before.text.indexOf(before.block);
  const rest = before.text.slice(start + before.block.length);
  expect(textOf(form)).toBe(before.text.slice(0, start) + after.block + rest);
  undoAll(form);
  // The value itself may be spelled otherwise than PHP spelled it.
  expect(JSON.parse(textOf(form))).toEqual(JSON.parse(before.text));
  return true;
}

it('writes into a sample that one value, by the control of each kind', async () => {
  const left = new Set(Object.keys(OPERATORS) as Kind[]);
  for (const [, sample] of storedSamples())
    for (const [index, element] of sample.entries()) {
      const { id = '', data } = element as { id?: string; data?: unknown };
      if (forms[id] === undefined) continue;
      const coerced = read(id, data);
      const isLeft = ({ field: { control, kind } }: Place) =>
        left.has(control as Kind) && !(control === 'frame' && kind === 'object');
      const places = placesOf(await formOf(id)).filter((place) => isLeft(place) && isShown(place, coerced));
      if (places.length === 0) continue;
      const uid = `b${index}`;
      const form = await renderForm(sample, { text: phpText(sample), selected: [uid] });
      for (const place of places)
        if (isLeft(place) && (await operate({ form, uid, id }, place)))
          left.delete(place.field.control as Kind);
      form.unmount();
    }
  expect([...left]).toEqual(WITHOUT_SAMPLE);
});
