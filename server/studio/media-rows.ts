// The media library: pictures and films, with the number of uses of each.
import { sql } from 'kysely';
import type { MediaRow } from '~/domain/studio/api-library';
import type { Use } from '~/domain/studio/api-parts';
import type { DraftContent } from '~/domain/studio/document';
import { isPictureColour } from '~/domain/studio/picture-colours';
import { type Db, offsetOf } from './call';
import { docRefOf } from './doc-name';
import { namesOf } from './people';
import { titleOfContent } from './publishing';
import { StudioError } from './studio-error';
import { likePattern } from '../db/like-pattern';

export const MEDIA_PART = 40;

/** A use in both the draft and the live version counts once. */
const uses = sql<number>`(select count(distinct (doc, uid, pointer)) from studio_media_uses
  where media_id = media.id)::integer`;

const media = (db: Db) =>
  db
    .selectFrom('studio_media as media')
    .selectAll('media')
    .select(uses.as('uses'))
    .where('media.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof media>['executeTakeFirstOrThrow']>>;

export async function wireMedia(db: Db, rows: readonly Row[]): Promise<MediaRow[]> {
  const nameOf = await namesOf(
    db,
    rows.map(({ operator_id }) => operator_id),
  );
  return rows.map((row) => ({
    id: row.id,
    url: row.path,
    kind: row.kind,
    name: row.name,
    alt: row.alt,
    folder: row.folder_id,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    mean: row.mean,
    uses: row.uses,
    at: row.created_at.toISOString(),
    by: row.operator_id === null ? null : nameOf(row.operator_id),
  }));
}

/** @throws StudioError 404. */
export async function requireMedia(db: Db, id: number): Promise<Row> {
  const row = await media(db).where('media.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new StudioError('not-found', { message: '没有这个素材' });
  return row;
}

export async function mediaRow(db: Db, id: number): Promise<MediaRow> {
  const [wired] = await wireMedia(db, [await requireMedia(db, id)]);
  if (wired === undefined) throw new Error('A picture without its row.');
  return wired;
}

/** The stored row of the same bytes; undefined where there is none. */
export const mediaOfHash = (db: Db, hash: string): Promise<Row | undefined> =>
  media(db).where('media.hash', '=', hash).executeTakeFirst();

const SORTS = {
  new: sql`media.id desc`,
  name: sql`media.name, media.id`,
  size: sql`media.bytes desc, media.id`,
};

export async function listMedia(
  db: Db,
  query: URLSearchParams,
): Promise<{ items: MediaRow[]; next: string | null }> {
  const offset = offsetOf(query);
  const folder = query.get('folder');
  const kind = query.get('kind');
  const colour = query.get('colour');
  const q = (query.get('q') ?? '').slice(0, 50);
  const urls = query.get('urls')?.split(',').slice(0, MEDIA_PART) ?? null;
  const sort = SORTS[(query.get('sort') ?? 'new') as keyof typeof SORTS] ?? SORTS.new;
  const rows = await media(db)
    .where('media.name', 'ilike', likePattern(q))
    .$if(urls !== null, (chosen) => chosen.where('media.path', 'in', urls ?? []))
    .$if(folder === 'none', (chosen) => chosen.where('media.folder_id', 'is', null))
    .$if(Number(folder) > 0, (chosen) => chosen.where('media.folder_id', '=', Math.trunc(Number(folder))))
    .$if(kind === 'picture' || kind === 'video', (chosen) =>
      chosen.where('media.kind', '=', kind as 'picture'),
    )
    .$if(isPictureColour(colour), (chosen) =>
      chosen.where(sql<boolean>`media.colours @> ${JSON.stringify([colour])}::jsonb`),
    )
    .$if(query.get('isUnused') === '1', (chosen) =>
      chosen.where(sql<boolean>`not exists (select 1 from studio_media_uses where media_id = media.id)`),
    )
    .orderBy(sort)
    .limit(MEDIA_PART + 1)
    .offset(offset)
    .execute();
  const next = rows.length > MEDIA_PART ? String(offset + MEDIA_PART) : null;
  return { items: await wireMedia(db, rows.slice(0, MEDIA_PART)), next };
}

/** Uses of the picture, live ones first. */
export async function usesOfMedia(db: Db, id: number): Promise<Use[]> {
  const rows = await db
    .selectFrom('studio_media_uses as use')
    .innerJoin('studio_drafts as draft', 'draft.doc', 'use.doc')
    .select(['use.doc', 'use.uid', 'use.pointer', 'draft.content'])
    .select(({ fn }) => fn<boolean>('bool_or', ['use.is_live']).as('is_live'))
    .where('use.media_id', '=', id)
    .groupBy(['use.doc', 'use.uid', 'use.pointer', 'draft.content'])
    .orderBy('is_live', 'desc')
    .orderBy('use.doc')
    .execute();
  return rows.map(({ doc, uid, pointer, is_live: isLive, content }) => ({
    doc,
    title: titleOfContent(docRefOf(doc), JSON.parse(content) as DraftContent),
    isLive,
    ...(uid === '' ? {} : { uid }),
    at: pointer,
  }));
}
