// Blocks without what shoppers do not see: modules and templates have no notes that would hide it.
import { isShown, shownWithin, type Uid } from '../document';
import type { CommandContext } from './command';

export const shownOf = ({ doc }: Pick<CommandContext, 'doc'>, uids: readonly Uid[]): readonly Uid[] =>
  uids.filter((uid) => isShown(doc.notes, uid));

/** JSON of the component array of those that shoppers see, with the spelling of every value. */
export const shownText = (context: Pick<CommandContext, 'doc'>, uids: readonly Uid[]): string =>
  `[${shownOf(context, uids)
    .map((uid) => {
      const { blocks, notes, within } = context.doc;
      return shownWithin({ uid, text: blocks[uid]?.text ?? 'null' }, notes, within.slots).trim();
    })
    .join(',')}]`;
