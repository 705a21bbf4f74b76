// Where the work on a new block begins.
import type { WidgetForm } from '../form';
import type { Pointer } from '../pointer';
import { checkField } from './field-rules';
import type { Facts } from './issue';
import { type Data, placesOf } from './places';

/** What is empty needs no facts to be found. */
const NO_FACTS: Facts = {
  now: 0,
  permissions: new Set(),
  maxBlocks: Infinity,
  homeOf: [],
  publishedAt: null,
  mainColour: null,
  pictures: {},
  picked: {},
};

/** The first field that must be filled in, else the first one; '' for a form without fields. */
export function firstToFill(form: WidgetForm, data: Data): Pointer {
  const values = { data, stored: data, facts: NO_FACTS, alt: {} };
  const places = [...placesOf(form, data)];
  const missing = places.find((place) => checkField(place, values).some(({ level }) => level === 'must'));
  return (missing ?? places[0])?.at ?? '';
}
