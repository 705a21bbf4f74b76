// Moves blocks to another tab of the page: to its end, or behind one of its blocks.
import { isUnreadable, type Uid, tabHolding } from '../document';
import { type CommandContext, type CommandResult, namesOf } from './command';
import { moveBlocks } from './move-blocks';

interface TabPlace {
  /** Of the tab. */
  key: string;
  /** Null for the first place; the last one when absent. */
  after?: Uid | null;
}

export function moveToTab(context: CommandContext, uids: readonly Uid[], to: TabPlace): CommandResult {
  const { key } = to;
  const tab = context.doc.tabs.find((one) => one.key === key);
  if (tab === undefined) return { refusal: '这个分页已经不在了' };
  if (isUnreadable(tab)) return { refusal: `「${tab.name}」的内容读不出来，不能移进去` };
  const coming = uids.filter((uid) => !tab.order.includes(uid));
  const left = Math.max(0, context.maxBlocks - tab.order.length);
  if (coming.length > left)
    return { refusal: `最多 ${context.maxBlocks} 个组件，「${tab.name}」还能加 ${left} 个` };
  const { after = tab.order.at(-1) ?? null } = to;
  const result = moveBlocks(context, { uids, after, tab: key });
  if ('refusal' in result) return result;
  const words = `${namesOf(context, uids)} 已移到「${tab.name}」`;
  return { ...result, name: `移动 ${namesOf(context, uids)} 到「${tab.name}」`, words };
}

/** To the tab before or behind that of the first block. */
export function moveToNextTab(
  context: CommandContext,
  uids: readonly Uid[],
  direction: -1 | 1,
): CommandResult {
  const { tabs } = context.doc;
  const [first] = uids;
  const from = first === undefined ? undefined : tabHolding(context.doc, first);
  const target = from === undefined ? undefined : tabs[tabs.indexOf(from) + direction];
  if (target === undefined) return { refusal: tabs.length < 2 ? '页面只有一个分页' : '没有更多分页' };
  return moveToTab(context, uids, { key: target.key });
}
