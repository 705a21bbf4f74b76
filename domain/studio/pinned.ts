// Blocks that are pinned to the page: they have no place in its flow, wherever they are stored.
import type { EditDoc, Uid } from './document';

type Place = 'top' | 'flow' | 'bottom';

const PLACES: ReadonlyMap<string, Place> = new Map([
  ['background', 'top'],
  ['app-nav-bar', 'top'],
  ['modal', 'bottom'],
  ['quick-nav', 'bottom'],
]);

export const PINNED_WORDS = '这一块固定在页面上，不能移动';

type Blocks = Pick<EditDoc, 'blocks'>;

const placeOf = ({ blocks }: Blocks, uid: Uid): Place => PLACES.get(blocks[uid]?.id ?? '') ?? 'flow';

export const isPinnedKind = (id: string): boolean => PLACES.has(id);

/** Lies over the page, at no place of its flow. */
export const isFloating = (doc: Blocks, uid: Uid): boolean => placeOf(doc, uid) === 'bottom';

export const isPinned = ({ blocks }: Blocks, uid: Uid): boolean => isPinnedKind(blocks[uid]?.id ?? '');

/** Blocks of a tab by where they stand: above the flow, in it, over it. */
export function pinnedOf(doc: Blocks, order: readonly Uid[]): Readonly<Record<Place, Uid[]>> {
  const places: Record<Place, Uid[]> = { top: [], flow: [], bottom: [] };
  for (const uid of order) places[placeOf(doc, uid)].push(uid);
  return places;
}

/** Blocks of a tab in the order that operators see. */
export function shownOrder(doc: Blocks, order: readonly Uid[]): Uid[] {
  const { top, flow, bottom } = pinnedOf(doc, order);
  return [...top, ...flow, ...bottom];
}
