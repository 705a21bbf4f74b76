// Replaces a module's block by copies of what its modules hold: later edits of the modules no longer reach them.
import { isRecord } from '../../record';
import { blockOf, dataOf, type Uid } from '../document';
import { isPinnedKind } from '../pinned';
import { type Pointer, valueAt } from '../pointer';
import type { CommandContext, CommandResult } from './command';
import type { InsertTexts } from './insert-blocks';
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

/** The module in the row at a pointer of the block's data; null where there is none. */
export function moduleAt({ doc }: Pick<CommandContext, 'doc'>, uid: Uid, at: Pointer): number | null {
  const block = doc.blocks[uid];
  const row = block?.id === 'module' ? valueAt(dataOf(block), at) : null;
  const id = Number(isRecord(row) && row['id']);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** `shown`: the blocks of its modules; pages show no background of a module. */
export function detachModule(context: CommandContext, uid: Uid, shown: InsertTexts['blocks']): CommandResult {
  const blocks = shown.filter(({ text }) => !isPinnedKind(blockOf(text).id));
  if (blocks.length === 0) return { refusal: '模块里没有组件' };
  return replaceBlocks(context, { uids: [uid], blocks, name: '解除模块关联' });
}
