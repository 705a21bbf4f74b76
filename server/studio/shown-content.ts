// What shoppers get of a document now, as a content that a version can freeze.
import {
  blockOf,
  type BlockNote,
  type BlockText,
  type DraftContent,
  type TabContent,
  tabOf,
  type Uid,
} from '~/domain/studio/document';
import type { Pointer } from '~/domain/studio/pointer';
import { readWithin } from '~/domain/studio/within';
import { slots } from '~/widgets/slots.gen';
import type { PlacedAlt } from '../db/tables/pages';
import { publishedText } from './apply-live';
import type { Trx } from '../db/transaction';
import { type DocRef, isRowKind } from './doc-name';
import { newUid, readLive } from './live';
import { contentOfVersion, liveVersion, type StoredVersion } from './version-rows';

interface LayoutRow {
  data: string;
  alts: PlacedAlt[] | null;
}

/** The block that a place of a block's data is in: one of its slots, at any depth, or itself. */
function holding({ uid, text }: BlockText): (at: Pointer) => Uid {
  const { standing } = readWithin(uid, blockOf(text).value, { slots, isTaken: () => false, known: {} });
  const within = Object.entries(standing).sort(([, a], [, b]) => b.path.length - a.path.length);
  return (at) => within.find(([, { path }]) => `/data${at}`.startsWith(`${path}/`))?.[0] ?? uid;
}

/** A stored layout as blocks, with the alternative texts of their pictures as notes. */
export function readLayoutRow(
  { data, alts }: LayoutRow,
  tab: Pick<TabContent, 'key' | 'name' | 'templateId'>,
): { tab: TabContent; notes: Record<Uid, BlockNote> } {
  const read = tabOf(data, { ...tab, newUid, slots });
  const notes: Record<Uid, BlockNote> = {};
  const holders = new Map<BlockText, (at: Pointer) => Uid>();
  for (const { block, at, picture, alt } of alts ?? []) {
    const around = read.blocks[block];
    if (around === undefined) continue;
    const holder = holders.get(around) ?? holding(around);
    holders.set(around, holder);
    const uid = holder(at);
    notes[uid] = { alt: { ...notes[uid]?.alt, [picture]: alt } };
  }
  return { tab: read, notes };
}

const rowsOf = async (trx: Trx, { tabs }: DraftContent): Promise<ReadonlyMap<number, LayoutRow>> => {
  const ids = tabs.flatMap(({ templateId }) => templateId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('diy_templates')
    .select(['id', 'data', 'alts'])
    .where('id', 'in', ids)
    .where('type', '=', 'page')
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
};

/** The content with the layouts of its rows: another page may have published one that they share. */
function withRows(
  content: DraftContent,
  rows: ReadonlyMap<number, LayoutRow>,
  isKept: boolean,
): DraftContent {
  const notes = { ...content.notes };
  const tabs = content.tabs.map((tab) => {
    const row = rows.get(tab.templateId ?? 0);
    if (row === undefined || (isKept && row.data === publishedText(tab, content.notes))) return tab;
    for (const { uid } of tab.blocks) delete notes[uid];
    const read = readLayoutRow(row, tab);
    Object.assign(notes, read.notes);
    return read.tab;
  });
  return { ...content, tabs, notes };
}

export interface Shown {
  content: DraftContent;
  /** Undefined for a page that is off: its layouts are stored, and no version is live. */
  version: StoredVersion | undefined;
  isDisabled: boolean;
}

/** Its live version, as it was changed since without another one: its name, a shared layout. Null for what shoppers never had. */
export async function shownContent(trx: Trx, ref: DocRef): Promise<Shown | null> {
  const version = await liveVersion(trx, ref.doc);
  const { content: now, isDisabled } = await readLive(trx, ref);
  if (version === undefined && now.tabs.every(({ templateId }) => templateId === null)) return null;
  const content = version === undefined ? now : await contentOfVersion(trx, version.id);
  const meta = isRowKind(ref.kind) ? { ...content.meta, ...now.meta } : content.meta;
  const current = withRows({ ...content, meta }, await rowsOf(trx, content), version !== undefined);
  return { content: current, version, isDisabled };
}
