// The end of a composition in a text with a most length.
import { withinLength } from '~/domain/studio/within-length';

/** Cuts what was composed into a field that held `before`; the caret stays behind it. Gives the text. */
export function cutComposed(
  element: HTMLInputElement | HTMLTextAreaElement,
  before: string,
  most?: number,
): string {
  const { value, selectionEnd } = element;
  const next = withinLength(before, value, most);
  if (next === value) return next;
  const caret = Math.max(0, (selectionEnd ?? value.length) - (value.length - next.length));
  element.value = next;
  element.setSelectionRange(caret, caret);
  return next;
}
