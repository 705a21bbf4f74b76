// Drafts: created from the live content on first access, locked while they are written, one version per change.
import type { DraftContent } from '~/domain/studio/document';
import type { Db } from './call';
import type { Trx } from '../db/transaction';
import { pauses } from '../http/pauses';
import { type DocRef, isRowKind } from './doc-name';
import { readLive } from './live';
import { StudioError } from './studio-error';

export interface Draft {
  doc: string;
  version: number;
  publishedVersion: number | null;
  content: DraftContent;
  changedAt: Date;
  changedBy: number | null;
}

/** Created before the studio, or by it without a version yet: the first entry of a document's history. */
async function insertFirst(db: Db, ref: DocRef): Promise<void> {
  const { content, isLive, changedAt } = await readLive(db, ref);
  const text = JSON.stringify(content);
  const made = await db
    .insertInto('studio_drafts')
    .values({
      doc: ref.doc,
      content: text,
      published_version: isLive ? 1 : null,
      changed_by: null,
      changed_at: changedAt,
    })
    .onConflict((conflict) => conflict.column('doc').doNothing())
    .returning('doc')
    .executeTakeFirst();
  if (made === undefined || !isLive) return;
  await db
    .insertInto('studio_versions')
    .values({
      doc: ref.doc,
      number: 1,
      kind: 'published',
      content: text,
      note: '开始使用工作台之前',
      draft_version: 1,
      operator_id: null,
      live_from: changedAt,
    })
    .execute();
}

const rowOf = (db: Db, doc: string) => db.selectFrom('studio_drafts').selectAll().where('doc', '=', doc);

type DraftRow = Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirstOrThrow']>>;

const draftOfRow = (row: DraftRow): Draft => ({
  doc: row.doc,
  version: row.version,
  publishedVersion: row.published_version,
  content: JSON.parse(row.content) as DraftContent,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

/** What `read` finds, of a draft that is created on first access. @throws StudioError 404. */
async function readOrCreate(db: Db, ref: DocRef, read: () => Promise<DraftRow | undefined>): Promise<Draft> {
  const pause = pauses();
  const row = await read();
  // Megabytes were received; they are parsed in a turn of their own.
  await pause();
  if (row !== undefined) return draftOfRow(row);
  if (db.isTransaction) await insertFirst(db, ref);
  else await db.transaction().execute((trx) => insertFirst(trx, ref));
  const made = await read();
  if (made === undefined) throw new StudioError('not-found');
  return draftOfRow(made);
}

/** The draft, created on first access. @throws StudioError 404. */
export const openStored = (db: Db, ref: DocRef): Promise<Draft> =>
  readOrCreate(db, ref, () => rowOf(db, ref.doc).executeTakeFirst());

/** The draft's content without creating one: of a document that nobody has opened, the live content. @throws StudioError 404. */
export async function readContent(db: Db, ref: DocRef): Promise<DraftContent> {
  const row = await rowOf(db, ref.doc).executeTakeFirst();
  return row === undefined ? (await readLive(db, ref)).content : draftOfRow(row).content;
}

/** A draft without its content, which may have megabytes. */
const headOf = (db: Db, doc: string) =>
  db
    .selectFrom('studio_drafts')
    .select(['version', 'published_version', 'changed_by'])
    .where('doc', '=', doc);

/** The version of a draft and who made it, of one that is created on first access. @throws StudioError 404. */
export async function openHead(db: Db, ref: DocRef): Promise<Pick<Draft, 'version' | 'changedBy'>> {
  const head = await headOf(db, ref.doc).executeTakeFirst();
  return head === undefined ? openStored(db, ref) : { version: head.version, changedBy: head.changed_by };
}

/**
 * The draft, locked until the transaction ends: concurrent writers of the document wait here. The content of `known`, which
 * was read before, is not read again where nobody has saved since: the embedded database serves nobody else meanwhile.
 */
export async function lockDraft(trx: Trx, ref: DocRef, known?: Draft): Promise<Draft> {
  const head = known === undefined ? undefined : await headOf(trx, ref.doc).forUpdate().executeTakeFirst();
  if (known !== undefined && head?.version === known.version)
    return { ...known, publishedVersion: head.published_version };
  return readOrCreate(trx, ref, () => rowOf(trx, ref.doc).forUpdate().executeTakeFirst());
}

export interface Change {
  content: DraftContent;
  operatorId: number;
  at: Date;
}

/** Stores the next version of a locked draft. @returns its number. */
export async function saveDraft(
  trx: Trx,
  draft: Draft,
  { content, operatorId, at }: Change,
): Promise<number> {
  const version = draft.version + 1;
  const pause = pauses();
  const text = JSON.stringify(content);
  // Megabytes are written in one turn and sent in another.
  await pause();
  await trx
    .updateTable('studio_drafts')
    .set({ content: text, version, changed_by: operatorId, changed_at: at })
    .where('doc', '=', draft.doc)
    .execute();
  return version;
}

/** A draft that was never published counts as changed once it has content. */
export const hasChanges = ({
  version,
  publishedVersion,
}: Pick<Draft, 'version' | 'publishedVersion'>): boolean => version !== publishedVersion;

/** @throws StudioError 409 where the draft is no longer the caller's version. */
export function requireVersion({ version }: Draft, expected: number): void {
  if (version !== expected) throw new StudioError('stale', { current: version });
}

/** The version of an `If-Match` header. @throws StudioError 400 without one. */
export function ifMatchVersion(ifMatch: string | null): number {
  const [, digits] = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch ?? '') ?? [];
  if (digits === undefined) throw new StudioError('bad-request', { message: '缺少 If-Match' });
  return Number(digits);
}

export async function requireUntrashed(db: Db, ref: DocRef): Promise<void> {
  if (!isRowKind(ref.kind)) return;
  const { isTrashed } = await readLive(db, ref);
  if (isTrashed) throw new StudioError('state', { message: '已在回收站，先恢复再修改' });
}
