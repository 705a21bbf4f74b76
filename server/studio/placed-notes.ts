// Notes on blocks of an exported layout: in the file by the position of the block, in a draft by its uid.
import { isRecord } from '~/domain/record';
import {
  type DraftContent,
  type PlacedNotes,
  isShown,
  type TabContent,
  tabOf,
} from '~/domain/studio/document';
import { publishedText } from './apply-live';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import type { DocRef } from './doc-name';
import { lockDraft } from './drafts';
import type { Fields } from './fields';
import { layoutTextOf } from './layout-text';
import { newUid } from './live';
import { isNote } from './op-guard';
import { layoutWithOwnGoods } from './own-goods';
import { StudioError } from './studio-error';

type Notes = DraftContent['notes'];

/** Undefined where no block has any. */
export function placedNotes({ blocks }: TabContent, notes: Notes): PlacedNotes | undefined {
  const placed = blocks.flatMap(({ uid }, at) => {
    const note = notes[uid];
    return note === undefined || Object.keys(note).length === 0 ? [] : [[at, note] as const];
  });
  return placed.length === 0 ? undefined : Object.fromEntries(placed);
}

interface Problem {
  /** From 0; null for none of the layout's. */
  block: number | null;
  message: string;
}

interface ReadNotes {
  notes: PlacedNotes;
  /** What is no note on a block of the layout. */
  bad: Problem[];
  /** Locks of owners that only owners may bring. */
  locks: Problem[];
}

export const mayLock = ({ operator }: Pick<Call, 'operator'>): boolean => operator.role === 'owner';

/** `count`: blocks of the layout. */
export function readNotes(
  value: unknown,
  { count, isOwner }: { count: number; isOwner: boolean },
): ReadNotes {
  const read: ReadNotes = { notes: {}, bad: [], locks: [] };
  if (value !== undefined && !isRecord(value))
    read.bad.push({ block: null, message: '组件的备注不合格式，没有导入' });
  for (const [key, note] of Object.entries(isRecord(value) ? value : {})) {
    const block = /^(?:0|[1-9]\d*)$/.test(key) && Number(key) < count ? Number(key) : null;
    if (block === null) read.bad.push({ block, message: '有备注不在任何一块上，没有导入' });
    else if (!isNote(note)) read.bad.push({ block, message: '名称、隐藏等备注不合格式，没有导入' });
    else if (note.locked !== 'owner' || isOwner) read.notes[key] = note;
    else {
      const { locked: _locked, ...rest } = note;
      read.notes[key] = rest;
      read.locks.push({ block, message: '所有者的锁没有导入，只有所有者可以加' });
    }
  }
  return read;
}

/** Notes of a request by the uids of its tab, without locks that the operator may not set. @throws StudioError 400. */
export function notesOfTab(
  tab: TabContent,
  { value, at, isOwner }: { value: unknown; at: string; isOwner: boolean },
): Notes {
  const { notes, bad } = readNotes(value, { count: tab.blocks.length, isOwner });
  if (bad.length > 0) throw new StudioError('bad-request', { at });
  const placed = Object.entries(notes).flatMap(([key, note]) => {
    const block = tab.blocks[Number(key)];
    return block === undefined ? [] : [[block.uid, note] as const];
  });
  return Object.fromEntries(placed);
}

interface NotedLayout {
  tab: TabContent;
  notes: Notes;
  /** Without hidden blocks: as the row has it. */
  data: string;
  isEmpty: boolean;
}

/** The layout of a request that makes a module or a user centre, with its notes. @throws StudioError 400, 413, 422. */
export async function notedLayout(trx: Trx, call: Call, fields: Fields): Promise<NotedLayout> {
  const { text = '[]', isOwnGoods, notes: value } = fields;
  const layout = layoutTextOf(text);
  const filled = isOwnGoods === true ? await layoutWithOwnGoods(trx, layout) : layout;
  const tab = tabOf(filled, { key: '', name: '', templateId: null, newUid });
  const notes = notesOfTab(tab, { value, at: '/notes', isOwner: mayLock(call) });
  const isEmpty = tab.blocks.every(({ uid }) => !isShown(notes, uid));
  return { tab, notes, data: publishedText(tab, notes), isEmpty };
}

/** Makes the draft of a new row, and the version that is live of it: with what the row does not have. */
export async function insertNoted(trx: Trx, ref: DocRef, { tab, notes }: NotedLayout): Promise<void> {
  const { content } = await lockDraft(trx, ref);
  if (Object.keys(notes).length === 0) return;
  const { head, tail, blocks } = tab;
  const tabs = content.tabs.map((first) => ({ ...first, head, tail, blocks }));
  const noted = { content: JSON.stringify({ ...content, tabs, notes }) };
  await trx.updateTable('studio_drafts').set(noted).where('doc', '=', ref.doc).execute();
  await trx.updateTable('studio_versions').set(noted).where('doc', '=', ref.doc).execute();
}
