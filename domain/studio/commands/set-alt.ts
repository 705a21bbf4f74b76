// Says what a picture of a block shows, for this block alone: the stored document has no room for it.
import type { BlockNote, Uid } from '../document';
import type { Op } from '../ops';
import { blockName, type CommandContext, type CommandResult, lockedWords } from './command';

export interface SetAlt {
  uid: Uid;
  /** Address of the picture, as stored. */
  picture: string;
  /** '' decoration; null: as the library says. */
  alt: string | null;
}

/** Stores alternative texts of a block; none takes the note away. */
export function altOp(
  { doc }: Pick<CommandContext, 'doc'>,
  uid: Uid,
  alt: NonNullable<BlockNote['alt']>,
): Op {
  const was = doc.notes[uid]?.alt;
  return {
    op: 'note',
    uid,
    name: 'alt',
    ...(Object.keys(alt).length === 0 ? {} : { value: alt }),
    ...(was === undefined ? {} : { was }),
  };
}

export function setAlt(context: CommandContext, { uid, picture, alt }: SetAlt): CommandResult {
  if (context.doc.blocks[uid] === undefined) return { refusal: '这个组件已经不在了' };
  const locked = lockedWords(context, [uid]);
  if (locked !== null) return { refusal: locked };
  const was = context.doc.notes[uid]?.alt;
  const { [picture]: _before, ...others } = was ?? {};
  const next = alt === null ? others : { ...others, [picture]: alt };
  return {
    ops: [altOp(context, uid, next)],
    name: `${blockName(context, uid)} · 替代文字`,
  };
}
