// Notes on blocks of an exported layout: in the file by the position of the block, in a draft by its uid.
import { isRecord } from '~/domain/record';
import {
  type DraftContent,
  type PlacedNotes,
  isShown,
  openDraft,
  type TabContent,
  tabOf,
  type Uid,
} from '~/domain/studio/document';
import { withInner } from '~/domain/studio/within';
import { slots } from '~/widgets/slots.gen';
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

/** Blocks of a tab and those in their slots by their places: `3`, `3/data/columns/0/blocks/1`. */
export function blockPlaces(tab: TabContent): ReadonlyMap<string, Uid> {
  const doc = openDraft({ tabs: [tab], notes: {}, meta: {} }, slots);
  return new Map(
    tab.blocks.flatMap(({ uid: root }, at) =>
      withInner(doc, [root]).map((uid) => [`${at}${doc.within.standing[uid]?.path ?? ''}`, uid] as const),
    ),
  );
}

/** Undefined where no block has any. */
export function placedNotes(tab: TabContent, notes: Notes): PlacedNotes | undefined {
  if (Object.keys(notes).length === 0) return undefined;
  const placed = [...blockPlaces(tab)].flatMap(([place, uid]) => {
    const note = notes[uid];
    return note === undefined || Object.keys(note).length === 0 ? [] : [[place, note] as const];
  });
  return placed.length === 0 ? undefined : Object.fromEntries(placed);
}

interface Problem {
  /** On the page, from 0; null for none of the layout's. */
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

/** `places`: of the layout's blocks. */
export function readNotes(
  value: unknown,
  { places, isOwner }: { places: ReadonlyMap<string, Uid>; isOwner: boolean },
): ReadNotes {
  const read: ReadNotes = { notes: {}, bad: [], locks: [] };
  if (!isRecord(value)) read.bad.push({ block: null, message: '组件的备注不合格式，没有导入' });
  for (const [key, note] of Object.entries(isRecord(value) ? value : {})) {
    const block = places.has(key) ? Number.parseInt(key, 10) : null;
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
  if (value === undefined) return {};
  const places = blockPlaces(tab);
  const { notes, bad } = readNotes(value, { places, isOwner });
  if (bad.length > 0) throw new StudioError('bad-request', { at });
  return Object.fromEntries(Object.entries(notes).map(([place, note]) => [places.get(place) ?? '', note]));
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
  const tab = tabOf(filled, { key: '', name: '', templateId: null, newUid, slots });
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
