// Replaces blocks by a reference to the module that was made of them; the module stays when this is undone.
import type { Uid } from '../document';
import { type CommandContext, type CommandResult, lockedWords } from './command';
import { replaceBlocks } from './replace-blocks';

/** Why these blocks cannot be a module; null where they can. */
export function moduleRefusal(context: CommandContext, uids: readonly Uid[]): string | null {
  const { doc, palette } = context;
  if (uids.length === 0) return '先选中组件';
  // A module is live at once, and has no notes beside its blocks.
  if (uids.some((uid) => doc.notes[uid]?.isHidden === true)) return '有隐藏的组件，先显示再存为模块';
  const tab = doc.tabs.find(({ order }) => order.includes(uids[0] ?? ''));
  if (!uids.every((uid) => tab?.order.includes(uid))) return '只能把同一个分页的组件存为模块';
  const entries = uids.flatMap((uid) => palette[doc.blocks[uid]?.id ?? ''] ?? []);
  const refused = entries.find(({ id, single }) => single === true || id === 'module');
  return refused === undefined ? lockedWords(context, uids) : `「${refused.title}」不能放在模块里`;
}

/** JSON of the component array that the module is made of. */
export const moduleText = ({ doc }: CommandContext, uids: readonly Uid[]): string =>
  `[${uids.map((uid) => doc.blocks[uid]?.text.trim() ?? 'null').join(',')}]`;

export interface MadeModule {
  id: number;
  name: string;
}

export function makeModule(
  context: CommandContext,
  uids: readonly Uid[],
  { id, name }: MadeModule,
): CommandResult {
  const refusal = moduleRefusal(context, uids);
  if (refusal !== null) return { refusal };
  const data = { tabType: 'filling', list: [{ id, name, tabName: '', data: [] }] };
  const text = JSON.stringify({ id: 'module', permission_key: '', data });
  const result = replaceBlocks(context, { uids, blocks: [{ text }], name: `存为模块「${name}」` });
  return 'refusal' in result ? result : { ...result, words: `已存为模块「${name}」；撤销后模块仍保留` };
}
