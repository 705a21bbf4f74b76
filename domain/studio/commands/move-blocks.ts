// Moves blocks: behind another one, by one place, to another tab.
import { type Uid, tabHolding } from '../document';
import { type CommandContext, type CommandResult, lockedWords, namesOf } from './command';

export interface MoveBlocks {
  uids: readonly Uid[];
  /** Behind this block; null for the first place. */
  after: Uid | null;
  /** Key of the tab; the one that they stand in when absent. */
  tab?: string;
}

export function moveBlocks(context: CommandContext, { uids, after, tab }: MoveBlocks): CommandResult {
  const locked = lockedWords(context, uids);
  if (locked !== null) return { refusal: locked };
  const [first] = uids;
  const from = first === undefined ? undefined : tabHolding(context.doc, first);
  if (from === undefined) return { refusal: '这个组件已经不在了' };
  const target = tab ?? from.key;
  const behind = after !== null && uids.includes(after) ? before(from.order, after, uids) : after;
  const others = from.order.filter((uid) => !uids.includes(uid));
  const index = behind === null ? 0 : others.indexOf(behind) + 1;
  const isStaying =
    target === from.key &&
    from.order.every((uid, at) => uid === [...others.slice(0, index), ...uids, ...others.slice(index)][at]);
  return {
    ops: isStaying ? [] : [{ op: 'move', uids: [...uids], tab: target, after: behind }],
    name: `移动 ${namesOf(context, uids)}`,
    select: [...uids],
    ...(target === from.key && !isStaying ? { words: `已移到第 ${index + 1}，共 ${from.order.length}` } : {}),
  };
}

/** The nearest block before one that stays where it is. */
function before(order: readonly Uid[], uid: Uid, moving: readonly Uid[]): Uid | null {
  return (
    order
      .slice(0, order.indexOf(uid))
      .filter((one) => !moving.includes(one))
      .at(-1) ?? null
  );
}

/** By one place up or down among those that can be moved with it. */
export function moveByOne(context: CommandContext, uids: readonly Uid[], direction: -1 | 1): CommandResult {
  const [first] = uids;
  const order = (first === undefined ? undefined : tabHolding(context.doc, first))?.order ?? [];
  const edge = direction === -1 ? order.indexOf(uids[0] ?? '') : order.indexOf(uids.at(-1) ?? '');
  const neighbour = order[edge + direction];
  if (neighbour === undefined) return { refusal: direction === -1 ? '已经在最上面' : '已经在最下面' };
  const after = direction === 1 ? neighbour : (order[edge - 2] ?? null);
  return moveBlocks(context, { uids, after });
}

/** To the top or the bottom of the tab. */
export function moveToEdge(
  context: CommandContext,
  uids: readonly Uid[],
  edge: 'top' | 'bottom',
): CommandResult {
  const [first] = uids;
  const order = (first === undefined ? undefined : tabHolding(context.doc, first))?.order ?? [];
  return moveBlocks(context, { uids, after: edge === 'top' ? null : (order.at(-1) ?? null) });
}
