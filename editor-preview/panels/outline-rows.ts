// Rows of the outline: tabs, blocks, and what blocks hold; and where they may be dropped.
import { isRecord } from '~/domain/record';
import { blockName, type CommandContext } from '~/domain/studio/commands/command';
import { dataOf, type EditDoc, type Uid } from '~/domain/studio/document';
import { shownOrder } from '~/domain/studio/pinned';
import type { Pointer } from '~/domain/studio/pointer';

export type OutlineRow =
  | { kind: 'tab'; key: string; level: number; name: string; isOpen: boolean }
  | {
      kind: 'block';
      key: Uid;
      level: number;
      name: string;
      detail: string;
      rows: number;
      isUnfolded: boolean;
    }
  | { kind: 'part'; key: string; level: number; name: string; uid: Uid; at: Pointer };

/** Where a widget stores what it holds, and how operators call one of them. */
const PARTS: Readonly<Record<string, { name: string; word: string }>> = {
  banner: { name: 'banners', word: '图片' },
  rubik: { name: 'list', word: '图片' },
  nav: { name: 'navs', word: '入口' },
  goods: { name: 'catList', word: '分类' },
  module: { name: 'list', word: '模块' },
};

const NAMES = ['tabName', 'menuName', 'name', 'title'];

/** Lists of a stored block; none where it stores none. */
function partsOf(doc: EditDoc, uid: Uid): { at: string; values: readonly unknown[]; word: string } | null {
  const block = doc.blocks[uid];
  const part = PARTS[block?.id ?? ''];
  if (block === undefined || part === undefined) return null;
  const values = dataOf(block)[part.name];
  return Array.isArray(values) ? { at: `/${part.name}`, values, word: part.word } : null;
}

function partName(value: unknown, fallback: string): string {
  const fields = isRecord(value) ? value : {};
  const link = isRecord(fields['link']) ? fields['link']['name'] : undefined;
  const name = [...NAMES.map((field) => fields[field]), link].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof name === 'string' ? name : fallback;
}

const COUNTED: Readonly<Record<string, string>> = { list: '个商品', coupons: '张优惠券' };

/** What helps to tell a block from others of its kind: its first words, or how many it holds. */
function detailOf(doc: EditDoc, uid: Uid): string {
  const block = doc.blocks[uid];
  if (block === undefined) return '';
  const data = dataOf(block);
  const words = ['title', 'content', 'text', 'placeholder'].map((name) => data[name]);
  const text = words.find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof text === 'string')
    return text
      .replaceAll(/<[^>]*>/g, '')
      .trim()
      .slice(0, 30);
  const parts = partsOf(doc, uid);
  if (parts !== null) return parts.values.length === 0 ? '' : `${parts.values.length} 个${parts.word}`;
  const counted = Object.entries(COUNTED).find(([name]) => Array.isArray(data[name]));
  const list: unknown = counted === undefined ? [] : data[counted[0]];
  return counted === undefined || !Array.isArray(list) || list.length === 0
    ? ''
    : `${list.length} ${counted[1]}`;
}

export interface RowOptions {
  tab: string;
  unfolded: ReadonlySet<Uid>;
  /** Of the mall: names of kinds. */
  palette: CommandContext['palette'];
  /** Only those that are hidden from shoppers. */
  isHiddenOnly: boolean;
}

export const partKey = (uid: Uid, index: number | ''): string => `${uid} ${index}`;

function blockRows(doc: EditDoc, uid: Uid, { unfolded, palette }: RowOptions): OutlineRow[] {
  const level = doc.tabs.length > 1 ? 2 : 1;
  const parts = partsOf(doc, uid);
  const isUnfolded = unfolded.has(uid);
  const row: OutlineRow = {
    kind: 'block',
    key: uid,
    level,
    name: blockName({ doc, palette }, uid),
    detail: detailOf(doc, uid),
    rows: parts?.values.length ?? 0,
    isUnfolded,
  };
  const inner = parts === null || !isUnfolded ? [] : parts.values;
  return [
    row,
    ...inner.map(
      (value, index): OutlineRow => ({
        kind: 'part',
        key: partKey(uid, index),
        level: level + 1,
        name: partName(value, `${parts?.word ?? ''} ${index + 1}`),
        uid,
        at: `${parts?.at ?? ''}/${index}`,
      }),
    ),
  ];
}

/** Level 1 are the blocks; where the page has tabs, those, and the blocks of the open one below it. */
export function outlineRows(doc: EditDoc, options: RowOptions): OutlineRow[] {
  const hasTabs = doc.tabs.length > 1;
  return doc.tabs.flatMap(({ key, name, order }) => {
    const isOpen = key === options.tab;
    const all = shownOrder(doc, order);
    const shown = options.isHiddenOnly ? all.filter((uid) => doc.notes[uid]?.isHidden === true) : all;
    const rows = isOpen ? shown.flatMap((uid) => blockRows(doc, uid, options)) : [];
    return hasTabs ? [{ kind: 'tab', key, level: 1, name, isOpen }, ...rows] : rows;
  });
}

export const hiddenCount = (doc: EditDoc, tab: string): number =>
  doc.tabs.find(({ key }) => key === tab)?.order.filter((uid) => doc.notes[uid]?.isHidden === true).length ??
  0;

export const ROW_HEIGHT = 32;

export interface DropPlace {
  after: Uid | null;
  /** In px from the top of the rows. */
  top: number;
}

/** The place among the blocks of the flow that is nearest to a height; null where there is none. */
export function dropPlace(rows: readonly OutlineRow[], flow: ReadonlySet<Uid>, y: number): DropPlace | null {
  const blocks = rows.flatMap((row, index) =>
    row.kind === 'block' && flow.has(row.key) ? { uid: row.key, index } : [],
  );
  const [first] = blocks;
  if (first === undefined) return null;
  const before = blocks.filter(({ index }) => (index + 0.5) * ROW_HEIGHT < y).at(-1);
  if (before === undefined) return { after: null, top: first.index * ROW_HEIGHT };
  const next = rows.findIndex((row, index) => index > before.index && row.kind !== 'part');
  return { after: before.uid, top: (next === -1 ? rows.length : next) * ROW_HEIGHT };
}
