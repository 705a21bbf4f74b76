// Moves blocks: behind another one, by one place, to another tab, into a slot and out of it.
import { type Uid, tabHolding } from '../document';
import { isPinned, PINNED_WORDS, pinnedOf } from '../pinned';
import { heldAt, outermost, ownersOf, slotOf, type SlotPlace } from '../within';
import { blockName, type CommandContext, type CommandResult, heldWords, namesOf } from './command';
import { openedSlot, slotRefusal, withOwnUids } from './slots';

export interface MoveBlocks {
  uids: readonly Uid[];
  /** Behind this block; null for the first place. */
  after: Uid | null;
  /** Key of the tab; the one that they stand in when absent. */
  tab?: string;
  /** Within a block; on the page when absent. */
  slot?: SlotPlace | undefined;
}

/** The nearest block before one that stays where it is; those that are pinned count as well. */
const before = (order: readonly Uid[], uid: Uid | undefined, moving: readonly Uid[]): Uid | null =>
  order
    .slice(0, uid === undefined ? 0 : order.indexOf(uid))
    .filter((one) => !moving.includes(one))
    .at(-1) ?? null;

/** Behind which block of the stored order those that are moved come: for the first place before all of the flow. */
function placeBehind(
  { doc }: CommandContext,
  order: readonly Uid[],
  { uids, after }: MoveBlocks,
): Uid | null {
  if (after !== null) return uids.includes(after) ? before(order, after, uids) : after;
  const first = pinnedOf(doc, order).flow.find((uid) => !uids.includes(uid));
  return before(order, first, uids);
}

/** The order of the flow after a move; null where nothing moves. */
function flowAfter({ doc }: CommandContext, order: readonly Uid[], { uids, after }: MoveBlocks) {
  const others = order.filter((uid) => !uids.includes(uid));
  const index = after === null ? 0 : others.indexOf(after) + 1;
  const moved = pinnedOf(doc, [...others.slice(0, index), ...uids, ...others.slice(index)]).flow;
  const { flow } = pinnedOf(doc, order);
  return flow.every((uid, at) => uid === moved[at]) && flow.length === moved.length ? null : moved;
}

const placeWords = (order: readonly Uid[], [first = '']: readonly Uid[]): string =>
  `已移到第 ${order.indexOf(first) + 1}，共 ${order.length}`;

/** Into a slot, or to another place in it. */
function moveToSlot(
  stored: CommandContext,
  { owner: around, at }: SlotPlace,
  { uids: chosen, after }: MoveBlocks,
): CommandResult {
  const slot = { owner: around, at };
  const { ops: opening, context, held: within } = openedSlot(stored, slot);
  const name = `移动 ${namesOf(context, chosen)}`;
  if (chosen.some((uid) => uid === slot.owner || ownersOf(context.doc, slot.owner).includes(uid)))
    return { refusal: '不能移到自己里面' };
  const coming = chosen.filter((uid) => within?.uids.includes(uid) !== true);
  const refusal = slotRefusal(
    context,
    slot,
    coming.map((uid) => ({ id: context.doc.blocks[uid]?.id ?? '' })),
  );
  if (refusal !== null) return refusal;
  const slots = [within, ...chosen.map((uid) => slotOf(context.doc, uid))];
  const { ops, context: now, uidOf } = withOwnUids(context, slots);
  const uids = chosen.map(uidOf);
  const order = heldAt(now.doc, slot)?.uids ?? [];
  const target = after === null ? null : uidOf(after);
  const place = target !== null && uids.includes(target) ? before(order, target, uids) : target;
  const others = order.filter((uid) => !uids.includes(uid));
  const index = place === null ? 0 : others.indexOf(place) + 1;
  const moved = [...others.slice(0, index), ...uids, ...others.slice(index)];
  if (coming.length === 0 && order.every((uid, at) => uid === moved[at]))
    return { ops: [], name, select: [...chosen] };
  const tab = tabHolding(now.doc, slot.owner)?.key ?? now.tab;
  const owner = blockName(now, slot.owner);
  return {
    ops: [...opening, ...ops, { op: 'move', uids, tab, slot, after: place }],
    name: coming.length === 0 ? name : `${name} 到「${owner}」`,
    select: uids,
    words: coming.length === 0 ? placeWords(moved, uids) : `${namesOf(now, uids)} 已移到「${owner}」里`,
  };
}

