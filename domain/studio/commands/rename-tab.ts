// Renames a tab.
import type { CommandContext, CommandResult } from './command';
import { tabNameRefusal, tabOfKey } from './tabs';

export function renameTab(context: CommandContext, key: string, name: string): CommandResult {
  const tab = tabOfKey(context, key);
  if (tab === undefined) return { refusal: '这个分页已经不在了' };
  const refusal = tabNameRefusal(name);
  if (refusal !== null) return { refusal };
  const value = name.trim();
  return {
    ops: value === tab.name ? [] : [{ op: 'rename-tab', key, value, was: tab.name }],
    name: `分页「${tab.name}」改名「${value}」`,
  };
}
