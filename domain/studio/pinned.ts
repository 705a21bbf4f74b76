// Blocks that are pinned to the page: they have no place in its flow, wherever they are stored.
import type { EditDoc, Uid } from './document';

const PINNED_TOP = ['background', 'app-nav-bar'];
const PINNED_BOTTOM = ['modal', 'quick-nav'];

export const PINNED_WORDS = '这一块固定在页面上，不能移动';

type Blocks = Pick<EditDoc, 'blocks'>;

const isOf =
  ({ blocks }: Blocks, ids: readonly string[]) =>
  (uid: Uid) =>
    ids.includes(blocks[uid]?.id ?? '');

export const isPinnedKind = (id: string): boolean => [...PINNED_TOP, ...PINNED_BOTTOM].includes(id);

export const isPinned = ({ blocks }: Blocks, uid: Uid): boolean => isPinnedKind(blocks[uid]?.id ?? '');

/** Blocks of a tab by where they stand: above the flow, in it, over it. */
export function pinnedOf(doc: Blocks, order: readonly Uid[]) {
  return {
    top: order.filter(isOf(doc, PINNED_TOP)),
    flow: order.filter((uid) => !isPinned(doc, uid)),
    bottom: order.filter(isOf(doc, PINNED_BOTTOM)),
  };
}

/** Blocks of a tab in the order that operators see. */
export function shownOrder(doc: Blocks, order: readonly Uid[]): Uid[] {
  const { top, flow, bottom } = pinnedOf(doc, order);
  return [...top, ...flow, ...bottom];
}
