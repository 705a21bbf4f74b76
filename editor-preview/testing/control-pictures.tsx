// The page of which the pictures of docs/reference are taken: shows one control on a real field, with sample data.
import type { ControlId } from '~/domain/studio/form';
import { valueAt } from '~/domain/studio/pointer';
import { forms } from '~/widgets/forms.gen';
import { renderForm } from '../form/testing';
import '../tokens.css';
import './control-pictures.css';
import { type Place, placesOf, preparedFor } from './walk/places';
import { elementOf, formOf, fullOf, read, unfoldAll } from './walk/reach';

interface Found {
  place: Place;
  id: string;
  /** Sample data in which it is shown. */
  data: unknown;
}

/** So much further is a field without a value. */
const EMPTY_DISTANCE = 6;

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0);

/** How plainly a field shows its control: best one with a value, of its own rather than in a row or under another's control. */
const distanceOf = ({ place: { at, lists, holder, conditions }, data }: Found): number =>
  2 * lists.length +
  (holder === null ? 0 : 1) +
  conditions.length +
  (isEmpty(valueAt(data, at)) ? EMPTY_DISTANCE : 0);

async function fieldsWith(control: ControlId, id: string): Promise<Found[]> {
  const places = placesOf(await formOf(id));
  return places
    .filter(({ field }) => field.control === control)
    .map((place) => ({ place, id, data: read(id, preparedFor(place, fullOf(id), places)) }));
}

let unmount: () => void = () => undefined;

/** Shows a control; false where no widget has it. */
async function show(control: ControlId): Promise<boolean> {
  unmount();
  unfoldAll();
  const fields = (await Promise.all(Object.keys(forms).map((id) => fieldsWith(control, id)))).flat();
  const [best] = fields.sort((one, other) => distanceOf(one) - distanceOf(other));
  if (best === undefined) return false;
  const { id, place, data } = best;
  const form = await renderForm([{ id, data }]);
  unmount = form.unmount;
  const inner = elementOf(form, place);
  // A control that draws several places repeats the pointer of its own within.
  const element = inner?.parentElement?.closest(`[data-at="${place.at}"]`) ?? inner;
  element?.setAttribute('data-picture', control);
  return element !== undefined;
}

Object.assign(window, { showControl: show });
