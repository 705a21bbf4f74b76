// Hides blocks from shoppers, or shows them: what is hidden stays in the draft and is left out of what is published.
import type { Uid } from '../document';
import { type CommandContext, type CommandResult, heldWords, namesOf } from './command';

/** Hides those that show; shows all where all are hidden. */
export function toggleHidden(context: CommandContext, uids: readonly Uid[]): CommandResult {
  const locked = heldWords(context, uids);
  if (locked !== null) return { refusal: locked };
  const { notes } = context.doc;
  const isShowing = uids.every((uid) => notes[uid]?.isHidden === true);
  const changing = isShowing ? uids : uids.filter((uid) => notes[uid]?.isHidden !== true);
  const verb = isShowing ? '显示' : '隐藏';
  return {
    ops: changing.map((uid) => ({
      op: 'note',
      uid,
      name: 'isHidden',
      ...(isShowing ? { was: true } : { value: true }),
    })),
    name: `${verb} ${namesOf(context, uids)}`,
    words: isShowing
      ? `已显示 ${namesOf(context, uids)}`
      : `已隐藏 ${namesOf(context, uids)}，发布后顾客看不到`,
  };
}
