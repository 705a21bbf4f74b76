// Inserts blocks behind a place: new ones from the palette, pasted ones, those of a template.
import { isRecord } from '../../record';
import { blockOf, type BlockNote, isUnreadable, type Uid, tabHolding } from '../document';
import type { PaletteEntry } from '../form';
import { isMiniProgram, isOfMiniPrograms } from '../mini-program';
import { rewriteJson } from '../json-text';
import type { Op } from '../ops';
import type { SlotPlace } from '../within';
import {
  blockName,
  type CommandContext,
  type CommandResult,
  type Done,
  type Refusal,
  type Way,
} from './command';
import { openedSlot, slotRefusal, withNewUids, withOwnUids } from './slots';

interface InsertPlace {
  /** Behind this block; null for the first place. */
  after: Uid | null;
  /** Within a block; on the page when absent. */
  slot?: SlotPlace | undefined;
  /** Key of the tab; the open one when absent. */
  tab?: string;
  /** Name of the step; made of the block's when absent. */
  name?: string;
}

export interface InsertTexts extends InsertPlace {
  /** Exact JSON of each element; a uid in it is replaced by a new one. `note` is what stands beside the block, `inner` beside those in it. */
  blocks: readonly { text: string; note?: BlockNote; inner?: Readonly<Record<Uid, BlockNote>> }[];
}

export interface InsertBlocks extends InsertPlace {
  /** Elements to store, without uid. */
  elements: readonly { id: string; [member: string]: unknown }[];
}

/** Those that count towards a tab's limit, in all of its blocks. */
const countOf = ({ doc }: CommandContext, key: string): number =>
  doc.tabs.find((tab) => tab.key === key)?.order.length ?? 0;

/** The block of a widget that a tab's layout holds once; undefined where the open one has none. */
export const presentSingle = (
  { doc, tab }: Pick<CommandContext, 'doc' | 'tab'>,
  id: string,
): Uid | undefined =>
  doc.tabs.find(({ key }) => key === tab)?.order.find((uid) => doc.blocks[uid]?.id === id);

const SETTINGS: Way = { to: 'settings' };

const wayTo = (uid: Uid | undefined): { way?: Way } =>
  uid === undefined ? {} : { way: { to: 'block', uid } };

/** Why a widget cannot be inserted now, with where to go from that; null where it can. */
export function refusalToInsert(
  context: CommandContext,
  entry: PaletteEntry,
  slot?: SlotPlace,
): Refusal | null {
  const { permission, single, title, id } = entry;
  if (permission !== undefined && permission !== '' && !context.permissions.has(permission))
    return { refusal: `商城未开通“${title}”` };
  if (isOfMiniPrograms(id) && !context.homeOf.some(isMiniProgram))
    return { refusal: '手机网页没有，只能放在小程序的首页', way: { to: 'pages' } };
  if (slot !== undefined) return slotRefusal(context, slot, [entry]);
  const present = single === true ? presentSingle(context, id) : undefined;
  if (present !== undefined) return { refusal: '页面上已有', ...wayTo(present) };
  const isFull = countOf(context, context.tab) >= context.maxBlocks;
  return isFull ? { refusal: limitWords(context), way: SETTINGS } : null;
}

export const insertRefusal = (context: CommandContext, entry: PaletteEntry): string | null =>
  refusalToInsert(context, entry)?.refusal ?? null;

const limitWords = ({ maxBlocks }: CommandContext): string => `最多 ${maxBlocks} 个组件`;

type NewBlock = InsertTexts['blocks'][number] & { id: string };

/** Those that may be inserted, and the ids of what the open tab holds once and has already. */
function withoutSecondSingles(context: CommandContext, blocks: readonly NewBlock[]) {
  const seen = new Set<string>();
  const skipped: string[] = [];
  const allowed = blocks.filter(({ id }) => {
    const isTwice =
      context.palette[id]?.single === true && (seen.has(id) || presentSingle(context, id) !== undefined);
    seen.add(id);
    if (isTwice) skipped.push(id);
    return !isTwice;
  });
  return { allowed, skipped };
}

/** The element's text with its new uid, all else as it was. */
function withUid(text: string, uid: Uid): string {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? rewriteJson(text, { ...value, uid }).trim() : text.trim();
}

