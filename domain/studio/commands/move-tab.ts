// Moves a tab by one place among the tabs of its page.
import type { CommandContext, CommandResult } from './command';

export function moveTab(context: CommandContext, key: string, direction: -1 | 1): CommandResult {
  const { tabs } = context.doc;
  const at = tabs.findIndex((tab) => tab.key === key);
  const [tab, neighbour] = [tabs[at], tabs[at + direction]];
  if (tab === undefined) return { refusal: '这个分页已经不在了' };
  if (neighbour === undefined) return { refusal: direction === -1 ? '已经在最前面' : '已经在最后面' };
  const after = direction === 1 ? neighbour.key : (tabs[at - 2]?.key ?? null);
  return {
    ops: [{ op: 'move-tab', key, after }],
    name: `移动分页「${tab.name}」`,
    words: `分页「${tab.name}」已移到第 ${at + direction + 1}，共 ${tabs.length}`,
  };
}
