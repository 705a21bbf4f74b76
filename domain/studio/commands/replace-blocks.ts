// Puts other blocks in the place of some: what making and leaving modules and converting have in common.
import { type Uid, tabHolding } from '../document';
import { type CommandContext, type CommandResult, isRefusal, lockedWords } from './command';
import { insertTexts, type InsertTexts } from './insert-blocks';

export interface ReplaceBlocks {
  uids: readonly Uid[];
  blocks: InsertTexts['blocks'];
  name: string;
}

/** Within one tab; the new ones stand where the first of the old ones stood. */
export function replaceBlocks(context: CommandContext, { uids, blocks, name }: ReplaceBlocks): CommandResult {
  const [first] = uids;
  const tab = first === undefined ? undefined : tabHolding(context.doc, first);
  if (first === undefined || tab === undefined) return { refusal: '这个组件已经不在了' };
  if (context.doc.within.standing[first] !== undefined) return { refusal: '先把它移到页面上' };
  const locked = lockedWords(context, uids);
  if (locked !== null) return { refusal: locked };
  const after = tab.order[tab.order.indexOf(first) - 1] ?? null;
  const order = tab.order.filter((uid) => !uids.includes(uid));
  const doc = {
    ...context.doc,
    tabs: context.doc.tabs.map((one) => (one === tab ? { ...tab, order } : one)),
  };
  const inserted = insertTexts({ ...context, doc }, { blocks, after, tab: tab.key, name });
  if (isRefusal(inserted)) return inserted;
  return { ...inserted, ops: [{ op: 'remove', uids: [...uids] }, ...inserted.ops] };
}
