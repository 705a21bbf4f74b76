// The fields of a form or a query, as many as a call can have.
import { HttpRefusal } from '../refuse';

/** The longest legitimate form, a cart of fifty lines in bracketed fields, has some four hundred. */
export const MAX_FIELDS = 500;

/** Fields of an urlencoded text. Throws a refusal (413) for more than any call has, before one of them is decoded. */
export function formFields(text: string): URLSearchParams {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > MAX_FIELDS) throw new HttpRefusal(413);
  }
  return new URLSearchParams(text);
}
