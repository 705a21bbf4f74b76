// Deletes blocks.
import { type Uid, tabHolding } from '../document';
import { type CommandContext, type CommandResult, lockedWords, namesOf } from './command';

export function removeBlocks(context: CommandContext, uids: readonly Uid[], verb = '删除'): CommandResult {
  const locked = lockedWords(context, uids);
  if (locked !== null) return { refusal: locked };
  const [first] = uids;
  const order = (first === undefined ? undefined : tabHolding(context.doc, first))?.order ?? [];
  const last = order.findIndex((uid) => uid === uids.at(-1));
  const next = order.slice(last + 1).find((uid) => !uids.includes(uid));
  const before = order
    .slice(0, last)
    .filter((uid) => !uids.includes(uid))
    .at(-1);
  const neighbour = next ?? before;
  return {
    ops: uids.length === 0 ? [] : [{ op: 'remove', uids: [...uids] }],
    name: `${verb} ${namesOf(context, uids)}`,
    select: neighbour === undefined ? [] : [neighbour],
    words: `已${verb} ${namesOf(context, uids)}，Ctrl+Z 撤销`,
  };
}