const noteOps = (uid: Uid, note: BlockNote = {}): Op[] =>
  Object.entries(note).map(([name, value]) => ({
    op: 'note',
    uid,
    name: name as keyof BlockNote,
    value: value as unknown,
  }));

/** Blocks as they are inserted: with new uids, and their notes by these. */
function madeBlocks(context: CommandContext, blocks: InsertTexts['blocks']) {
  return blocks.map(({ text, note, inner = {} }) => {
    const uid = context.newUid();
    const { text: own, uids } = withNewUids(context, text);
    const innerNotes = [...uids].flatMap(([was, now]) => noteOps(now, inner[was]));
    return { uid, text: withUid(own, uid), notes: [...noteOps(uid, note), ...innerNotes] };
  });
}

/** Operations that insert blocks, and which they are. */
function insertOps(
  context: CommandContext,
  place: Omit<Extract<Op, { op: 'insert' }>, 'op' | 'blocks'>,
  blocks: InsertTexts['blocks'],
): Pick<Done, 'ops' | 'select'> {
  const made = madeBlocks(context, blocks);
  const texts = made.map(({ uid, text }) => ({ uid, text }));
  return {
    ops: [{ op: 'insert', ...place, blocks: texts }, ...made.flatMap(({ notes }) => notes)],
    select: made.map(({ uid }) => uid),
  };
}

const known = (blocks: InsertTexts['blocks']) =>
  blocks.map((block) => ({ ...block, id: blockOf(block.text).id }));

const countName = (context: CommandContext, blocks: readonly { id: string }[]): string => {
  const [first, ...others] = blocks;
  const id = first?.id ?? '';
  const title = context.palette[id]?.title ?? (id === '' ? '未知组件' : id);
  return others.length === 0 ? title : `${blocks.length} 个组件`;
};

function insertIntoSlot(context: CommandContext, slot: SlotPlace, insertion: InsertTexts): CommandResult {
  const { after, name, blocks } = insertion;
  const coming = known(blocks);
  const { ops: opening, context: opened, held } = openedSlot(context, slot);
  const refusal = slotRefusal(opened, slot, coming);
  if (refusal !== null) return refusal;
  const { ops: before, context: now, uidOf } = withOwnUids(opened, [held]);
  const tab = tabHolding(now.doc, slot.owner)?.key ?? now.tab;
  const place = {
    tab,
    slot: { owner: slot.owner, at: slot.at },
    after: after === null ? null : uidOf(after),
  };
  const { ops, ...rest } = insertOps(now, place, blocks);
  const title = `添加 ${countName(context, coming)} 到「${blockName(context, slot.owner)}」`;
  return { ...rest, ops: [...opening, ...before, ...ops], name: name ?? title };
}

/** What a tab holds once and has already is left out, and said. */
export function insertTexts(context: CommandContext, insertion: InsertTexts): CommandResult {
  const { blocks, after, slot, tab = context.tab, name } = insertion;
  if (slot !== undefined) return insertIntoSlot(context, slot, insertion);
  const target = context.doc.tabs.find(({ key }) => key === tab);
  if (target === undefined || isUnreadable(target)) return { refusal: '这一页的内容读不出来，不能添加组件' };
  const { allowed, skipped } = withoutSecondSingles({ ...context, tab }, known(blocks));
  const left = context.maxBlocks - countOf(context, tab);
  const toSkipped = wayTo(presentSingle({ ...context, tab }, skipped[0] ?? ''));
  if (allowed.length === 0) return { refusal: '一页只能有一个，页面上已有', ...toSkipped };
  if (allowed.length > left)
    return { refusal: `${limitWords(context)}，还能加 ${Math.max(0, left)} 个`, way: SETTINGS };
  return {
    ...insertOps(context, { tab, after }, allowed),
    name: name ?? `添加 ${countName(context, allowed)}`,
    ...(skipped[0] === undefined
      ? {}
      : { words: `「${countName(context, [{ id: skipped[0] }])}」一页只能有一个，已跳过`, ...toSkipped }),
  };
}

export const insertBlocks = (context: CommandContext, { elements, ...rest }: InsertBlocks): CommandResult =>
  insertTexts(context, { blocks: elements.map((element) => ({ text: JSON.stringify(element) })), ...rest });
