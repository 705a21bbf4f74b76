// The document that the studio edits: blocks as stored text, addressed by uid, with notes beside it.
import { isRecord } from '../record';
import { upgraded, type Versioned, versionOf } from '../widget-version';
import { ownUid, type SlotTable } from '../slots';
import { rewriteJson, splitArray } from './json-text';
import { ValueWriter, valueAt } from './pointer';
import type { Block, Uid } from './block';
import { readWithin, rootOf, type Within } from './within';

export type { Block, Uid } from './block';

/** Operators' notes on a block, beside the stored document: shoppers' data never contain them. */
export interface BlockNote {
  /** Custom name, at most 30 characters. */
  name?: string;
  /** Role of the lock's owner: only owners unlock an owner's lock. */
  locked?: 'owner' | 'editor';
  /** Left out when published. */
  isHidden?: true;
  /** Still contains example content. */
  isDemo?: true;
  /**
   * Alternative texts of the block's pictures by their address as stored, so that each follows its picture where rows
   * are moved, deleted or copied; '' marks decoration.
   */
  alt?: Readonly<Record<string, string>>;
  /** Accepted warnings: code and digest of the value → reason. */
  dismissed?: Readonly<Record<string, string>>;
}

/**
 * Notes on the blocks of a layout by their place, from 0, in slots `3/data/columns/0/blocks/1`: a layout of the mall has
 * neither uids nor notes.
 */
export type PlacedNotes = Record<string, BlockNote>;

/** The form of alternative texts and of accepted warnings. */
export const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** A block as it is stored and sent: `text` is its exact JSON with the white space around it. */
export interface BlockText {
  uid: Uid;
  text: string;
}

export interface TabContent {
  /** Stable within the document. */
  key: string;
  name: string;
  /** Row of `diy_templates`; null before the first publication. */
  templateId: number | null;
  /** Text before the first block, '[' for a list. */
  head: string;
  /** Text after the last block. */
  tail: string;
  blocks: BlockText[];
}

/** A draft as the server stores and returns it. */
export interface DraftContent {
  /** Tabs of a page; one for a module or a user centre; none for settings. */
  tabs: TabContent[];
  notes: Record<Uid, BlockNote>;
  /** A page's title, platforms and so on; the whole value of a settings document. */
  meta: Record<string, unknown>;
}

export interface Tab extends Omit<TabContent, 'blocks'> {
  readonly order: readonly Uid[];
}

