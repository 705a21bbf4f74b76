// Where the work on a new block begins.
import type { WidgetForm } from '../form';
import type { Pointer } from '../pointer';
import { checkField } from './field-rules';
import { NO_FACTS } from './issue';
import { type Data, placesOf } from './places';

/** The first field that must be filled in, else the first one; '' for a form without fields. */
export function firstToFill(form: WidgetForm, data: Data): Pointer {
  // What is empty needs no facts to be found.
  const values = { data, stored: data, facts: NO_FACTS, alt: {} };
  const places = [...placesOf(form, data)];
  const missing = places.find((place) => checkField(place, values).some(({ level }) => level === 'must'));
  return (missing ?? places[0])?.at ?? '';
}
