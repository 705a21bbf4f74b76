// Deletes a tab with its blocks; its layout row stays until publishing.
import { type CommandContext, type CommandResult, lockedWords } from './command';
import { tabOfKey } from './tabs';

export function removeTab(context: CommandContext, key: string): CommandResult {
  const tab = tabOfKey(context, key);
  if (tab === undefined) return { refusal: '这个分页已经不在了' };
  if (context.doc.tabs.length === 1) return { refusal: '页面至少有一个分页' };
  const locked = lockedWords(context, tab.order);
  if (locked !== null) return { refusal: locked };
  return {
    ops: [{ op: 'remove-tab', key }],
    name: `删除分页「${tab.name}」`,
    select: [],
    words: `已删除分页「${tab.name}」，Ctrl+Z 撤销`,
  };
}