/** Out of slots, or from another tab, to a place on the page. */
function moveToPage(context: CommandContext, key: string, move: MoveBlocks): CommandResult {
  const { doc } = context;
  const order = doc.tabs.find((tab) => tab.key === key)?.order ?? [];
  const coming = move.uids.filter((uid) => !order.includes(uid));
  if (order.length + coming.length > context.maxBlocks)
    return {
      refusal: `最多 ${context.maxBlocks} 个组件，还能加 ${Math.max(0, context.maxBlocks - order.length)} 个`,
    };
  const slots = move.uids.map((uid) => slotOf(doc, uid));
  const { ops, context: now, uidOf } = withOwnUids(context, slots);
  const uids = move.uids.map(uidOf);
  const after = placeBehind(now, order, { ...move, uids });
  return {
    ops: [...ops, { op: 'move', uids, tab: key, after }],
    name: `移动 ${namesOf(now, uids)}`,
    select: uids,
    words: `${namesOf(now, uids)} 已移到页面上`,
  };
}

export function moveBlocks(
  context: CommandContext,
  { uids: chosen, slot, ...to }: MoveBlocks,
): CommandResult {
  const { doc } = context;
  const uids = outermost(doc, chosen);
  const locked = heldWords(context, uids);
  if (locked !== null) return { refusal: locked };
  const [first] = uids;
  const from = first === undefined ? undefined : tabHolding(doc, first);
  if (from === undefined) return { refusal: '这个组件已经不在了' };
  const move = { ...to, uids };
  const target = to.tab ?? from.key;
  if (slot === undefined && uids.some((uid) => doc.within.standing[uid] !== undefined))
    return moveToPage(context, target, move);
  const name = `移动 ${namesOf(context, uids)}`;
  const select = [...uids];
  if (slot === undefined && target !== from.key) {
    const order = doc.tabs.find(({ key }) => key === target)?.order ?? [];
    return {
      ops: [{ op: 'move', uids: select, tab: target, after: placeBehind(context, order, move) }],
      name,
      select,
    };
  }
  if (uids.some((uid) => isPinned(doc, uid))) return { refusal: PINNED_WORDS };
  if (slot !== undefined) return moveToSlot(context, slot, move);
  const after = placeBehind(context, from.order, move);
  const moved = flowAfter(context, from.order, { uids, after });
  if (moved === null) return { ops: [], name, select };
  return {
    ops: [{ op: 'move', uids: select, tab: target, after }],
    name,
    select,
    words: placeWords(moved, uids),
  };
}

/** The blocks among which one moves by keys: those of its slot, else of the flow of its tab. */
function rangeOf(
  { doc }: CommandContext,
  [first]: readonly Uid[],
): { order: readonly Uid[]; slot?: SlotPlace } {
  const held = first === undefined ? undefined : slotOf(doc, first);
  if (held !== undefined) return { order: held.uids, slot: { owner: held.owner, at: held.at } };
  return { order: (first === undefined ? undefined : tabHolding(doc, first))?.order ?? [] };
}

const STAYS = { refusal: '选中的不在同一处，请分开移动' };

/** By one place up or down in the flow, or in the slot. */
export function moveByOne(context: CommandContext, chosen: readonly Uid[], direction: -1 | 1): CommandResult {
  const { doc } = context;
  const uids = outermost(doc, chosen);
  if (uids.some((uid) => isPinned(doc, uid))) return { refusal: PINNED_WORDS };
  const { order, slot } = rangeOf(context, uids);
  const { flow } = pinnedOf(doc, order);
  if (!uids.every((uid) => (slotOf(doc, uid) === undefined) === (slot === undefined))) return STAYS;
  const edge = flow.indexOf(uids.at(direction === -1 ? 0 : -1) ?? '');
  const neighbour = flow[edge + direction];
  if (neighbour === undefined) {
    const out = slot === undefined ? '' : '，按 M 移到别处';
    return { refusal: `${direction === -1 ? '已经在最上面' : '已经在最下面'}${out}` };
  }
  const after = direction === 1 ? neighbour : before(order, neighbour, uids);
  return moveBlocks(context, { uids, after, slot });
}

/** To the top or the bottom of the flow, or of the slot. */
export function moveToEdge(
  context: CommandContext,
  uids: readonly Uid[],
  edge: 'top' | 'bottom',
): CommandResult {
  const { order, slot } = rangeOf(context, outermost(context.doc, uids));
  const { flow } = pinnedOf(context.doc, order);
  return moveBlocks(context, { uids, after: edge === 'top' ? null : (flow.at(-1) ?? null), slot });
}
