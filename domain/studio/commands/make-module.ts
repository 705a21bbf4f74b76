// Replaces blocks by a reference to the module that was made of them; the module stays when this is undone.
import { MODULE } from '../../module-blocks';
import { newBlock } from '../../new-block';
import type { Uid } from '../document';
import { type CommandContext, type CommandResult, lockedWords } from './command';
import { replaceBlocks } from './replace-blocks';
import { shownOf } from './shown-blocks';

/** Why these blocks cannot be a module, of which those that are hidden stay in the page; null where they can. */
export function moduleRefusal(context: CommandContext, selected: readonly Uid[]): string | null {
  const { doc, palette } = context;
  if (selected.length === 0) return '先选中组件';
  const uids = shownOf(context, selected);
  if (uids.length === 0) return '选中的都已隐藏，先显示再存为模块';
  const within = uids.find((uid) => doc.within.standing[uid] !== undefined);
  if (within !== undefined) return '只能把页面上的整块存为模块，先移到页面上';
  const tab = doc.tabs.find(({ order }) => order.includes(uids[0] ?? ''));
  if (!uids.every((uid) => tab?.order.includes(uid))) return '只能把同一个分页的组件存为模块';
  const entries = uids.flatMap((uid) => palette[doc.blocks[uid]?.id ?? ''] ?? []);
  const refused = entries.find(({ id, single }) => single === true || id === MODULE);
  return refused === undefined ? lockedWords(context, uids) : `「${refused.title}」不能放在模块里`;
}

export interface MadeModule {
  id: number;
  name: string;
}

export function makeModule(
  context: CommandContext,
  selected: readonly Uid[],
  { id, name }: MadeModule,
): CommandResult {
  const refusal = moduleRefusal(context, selected);
  if (refusal !== null) return { refusal };
  const data = { tabType: 'filling', list: [{ id, name, tabName: '', data: [] }] };
  const text = JSON.stringify(newBlock(context.widgets, { id: MODULE, permission_key: '', data }));
  const uids = shownOf(context, selected);
  const result = replaceBlocks(context, { uids, blocks: [{ text }], name: `存为模块「${name}」` });
  if ('refusal' in result) return result;
  const hidden = selected.length - uids.length;
  const left = hidden === 0 ? '' : `；已隐藏的 ${hidden} 个留在页面里`;
  return { ...result, words: `已存为模块「${name}」${left}；撤销后模块仍保留` };
}
