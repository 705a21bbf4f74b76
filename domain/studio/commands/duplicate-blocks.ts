// Duplicates blocks: the copies stand behind the last of them.
import { type BlockNote, type EditDoc, type Uid, tabHolding } from '../document';
import { innerUids, outermost, slotOf, withInner } from '../within';
import { type CommandContext, type CommandResult, namesOf } from './command';
import { insertTexts } from './insert-blocks';

/** A copy is nobody's: it is not locked, and what was accepted of the other one is asked anew. */
export const noteOfCopy = ({ locked: _locked, dismissed: _dismissed, ...note }: BlockNote = {}): BlockNote =>
  note;

/** Notes of the blocks in its slots, by their uids in its text; nothing where there are none. */
export function notesWithin(doc: EditDoc, uid: Uid): { inner?: Record<Uid, BlockNote> } {
  const notes = innerUids(doc, uid).flatMap((inner) => {
    const note = noteOfCopy(doc.notes[inner]);
    // One of a place begins with the uid of its owner, which the copy does not have.
    const name = inner.startsWith(`${uid}/`) ? inner.slice(uid.length) : inner;
    return Object.keys(note).length === 0 ? [] : [[name, note] as const];
  });
  return notes.length === 0 ? {} : { inner: Object.fromEntries(notes) };
}

/** Blocks in page order, each with its text and what stands beside it. */
export const copiesOf = ({ doc }: Pick<CommandContext, 'doc'>, uids: readonly Uid[]) =>
  outermost(
    doc,
    withInner(
      doc,
      doc.tabs.flatMap(({ order }) => order),
    ).filter((uid) => uids.includes(uid)),
  ).map((uid) => ({
    text: doc.blocks[uid]?.text.trim() ?? 'null',
    note: noteOfCopy(doc.notes[uid]),
    ...notesWithin(doc, uid),
  }));

export function duplicateBlocks(context: CommandContext, uids: readonly Uid[]): CommandResult {
  const last = outermost(context.doc, uids).at(-1);
  const tab = last === undefined ? undefined : tabHolding(context.doc, last);
  if (last === undefined || tab === undefined) return { refusal: '先选中组件' };
  return insertTexts(context, {
    slot: slotOf(context.doc, last),
    blocks: copiesOf(context, uids),
    after: last,
    tab: tab.key,
    name: `复制 ${namesOf(context, uids)}`,
  });
}
