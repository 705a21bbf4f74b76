// Replaces a block of an older editor by the widget that followed it, with the values that both have.
import { isRecord } from '../../record';
import type { Uid } from '../document';
import { rewriteJson } from '../json-text';
import { blockName, type CommandContext, type CommandResult } from './command';
import { replaceBlocks } from './replace-blocks';

/** Leftovers never had another version than the first, whose names are those of their successor's first. */
const SUCCESSORS: Readonly<Record<string, string>> = {
  'flash-sale-advanced': 'flash-sale',
  'miaosha-advanced': 'miaosha',
};

/** Id of the widget that a block can become; undefined where there is none. */
export const successorOf = ({ doc }: Pick<CommandContext, 'doc'>, uid: Uid): string | undefined =>
  SUCCESSORS[doc.blocks[uid]?.id ?? ''];

export function convertLeftover(context: CommandContext, uid: Uid): CommandResult {
  const id = successorOf(context, uid);
  const block = context.doc.blocks[uid];
  if (id === undefined || block === undefined || !isRecord(block.value))
    return { refusal: '这个组件没有可以换成的新组件' };
  const permission = context.palette[id]?.permission ?? '';
  const text = rewriteJson(block.text, { ...block.value, id, permission_key: permission });
  const title = context.palette[id]?.title ?? id;
  return replaceBlocks(context, {
    uids: [uid],
    blocks: [{ text, note: context.doc.notes[uid] ?? {} }],
    name: `${blockName(context, uid)} 换成 ${title}`,
  });
}
