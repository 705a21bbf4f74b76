// Deletes blocks.
import type { Uid } from '../document';
import { outermost, ownersOf, slotOf } from '../within';
import { type CommandContext, type CommandResult, heldWords, namesOf } from './command';
import { siblingsOf, withOwnUids } from './slots';

export function removeBlocks(context: CommandContext, chosen: readonly Uid[], verb = '删除'): CommandResult {
  const all = outermost(context.doc, chosen);
  const locked = heldWords(context, all);
  if (locked !== null) return { refusal: locked };
  const slots = all.map((uid) => slotOf(context.doc, uid));
  const { ops: before, context: now, uidOf } = withOwnUids(context, slots);
  const uids = all.map(uidOf);
  const [first] = uids;
  const order = first === undefined ? [] : siblingsOf(now, first);
  const last = order.findIndex((uid) => uid === uids.at(-1));
  const next = order.slice(last + 1).find((uid) => !uids.includes(uid));
  const previous = order
    .slice(0, last)
    .filter((uid) => !uids.includes(uid))
    .at(-1);
  const neighbour = next ?? previous ?? (first === undefined ? undefined : ownersOf(now.doc, first)[0]);
  return {
    ops: uids.length === 0 ? [] : [...before, { op: 'remove', uids }],
    name: `${verb} ${namesOf(now, uids)}`,
    select: neighbour === undefined ? [] : [neighbour],
    words: `已${verb} ${namesOf(now, uids)}，Ctrl+Z 撤销`,
  };
}
