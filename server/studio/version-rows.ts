// Versions: numbered without gaps under the draft's lock, immutable except for their live period.
import type { VersionAnswer, VersionKind, VersionRow } from '~/domain/studio/api-publish';
import type { DraftContent } from '~/domain/studio/document';
import type { Db } from './call';
import type { Trx } from '../db/transaction';
import type { Draft } from './drafts';
import { namesOf } from './people';
import { StudioError } from './studio-error';

const COLUMNS = [
  'id',
  'doc',
  'number',
  'kind',
  'note',
  'draft_version',
  'operator_id',
  'live_from',
  'live_to',
  'replaces_id',
  'created_at',
] as const;

const versions = (db: Db) => db.selectFrom('studio_versions').select(COLUMNS);
export type StoredVersion = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>;

export async function wireVersions(db: Db, rows: readonly StoredVersion[]): Promise<VersionRow[]> {
  const nameOf = await namesOf(
    db,
    rows.map(({ operator_id }) => operator_id),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    note: row.note,
    by: nameOf(row.operator_id),
    at: row.created_at.toISOString(),
    isLive: row.live_from !== null && row.live_to === null,
    liveFrom: row.live_from?.toISOString() ?? null,
    liveTo: row.live_to?.toISOString() ?? null,
  }));
}

export async function wireVersion(db: Db, row: StoredVersion): Promise<VersionRow> {
  const [wired] = await wireVersions(db, [row]);
  if (wired === undefined) throw new Error('A version without its row.');
  return wired;
}

/** The live version; undefined where there is none. */
export const liveVersion = (db: Db, doc: string): Promise<StoredVersion | undefined> =>
  versions(db)
    .where('doc', '=', doc)
    .where('live_from', 'is not', null)
    .where('live_to', 'is', null)
    .executeTakeFirst();

export const listVersions = (db: Db, doc: string, { before, limit }: { before: number; limit: number }) =>
  versions(db)
    .where('doc', '=', doc)
    .$if(before > 0, (query) => query.where('number', '<', before))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

/** Ids are given in ascending order: one that is not above the latest was given, and its version deleted. */
async function missingVersion(db: Db, id: number): Promise<StudioError> {
  const { latest } = await db
    .selectFrom('studio_versions')
    .select(({ fn }) => fn.max('id').as('latest'))
    .executeTakeFirstOrThrow();
  return id <= (latest ?? 0)
    ? new StudioError('gone')
    : new StudioError('not-found', { message: '没有这个版本' });
}

/** @throws StudioError 404, and 410 for one that was deleted. */
export async function requireVersionRow(db: Db, id: number): Promise<StoredVersion> {
  const row = await versions(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw await missingVersion(db, id);
  return row;
}

export async function contentOfVersion(db: Db, id: number): Promise<DraftContent> {
  const { content } = await db
    .selectFrom('studio_versions')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(content) as DraftContent;
}

export async function readVersion(db: Db, id: number): Promise<VersionAnswer> {
  const row = await requireVersionRow(db, id);
  return { ...(await wireVersion(db, row)), doc: row.doc, content: await contentOfVersion(db, id) };
}

interface NewVersion {
  kind: VersionKind;
  note: string;
  operatorId: number;
  at: Date;
}

/** Freezes a locked draft. */
export async function insertVersion(
  trx: Trx,
  { doc, version, content }: Pick<Draft, 'doc' | 'version' | 'content'>,
  { kind, note, operatorId, at }: NewVersion,
): Promise<StoredVersion> {
  const { last } = await trx
    .selectFrom('studio_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('doc', '=', doc)
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('studio_versions')
    .values({
      doc,
      number: (last ?? 0) + 1,
      kind,
      content: JSON.stringify(content),
      note,
      draft_version: version,
      operator_id: operatorId,
      created_at: at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/**
 * Marks a version as live and ends the previous one at the same time. What it replaces is written the first time only:
 * going back leads to ever earlier versions.
 */
export async function markLive(trx: Trx, { id, doc, live_from }: StoredVersion, at: Date): Promise<void> {
  const before = live_from === null ? { replaces_id: (await liveVersion(trx, doc))?.id ?? null } : {};
  await markNoneLive(trx, doc, at);
  await trx
    .updateTable('studio_versions')
    .set({ ...before, live_from: at, live_to: null })
    .where('id', '=', id)
    .execute();
}

export const markNoneLive = (trx: Trx, doc: string, at: Date) =>
  trx
    .updateTable('studio_versions')
    .set({ live_to: at })
    .where('doc', '=', doc)
    .where('live_from', 'is not', null)
    .where('live_to', 'is', null)
    .execute();
