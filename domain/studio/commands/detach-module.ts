// Replaces a module's block by copies of what the module holds: later edits of the module no longer reach them.
import { isRecord } from '../../record';
import { dataOf, type Uid } from '../document';
import type { CommandContext, CommandResult } from './command';
import { replaceBlocks } from './replace-blocks';

/** Ids of the modules that a block names, in the order of its tabs. */
export function modulesOf({ doc }: Pick<CommandContext, 'doc'>, uid: Uid): number[] {
  const block = doc.blocks[uid];
  const list = block?.id === 'module' ? dataOf(block)['list'] : null;
  const ids = (Array.isArray(list) ? list : []).map((entry: unknown) =>
    Number(isRecord(entry) && entry['id']),
  );
  return ids.filter((id) => Number.isInteger(id) && id > 0);
}

/** `texts` are those of the module's blocks. */
export function detachModule(context: CommandContext, uid: Uid, texts: readonly string[]): CommandResult {
  if (texts.length === 0) return { refusal: '模块里没有组件' };
  const blocks = texts.map((text) => ({ text }));
  return replaceBlocks(context, { uids: [uid], blocks, name: '解除模块关联' });
}
