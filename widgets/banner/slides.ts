// The slides of a banner: its look, the slots around the current position, the alt texts.
import type { BannerDelivered } from './schema.gen';

export type BannerItem = BannerDelivered['banners'][number];
export type Look = 'flat' | 'cards' | 'fade';

/** Cross-fading is always flat: style 2 and effect 2 exclude each other. */
export function lookOf({ style, effect }: Pick<BannerDelivered, 'style' | 'effect'>): Look {
  if (effect === 2) return 'fade';
  return style === 2 ? 'cards' : 'flat';
}

/** How many pictures are mounted at each side of the current one: cards show their neighbours while these leave. */
const NEIGHBOURS: Readonly<Record<Look, number>> = { flat: 1, fade: 1, cards: 2 };

export interface Slot {
  /** Position in the endless row; also its key, so that a picture's element is preserved while it moves. */
  place: number;
  /** Index of the picture. */
  index: number;
}

/** The index of the picture at any position of the endless row. */
export const indexAt = (place: number, count: number): number => ((place % count) + count) % count;

/** The slots to render around a position; a single picture has one. */
export function slotsAround({
  position,
  count,
  look,
}: {
  position: number;
  count: number;
  look: Look;
}): Slot[] {
  const reach = count > 1 ? NEIGHBOURS[look] : 0;
  return Array.from({ length: 2 * reach + 1 }, (_, at) => {
    const place = position - reach + at;
    return { place, index: indexAt(place, count) };
  });
}

const textAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** Name of what a picture leads to: the chosen goods or category, else the picker's entry, else its number. */
function nameOf(item: BannerItem, index: number): string {
  const names = [textAt(textAt(item.link, 'button_text'), 'show_name'), textAt(item.link, 'name')];
  const name = names.find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : `第${index + 1}张广告`;
}

/** Alternative text of a picture, as the operator said; a linked one has a name even where it is decoration. */
export function altOf(item: BannerItem, { index, isLinked }: { index: number; isLinked: boolean }): string {
  const { alt } = item;
  return alt === undefined || (alt === '' && isLinked) ? nameOf(item, index) : alt;
}
