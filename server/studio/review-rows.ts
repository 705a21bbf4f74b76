// Reviews: a frozen version that an editor submitted, until an owner approves or returns it.
import type { Selectable } from 'kysely';
import type { Review } from '~/domain/studio/api-publish';
import type { StudioReviewsTable } from '../db/tables/studio';
import type { Db } from './call';
import { docRefOf } from './doc-name';
import { namesOf } from './people';
import { titleOfContent } from './publishing';
import { contentOfVersion, requireVersionRow, wireVersion } from './version-rows';

export type ReviewRow = Selectable<StudioReviewsTable>;

export async function wireReview(db: Db, row: ReviewRow): Promise<Review> {
  const version = await requireVersionRow(db, row.version_id);
  const nameOf = await namesOf(db, [row.operator_id, row.answered_by]);
  const { answer, answered_at: answeredAt } = row;
  return {
    id: row.id,
    doc: row.doc,
    title: titleOfContent(docRefOf(row.doc), await contentOfVersion(db, version.id)),
    version: await wireVersion(db, version),
    draftVersion: version.draft_version,
    state: row.state,
    words: row.words,
    answer:
      answer === null || answeredAt === null
        ? null
        : { ...answer, by: nameOf(row.answered_by), at: answeredAt.toISOString() },
    by: nameOf(row.operator_id),
    at: row.created_at.toISOString(),
  };
}

/** Whether what was frozen since the submission went live after the answer: the words of the reviewer are settled. */
async function isPublishedSince(db: Db, { doc, version_id, answered_at }: ReviewRow): Promise<boolean> {
  const later = await db
    .selectFrom('studio_versions')
    .select('id')
    .where('doc', '=', doc)
    .where('id', '>', version_id)
    .where('live_from', '>=', answered_at)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** The pending one, else the last returned one, whose notes the author works through until the next publication. */
export async function openReviewRow(db: Db, doc: string): Promise<ReviewRow | undefined> {
  const row = await db
    .selectFrom('studio_reviews')
    .selectAll()
    .where('doc', '=', doc)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.state === 'returned') return (await isPublishedSince(db, row)) ? undefined : row;
  return row?.state === 'waiting' ? row : undefined;
}

export async function openReview(db: Db, doc: string): Promise<Review | null> {
  const row = await openReviewRow(db, doc);
  return row === undefined ? null : wireReview(db, row);
}
