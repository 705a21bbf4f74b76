// Duplicates blocks: the copies stand behind the last of them.
import { type BlockNote, type Uid, tabHolding } from '../document';
import { type CommandContext, type CommandResult, namesOf } from './command';
import { insertTexts } from './insert-blocks';

/** A copy is nobody's: it is not locked, and what was accepted of the other one is asked anew. */
export const noteOfCopy = ({ locked: _locked, dismissed: _dismissed, ...note }: BlockNote = {}): BlockNote =>
  note;

/** Blocks in page order, each with its text and what stands beside it. */
export const copiesOf = ({ doc }: Pick<CommandContext, 'doc'>, uids: readonly Uid[]) =>
  doc.tabs
    .flatMap(({ order }) => order)
    .filter((uid) => uids.includes(uid))
    .map((uid) => ({ text: doc.blocks[uid]?.text.trim() ?? 'null', note: noteOfCopy(doc.notes[uid]) }));

export function duplicateBlocks(context: CommandContext, uids: readonly Uid[]): CommandResult {
  const last = uids.at(-1);
  const tab = last === undefined ? undefined : tabHolding(context.doc, last);
  if (last === undefined || tab === undefined) return { refusal: '先选中组件' };
  return insertTexts(context, {
    blocks: copiesOf(context, uids),
    after: last,
    tab: tab.key,
    name: `复制 ${namesOf(context, uids)}`,
  });
}
