// Moves blocks: behind another one, by one place, to another tab.
import { type Uid, tabHolding } from '../document';
import { isPinned, PINNED_WORDS, pinnedOf } from '../pinned';
import { type CommandContext, type CommandResult, lockedWords, namesOf } from './command';

export interface MoveBlocks {
  uids: readonly Uid[];
  /** Behind this block; null for the first place. */
  after: Uid | null;
  /** Key of the tab; the one that they stand in when absent. */
  tab?: string;
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

export function moveBlocks(context: CommandContext, move: MoveBlocks): CommandResult {
  const { doc } = context;
  const { uids, tab } = move;
  const locked = lockedWords(context, uids);
  if (locked !== null) return { refusal: locked };
  const [first] = uids;
  const from = first === undefined ? undefined : tabHolding(doc, first);
  if (from === undefined) return { refusal: '这个组件已经不在了' };
  const target = tab ?? from.key;
  const name = `移动 ${namesOf(context, uids)}`;
  const select = [...uids];
  if (target !== from.key) {
    const order = doc.tabs.find(({ key }) => key === target)?.order ?? [];
    const after = placeBehind(context, order, move);
    return { ops: [{ op: 'move', uids: select, tab: target, after }], name, select };
  }
  if (uids.some((uid) => isPinned(doc, uid))) return { refusal: PINNED_WORDS };
  const after = placeBehind(context, from.order, move);
  const others = from.order.filter((uid) => !uids.includes(uid));
  const index = after === null ? 0 : others.indexOf(after) + 1;
  const moved = pinnedOf(doc, [...others.slice(0, index), ...uids, ...others.slice(index)]).flow;
  const { flow } = pinnedOf(doc, from.order);
  if (flow.every((uid, at) => uid === moved[at])) return { ops: [], name, select };
  return {
    ops: [{ op: 'move', uids: select, tab: target, after }],
    name,
    select,
    words: `已移到第 ${moved.indexOf(uids[0] ?? '') + 1}，共 ${flow.length}`,
  };
}

const tabOfFirst = ({ doc }: CommandContext, [first]: readonly Uid[]): readonly Uid[] =>
  (first === undefined ? undefined : tabHolding(doc, first))?.order ?? [];

/** By one place up or down in the flow. */
export function moveByOne(context: CommandContext, uids: readonly Uid[], direction: -1 | 1): CommandResult {
  const { doc } = context;
  if (uids.some((uid) => isPinned(doc, uid))) return { refusal: PINNED_WORDS };
  const order = tabOfFirst(context, uids);
  const { flow } = pinnedOf(doc, order);
  const edge = flow.indexOf(uids.at(direction === -1 ? 0 : -1) ?? '');
  const neighbour = flow[edge + direction];
  if (neighbour === undefined) return { refusal: direction === -1 ? '已经在最上面' : '已经在最下面' };
  return moveBlocks(context, { uids, after: direction === 1 ? neighbour : before(order, neighbour, uids) });
}

/** To the top or the bottom of the flow. */
export function moveToEdge(
  context: CommandContext,
  uids: readonly Uid[],
  edge: 'top' | 'bottom',
): CommandResult {
  const { flow } = pinnedOf(context.doc, tabOfFirst(context, uids));
  return moveBlocks(context, { uids, after: edge === 'top' ? null : (flow.at(-1) ?? null) });
}