/** The same draft for editing; treated as immutable, unchanged parts are shared between versions. */
export interface EditDoc {
  readonly tabs: readonly Tab[];
  /** Those of tabs, and those in their slots, whose text is a part of the text of the block around them. */
  readonly blocks: Readonly<Record<Uid, Block>>;
  readonly within: Within;
  readonly notes: Readonly<Record<Uid, BlockNote>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** @throws SyntaxError when the text is no JSON. */
export function blockOf(text: string): Block {
  const value: unknown = JSON.parse(text);
  const id = isRecord(value) && typeof value['id'] === 'string' ? value['id'] : '';
  return { id, text, value };
}

declare const isCurrent: unique symbol;

/** A block in its widget's version: what reads data of blocks takes no other, so that older ones are migrated first. */
export type CurrentBlock = Block & { readonly [isCurrent]: true };

type Data = Readonly<Record<string, unknown>>;
type Widgets = Readonly<Record<string, Versioned>>;

/** As stored, in whatever version: for who shows or places what is stored. {} for none (PHP stores empty objects as []). */
export const storedDataOf = ({ value }: Block): Data =>
  isRecord(value) && isRecord(value['data']) ? value['data'] : {};

/** Data of a block, before coercion. */
export const dataOf = (block: CurrentBlock): Data => storedDataOf(block);

const widgetOf = ({ id }: Block, widgets: Widgets): Versioned | undefined =>
  Object.hasOwn(widgets, id) ? widgets[id] : undefined;

/** The block as forms, checks and panels read it: an older one in the widget's version. */
export function currentBlock(block: Block, widgets: Widgets): CurrentBlock {
  const value = upgraded(block.value, widgetOf(block, widgets));
  return (value === block.value ? block : { ...block, value }) as CurrentBlock;
}

/** Why a block cannot be read in its widget's version and stays as stored, in words that follow its name; null where it can. */
export function keptWords(block: Block, widgets: Widgets): string | null {
  const widget = widgetOf(block, widgets);
  const version = versionOf(currentBlock(block, widgets).value);
  if (widget === undefined || version === widget.version) return null;
  return version > widget.version ? '来自更新的版本' : '的旧数据转换不了';
}

/** Pages have a title, modules and user centres a name; '' where there is none. */
export function titleOf({ meta: { title, name } }: Pick<DraftContent, 'meta'>): string {
  const words = title ?? name;
  return typeof words === 'string' ? words : '';
}

/** The blocks of tabs with those in their slots. */
export function withSlotsOf(
  onTabs: Readonly<Record<Uid, Block>>,
  slots: SlotTable,
): Pick<EditDoc, 'blocks' | 'within'> {
  const blocks = { ...onTabs };
  const within = { slots, standing: {}, held: {} };
  for (const [uid, { value }] of Object.entries(onTabs)) {
    const isTaken = (one: Uid) => blocks[one] !== undefined;
    const read = readWithin(uid, value, { slots, isTaken, known: {} });
    Object.assign(blocks, read.blocks);
    Object.assign(within.standing, read.standing);
    Object.assign(within.held, read.held);
  }
  return { blocks, within };
}

/** Without `slots` blocks in slots are a part of their block alone. @throws SyntaxError when a block's text is no JSON. */
export function openDraft({ tabs, notes, meta }: DraftContent, slots: SlotTable = {}): EditDoc {
  const blocks = tabs.flatMap((tab) => tab.blocks.map(({ uid, text }) => [uid, blockOf(text)] as const));
  return {
    tabs: tabs.map(({ blocks: own, ...tab }) => ({ ...tab, order: own.map(({ uid }) => uid) })),
    ...withSlotsOf(Object.fromEntries(blocks), slots),
    notes,
    meta,
  };
}

/** A tab with the texts of its blocks, or of some of them. */
export const contentOfTab = (
  { blocks }: Pick<EditDoc, 'blocks'>,
  { order, ...tab }: Tab,
  uids: readonly Uid[] = order,
): TabContent => ({ ...tab, blocks: uids.map((uid) => ({ uid, text: blocks[uid]?.text ?? 'null' })) });

export const draftOf = (doc: EditDoc): DraftContent => ({
  tabs: doc.tabs.map((tab) => contentOfTab(doc, tab)),
  notes: doc.notes,
  meta: doc.meta,
});

const OPENING = /^[ \t\r\n]*\[[ \t\r\n]*$/;
const CLOSING = /^[ \t\r\n]*\][ \t\r\n]*$/;

/** A tab that cannot contain blocks, as its text is no list: stored unchanged until it is replaced as a whole. */
export const isUnreadable = ({ head, tail }: Pick<Tab, 'head' | 'tail'>): boolean =>
  !OPENING.test(head) || !CLOSING.test(tail);

/**
 * Whether shoppers could see nothing of a tab but its blocks: '[', blocks, ']' and white space, or a text without
 * blocks that is no list and cannot be published.
 */
export const hidesNothing = (tab: Pick<TabContent, 'head' | 'tail' | 'blocks'>): boolean =>
  !isUnreadable(tab) || (tab.blocks.length === 0 && tab.tail === '' && splitList(tab.head) === null);

/** A valid list, or null. */
function splitList(text: string): { head: string; entries: string[]; tail: string } | null {
  try {
    return Array.isArray(JSON.parse(text)) ? splitArray(text) : null;
  } catch {
    return null;
  }
}

/**
 * Blocks in whose slots no uid of `taken` stands, nor one twice: all but the first lose it, and have that of their place.
 * `taken` gains those that stay.
 */
export function withUidsOnce(
  blocks: readonly BlockText[],
  { slots, taken }: { slots: SlotTable; taken: Set<Uid> },
): BlockText[] {
  for (const { uid } of blocks) taken.add(uid);
  const isTaken = (uid: Uid) => taken.has(uid);
  return blocks.map((block) => {
    const { value } = blockOf(block.text);
    const { seconds, standing } = readWithin(block.uid, value, { slots, isTaken, known: {} });
    for (const uid of Object.keys(standing)) taken.add(uid);
    if (seconds.length === 0) return block;
    const writer = new ValueWriter(value);
    for (const path of seconds) writer.write(`${path}/uid`, undefined);
    return { ...block, text: rewriteJson(block.text, writer.value) };
  });
}

interface TabOptions extends Pick<TabContent, 'key' | 'name' | 'templateId'> {
  newUid: () => Uid;
  /** Without them blocks in slots are a part of their block alone. */
  slots?: SlotTable;
  /** Uids of other tabs; gains those of this one. */
  taken?: Set<Uid>;
}

/**
 * The tab of a stored layout. Blocks have their own uid, or a new one where it is missing or a duplicate; in slots one of
 * their place. A text that is no list becomes a tab without blocks that is written back byte for byte (`isUnreadable`).
 */
export function tabOf(
  text: string,
  { newUid, slots = {}, taken = new Set(), ...head }: TabOptions,
): TabContent {
  const list = splitList(text);
  if (list === null) return { ...head, head: text, tail: '', blocks: [] };
  const blocks = list.entries.map((entry) => {
    const own = ownUid(JSON.parse(entry));
    const uid = own === null || taken.has(own) ? newUid() : own;
    taken.add(uid);
    return { uid, text: entry };
  });
  return { ...head, head: list.head, tail: list.tail, blocks: withUidsOnce(blocks, { slots, taken }) };
}

/** Whether shoppers see a block. */
export const isShown = (notes: DraftContent['notes'], uid: Uid): boolean => notes[uid]?.isHidden !== true;

/** Blocks of a tab that shoppers see, without what is hidden in their slots. */
export const shownBlocks = (
  { blocks }: TabContent,
  notes: DraftContent['notes'],
  slots: SlotTable,
): BlockText[] =>
  blocks
    .filter(({ uid }) => isShown(notes, uid))
    .map(({ uid, text }) => ({ uid, text: shownWithin({ uid, text }, notes, slots) }));

/** The text of a block without what is hidden in its slots. */
export function shownWithin(
  { uid, text }: BlockText,
  notes: DraftContent['notes'],
  slots: SlotTable,
): string {
  const { value } = blockOf(text);
  const { standing, held } = readWithin(uid, value, { slots, isTaken: () => false, known: {} });
  if (Object.keys(standing).every((inner) => isShown(notes, inner))) return text;
  const writer = new ValueWriter(value);
  const lists = Object.values(held)
    .flat()
    .map(({ owner, at, uids }) => ({ at: (standing[owner]?.path ?? '') + at, uids }));
  // The inner ones first: what is left out of a list moves those behind it.
  for (const { at, uids } of lists.sort((a, b) => b.at.length - a.at.length)) {
    const list = valueAt(writer.value, at) as unknown[];
    writer.write(
      at,
      list.filter((_element, index) => isShown(notes, uids[index] ?? '')),
    );
  }
  return rewriteJson(text, writer.value);
}

/** The stored text of a tab: where nothing was edited, byte for byte what was read. */
export const layoutText = ({ head, tail, blocks }: Pick<TabContent, 'head' | 'tail' | 'blocks'>): string =>
  `${head}${blocks.map(({ text }) => text).join(',')}${tail}`;

/** The tab with this block, or with the one around it; undefined where there is none. */
export function tabHolding(doc: EditDoc, uid: Uid): Tab | undefined {
  const root = rootOf(doc, uid);
  return doc.tabs.find(({ order }) => order.includes(root));
}
