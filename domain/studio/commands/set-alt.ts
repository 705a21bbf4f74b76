// Says what a picture of a block shows, for this block alone: the stored document has no room for it.
import type { Uid } from '../document';
import { blockName, type CommandContext, type CommandResult, lockedWords } from './command';

export interface SetAlt {
  uid: Uid;
  /** Address of the picture, as stored. */
  picture: string;
  /** '' decoration; null: as the library says. */
  alt: string | null;
}

export function setAlt(context: CommandContext, { uid, picture, alt }: SetAlt): CommandResult {
  if (context.doc.blocks[uid] === undefined) return { refusal: '这个组件已经不在了' };
  const locked = lockedWords(context, [uid]);
  if (locked !== null) return { refusal: locked };
  const was = context.doc.notes[uid]?.alt;
  const { [picture]: _before, ...others } = was ?? {};
  const next = alt === null ? others : { ...others, [picture]: alt };
  const value = Object.keys(next).length === 0 ? undefined : next;
  return {
    ops: [
      {
        op: 'note',
        uid,
        name: 'alt',
        ...(value === undefined ? {} : { value }),
        ...(was === undefined ? {} : { was }),
      },
    ],
    name: `${blockName(context, uid)} · 替代文字`,
  };
}
