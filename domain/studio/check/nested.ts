// The check of blocks in slots: which are looked at, and where they stand.
import { blockName, type CommandContext } from '../commands/command';
import { slotName } from '../commands/slots';
import { type EditDoc, isShown, type Uid } from '../document';
import { innerUids, ownersOf, slotOf } from '../within';

/** Those in a block's slots that shoppers see, at all depths. */
export const shownWithin = (doc: EditDoc, uid: Uid): readonly Uid[] =>
  innerUids(doc, uid).filter((inner) =>
    [inner, ...ownersOf(doc, inner)].every((one) => isShown(doc.notes, one)),
  );

/** 「在「分栏」第 1 栏：」. */
export function slotWords(context: Pick<CommandContext, 'doc' | 'palette'>, uid: Uid): string {
  const held = slotOf(context.doc, uid);
  return held === undefined ? '' : `在「${blockName(context, held.owner)}」${slotName(held)}：`;
}
