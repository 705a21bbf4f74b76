// Which property of a block a picture on the phone shows: the one that holds its address.
import type { Pointer } from '~/domain/studio/pointer';
import { pointersWhere } from './text-fields';

/** An address without what asks for a width, nor what says from where it is relative. */
const fileOf = (address: string): string =>
  address
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/^\.?\//, '');

const fileOfImage = (image: Element): string => fileOf(image.getAttribute('src') ?? '');

/** The property that the uppermost picture of `under` shows, which are the elements at a point; null without one. */
export function fieldOfPicture(block: Element, under: readonly Element[], data: unknown): Pointer | null {
  const image = under.find((element) => element.tagName === 'IMG' && block.contains(element));
  const file = image === undefined ? '' : fileOfImage(image);
  if (file === '') return null;
  const fields = pointersWhere(data, (text) => fileOf(text) === file);
  // The same picture several times: by its order; a carousel repeats its slides behind the last.
  const same = [...block.querySelectorAll('img')].filter((one) => fileOfImage(one) === file);
  const place = same.findIndex((one) => one === image);
  return fields.length === 0 ? null : (fields[place % fields.length] ?? null);
}

/** The property that holds a picture of the block: its address, else the rich text that it stands in. */
export function fieldOfImage(block: Element, image: Element, data: unknown): Pointer | null {
  const own = fieldOfPicture(block, [image], data);
  const file = fileOfImage(image);
  if (own !== null || file === '') return own;
  return pointersWhere(data, (text) => text.includes(file))[0] ?? null;
}
