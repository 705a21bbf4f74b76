// Which property of a block a text on the phone shows: the one that holds the very words; views carry no marks for it.
import { isRecord } from '~/domain/record';
import { type Pointer, pointerOf, valueAt } from '~/domain/studio/pointer';

/** Elements whose own words, without those of elements within, are a text; in document order. */
function textElements(block: Element, words: string): HTMLElement[] {
  const isOne = (element: HTMLElement) =>
    element.childElementCount === 0 && element.textContent?.trim() === words;
  return [...block.querySelectorAll<HTMLElement>('*')].filter(isOne);
}

/** Pointers of the texts that pass, in the order of the data. */
export function pointersWhere(
  data: unknown,
  passes: (text: string) => boolean,
  path: (string | number)[] = [],
): Pointer[] {
  if (typeof data === 'string') return passes(data) ? [pointerOf(path)] : [];
  if (Array.isArray(data)) return data.flatMap((one, index) => pointersWhere(one, passes, [...path, index]));
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, one]) => pointersWhere(one, passes, [...path, name]));
}

const pointersOf = (data: unknown, words: string): Pointer[] =>
  pointersWhere(data, (text) => text.trim() === words);

/** The property that a pressed element shows; null where its words are nobody's. */
export function fieldOfText(block: Element, target: Element, data: unknown): Pointer | null {
  const words = target.childElementCount === 0 ? (target.textContent?.trim() ?? '') : '';
  if (words === '') return null;
  const fields = pointersOf(data, words);
  // The same words several times, such as two entries of one name: by their order.
  const place = textElements(block, words).findIndex((element) => element === target);
  return fields[Math.min(Math.max(place, 0), fields.length - 1)] ?? null;
}

/** The element that shows a property; null where it is not shown as it is. */
export function elementOfField(block: Element, field: Pointer, data: unknown): HTMLElement | null {
  const words = valueAt(data, field);
  if (typeof words !== 'string' || words.trim() === '') return null;
  const elements = textElements(block, words.trim());
  return elements[pointersOf(data, words.trim()).indexOf(field)] ?? elements[0] ?? null;
}
