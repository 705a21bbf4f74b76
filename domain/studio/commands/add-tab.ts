// Adds an empty tab to a page.
import type { CommandContext, CommandResult } from './command';
import { MAX_TABS, tabNameRefusal } from './tabs';

export function addTab(context: CommandContext, name: string): CommandResult {
  const { tabs } = context.doc;
  const refusal = tabNameRefusal(name);
  if (refusal !== null) return { refusal };
  if (tabs.length >= MAX_TABS) return { refusal: `最多 ${MAX_TABS} 个分页` };
  const tab = {
    key: context.newUid(),
    name: name.trim(),
    templateId: null,
    head: '[',
    tail: ']',
    blocks: [],
  };
  return {
    ops: [{ op: 'add-tab', after: tabs.at(-1)?.key ?? null, tab }],
    name: `添加分页「${tab.name}」`,
    select: [],
  };
}
