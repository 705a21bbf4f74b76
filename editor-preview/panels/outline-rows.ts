// Rows of the outline: tabs, blocks, and what blocks hold, at all depths.
import { isRecord } from '~/domain/record';
import { blockName, type CommandContext } from '~/domain/studio/commands/command';
import {
  type Block,
  currentBlock,
  type CurrentBlock,
  dataOf,
  type EditDoc,
  type Uid,
} from '~/domain/studio/document';
import { isFloating, shownOrder } from '~/domain/studio/pinned';
import type { Pointer } from '~/domain/studio/pointer';
import { type Held, type SlotPlace, withInner } from '~/domain/studio/within';
import { registry } from '~/widgets/registry.gen';
import { firstWords } from '../session/block-words';
import type { IconName } from '../ui/icon';

export type OutlineRow =
  | { kind: 'tab'; key: string; level: number; name: string; isOpen: boolean }
  | {
      kind: 'block';
      key: Uid;
      /** Of its widget. */
      id: string;
      level: number;
      name: string;
      detail: string;
      rows: number;
      isUnfolded: boolean;
    }
  | {
      kind: 'part';
      key: string;
      level: number;
      name: string;
      icon: IconName;
      uid: Uid;
      at: Pointer;
      /** Blocks stand in it. */
      slot?: SlotPlace | undefined;
    }
  /** Words between rows: nothing to select. */
  | { kind: 'head'; key: string; level: number; name: string };

interface Part {
  /** Property of the list. */
  name: string;
  /** How operators call one of them, and count them. */
  word: string;
  measure: string;
  icon: IconName;
}

/** Where a widget stores what it holds. */
const PARTS: Readonly<Record<string, Part>> = {
  banner: { name: 'banners', word: '图片', measure: '张', icon: 'picture' },
  rubik: { name: 'list', word: '图片', measure: '张', icon: 'picture' },
  nav: { name: 'navs', word: '入口', measure: '个', icon: 'link' },
  goods: { name: 'catList', word: '分类', measure: '个', icon: 'list-bullet' },
  columns: { name: 'columns', word: '栏', measure: '', icon: 'list-bullet' },
  module: { name: 'list', word: '模块', measure: '个', icon: 'module' },
};

const NAMES = ['tabName', 'menuName', 'name', 'title'];

interface Parts extends Part {
  values: readonly unknown[];
}

/** The list of a block; null where it has none. */
function partsOf(block: CurrentBlock): Parts | null {
  const part = PARTS[block.id];
  if (part === undefined) return null;
  const values = dataOf(block)[part.name];
  return Array.isArray(values) ? { ...part, values } : null;
}

function partName(value: unknown, fallback: string): string {
  const fields = isRecord(value) ? value : {};
  const link = isRecord(fields['link']) ? fields['link']['name'] : undefined;
  const name = [...NAMES.map((field) => fields[field]), link].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof name === 'string' ? name : fallback;
}

/** The first one's own words and how many there are: 「双十一会场 · 3 张图片」. */
function partsDetail({ values, word, measure }: Parts): string {
  if (values.length === 0) return '';
  const first = values.map((value) => partName(value, '')).find((name) => name !== '');
  return `${first === undefined ? '' : `${first} · `}${values.length} ${measure}${word}`;
}

interface Counted {
  name: string;
  words: string;
}

/** Of widgets whose lists hold something else than goods. */
const COUNTED: Readonly<Record<string, Counted>> = {
  coupon: { name: 'coupons', words: '张优惠券' },
  customer: { name: 'wechat', words: '个客服' },
  form: { name: 'formDialog', words: '个表单项' },
  mch: { name: 'list', words: '家店铺' },
  menu: { name: 'menus', words: '个入口' },
  modal: { name: 'list', words: '张图片' },
  store: { name: 'list', words: '家门店' },
  topic: { name: 'topic_list', words: '个专题' },
};
const GOODS: Counted = { name: 'list', words: '个商品' };

