// Gives a block a name of its own, or takes it away; it stands beside the document.
import type { Uid } from '../document';
import { blockName, type CommandContext, type CommandResult, lockedWords } from './command';

export const MAX_BLOCK_NAME = 30;

/** An empty name leaves the block with that of its kind. */
export function renameBlock(context: CommandContext, uid: Uid, name: string): CommandResult {
  if (context.doc.blocks[uid] === undefined) return { refusal: '这个组件已经不在了' };
  const locked = lockedWords(context, [uid]);
  if (locked !== null) return { refusal: locked };
  const value = name.trim();
  if (value.length > MAX_BLOCK_NAME) return { refusal: `名字最多 ${MAX_BLOCK_NAME} 个字` };
  const was = context.doc.notes[uid]?.name;
  const next = value === '' ? undefined : value;
  return {
    ops:
      next === was
        ? []
        : [
            {
              op: 'note',
              uid,
              name: 'name',
              ...(next === undefined ? {} : { value: next }),
              ...(was === undefined ? {} : { was }),
            },
          ],
    name:
      next === undefined
        ? `去掉名字 ${blockName(context, uid)}`
        : `重命名 ${blockName(context, uid)} → ${next}`,
  };
}
