// Inserts blocks behind a place: new ones from the palette, pasted ones, those of a template.
import type { Uid } from '../document';
import type { PaletteEntry } from '../form';
import type { CommandContext, CommandResult } from './command';

export interface InsertBlocks {
  /** Elements to store, without uid. */
  elements: readonly { id: string; [member: string]: unknown }[];
  /** Behind this block; null for the first place. */
  after: Uid | null;
  /** Key of the tab; the open one when absent. */
  tab?: string;
  /** Name of the step; made of the block's when absent. */
  name?: string;
  /** Marks them as example content. */
  isDemo?: boolean;
}

/** Those that count towards a tab's limit, in all of its blocks. */
const countOf = ({ doc }: CommandContext, key: string): number =>
  doc.tabs.find((tab) => tab.key === key)?.order.length ?? 0;

/** The block of a widget that a page holds once; undefined where there is none. */
export const presentSingle = ({ doc }: Pick<CommandContext, 'doc'>, id: string): Uid | undefined =>
  doc.tabs.flatMap(({ order }) => order).find((uid) => doc.blocks[uid]?.id === id);

/** Why a widget cannot be inserted now; null where it can. */
export function insertRefusal(context: CommandContext, entry: PaletteEntry): string | null {
  const { permission, single, title, id } = entry;
  if (permission !== undefined && permission !== '' && !context.permissions.has(permission))
    return `商城未开通“${title}”`;
  if (single === true && presentSingle(context, id) !== undefined) return '页面上已有';
  return countOf(context, context.tab) >= context.maxBlocks ? limitWords(context) : null;
}

const limitWords = ({ maxBlocks }: CommandContext): string => `最多 ${maxBlocks} 个组件`;

export function insertBlocks(
  context: CommandContext,
  { elements, after, ...rest }: InsertBlocks,
): CommandResult {
  const { tab = context.tab, name, isDemo = false } = rest;
  const seen = new Set<string>();
  const allowed = elements.filter(({ id }) => {
    const isTwice =
      context.palette[id]?.single === true && (seen.has(id) || presentSingle(context, id) !== undefined);
    seen.add(id);
    return !isTwice;
  });
  const left = context.maxBlocks - countOf(context, tab);
  if (allowed.length === 0) return { refusal: '一页只能有一个，页面上已有' };
  if (allowed.length > left)
    return { refusal: `最多 ${context.maxBlocks} 个组件，还能加 ${Math.max(0, left)} 个` };
  const blocks = allowed.map((element) => {
    const uid = context.newUid();
    return { uid, text: JSON.stringify({ ...element, uid }) };
  });
  const uids = blocks.map(({ uid }) => uid);
  const [first] = allowed;
  const title =
    allowed.length === 1
      ? (context.palette[first?.id ?? '']?.title ?? first?.id ?? '')
      : `${allowed.length} 个组件`;
  return {
    ops: [
      { op: 'insert', tab, after, blocks },
      ...(isDemo
        ? uids.map((uid) => ({ op: 'note' as const, uid, name: 'isDemo' as const, value: true }))
        : []),
    ],
    name: name ?? `添加 ${title}`,
    select: uids,
  };
}