/** What helps to tell a block from others of its kind: its first words, or how many it holds. */
function detailOf(block: CurrentBlock): string {
  const data = dataOf(block);
  const words = firstWords(data);
  if (words !== '') return words;
  const parts = partsOf(block);
  if (parts !== null) return partsDetail(parts);
  const { name, words: counted } = COUNTED[block.id] ?? GOODS;
  const list = data[name];
  return Array.isArray(list) && list.length > 0 ? `${list.length} ${counted}` : '';
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

type Named = Pick<Extract<OutlineRow, { kind: 'block' }>, 'key' | 'level' | 'name' | 'isUnfolded'>;

/** By the block as they were made last: a keystroke makes the rows of one block, also on a page of 1,000. */
const made = new WeakMap<Block, { named: Named; rows: readonly OutlineRow[] }>();

const isSameNamed = (one: Named, other: Named): boolean =>
  one.key === other.key &&
  one.level === other.level &&
  one.name === other.name &&
  one.isUnfolded === other.isUnfolded;

interface Inner {
  doc: EditDoc;
  options: RowOptions;
}

/** What is in a row of a block's list, and the blocks in its slots. */
function partRows(block: CurrentBlock, { key: uid, level }: Named, inner: Inner): readonly OutlineRow[] {
  const parts = partsOf(block);
  const held = inner.doc.within.held[uid] ?? [];
  const within = ({ uids }: Held, own: number) =>
    uids.flatMap((one) => blockRows(inner.doc, one, { ...inner.options, level: own }));
  if (parts === null) return held.flatMap((slot) => within(slot, level + 1));
  const { name, word, icon } = parts;
  return parts.values.flatMap((value, index): OutlineRow[] => {
    const at = `/${name}/${index}`;
    const slots = held.filter((slot) => slot.at.startsWith(`/data${at}/`));
    const [slot] = slots;
    const row = {
      kind: 'part',
      key: partKey(uid, index),
      level: level + 1,
      name: partName(value, `${word} ${index + 1}`),
      icon,
      uid,
      at,
      ...(slot === undefined ? {} : { slot: { owner: slot.owner, at: slot.at } }),
    } as const;
    return [row, ...slots.flatMap((one) => within(one, level + 2))];
  });
}

function rowsOf(block: CurrentBlock, named: Named, inner: Inner): readonly OutlineRow[] {
  const { key: uid, isUnfolded } = named;
  const held = inner.doc.within.held[uid] ?? [];
  const rows = partsOf(block)?.values.length ?? held.reduce((sum, { uids }) => sum + uids.length, 0);
  return [
    { kind: 'block', ...named, id: block.id, detail: detailOf(block), rows },
    ...(isUnfolded && !inner.options.isHiddenOnly ? partRows(block, named, inner) : []),
  ];
}

interface LevelOptions extends RowOptions {
  level: number;
}

function blockRows(doc: EditDoc, uid: Uid, options: LevelOptions): readonly OutlineRow[] {
  const block = doc.blocks[uid];
  if (block === undefined) return [];
  const { level, unfolded, palette } = options;
  const name = blockName({ doc, palette }, uid);
  const named: Named = { key: uid, level, name, isUnfolded: unfolded.has(uid) };
  const inner = { doc, options };
  // Rows of blocks in it depend on these as well.
  if (doc.within.held[uid] !== undefined) return rowsOf(currentBlock(block, registry), named, inner);
  const known = made.get(block);
  if (known !== undefined && isSameNamed(known.named, named)) return known.rows;
  const rows = rowsOf(currentBlock(block, registry), named, inner);
  made.set(block, { named, rows });
  return rows;
}

const HEAD_KEY = 'head floating';

/** Rows of blocks, with a head above those that lie over the page. */
function withHead(doc: EditDoc, uids: readonly Uid[], options: RowOptions): readonly OutlineRow[] {
  const first = uids.find((uid) => isFloating(doc, uid));
  const level = doc.tabs.length > 1 ? 2 : 1;
  const head: OutlineRow = { kind: 'head', key: HEAD_KEY, level, name: '悬浮' };
  return uids.flatMap((uid) => [
    ...(uid === first ? [head] : []),
    ...blockRows(doc, uid, { ...options, level }),
  ]);
}

/** Level 1 are the blocks; where the page has tabs, those, and the blocks of the open one below it. */
export function outlineRows(doc: EditDoc, options: RowOptions): OutlineRow[] {
  const hasTabs = doc.tabs.length > 1;
  return doc.tabs.flatMap(({ key, name, order }) => {
    const isOpen = key === options.tab;
    const all = shownOrder(doc, order);
    const isHidden = (uid: Uid) => doc.notes[uid]?.isHidden === true;
    const shown = options.isHiddenOnly ? withInner(doc, all).filter(isHidden) : all;
    const rows = isOpen ? withHead(doc, shown, options) : [];
    return hasTabs ? [{ kind: 'tab', key, level: 1, name, isOpen }, ...rows] : rows;
  });
}

export function hiddenCount(doc: EditDoc, tab: string): number {
  const { tabs, notes } = doc;
  const hidden = Object.keys(notes).filter((uid) => notes[uid]?.isHidden === true);
  if (hidden.length === 0) return 0;
  const order = new Set(withInner(doc, tabs.find(({ key }) => key === tab)?.order ?? []));
  return hidden.filter((uid) => order.has(uid)).length;
}
