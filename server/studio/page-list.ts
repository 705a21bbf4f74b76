// The list of pages: state, search by title, texts and widget types, sorting, one query per part.
import { sql } from 'kysely';
import { isRecord } from '~/domain/record';
import { PAGE_STATES, type PageRow, type PageState } from '~/domain/studio/api';
import type { DraftContent } from '~/domain/studio/document';
import { parseLayout } from '../families/index/hydrate/blocks';
import { type Db, offsetOf, PAGE_SIZE } from './call';
import { pageDoc } from './doc-name';
import { namesOf } from './people';
import { platformsIn } from './platforms';
import { isWidget, kindsNamed } from './widget-names';
import { likePattern } from '../db/like-pattern';

const DAYS = 7;

const isLive = sql<boolean>`exists (select 1 from diy_page_navs where page_id = page.id)`;
const views = sql<number>`coalesce((select sum(count) from page_visits
  where page_id = page.id and day > current_date - ${sql.lit(DAYS)}::integer), 0)::integer`;
const waitsForReview = sql<boolean>`exists (select 1 from studio_reviews
  where studio_reviews.doc = 'page-' || page.id and state = 'waiting')`;
const liveFrom = sql<Date | null>`(select live_from from studio_versions
  where studio_versions.doc = 'page-' || page.id and live_from is not null and live_to is null)`;
const changedAt = sql<Date>`greatest(page.updated_at, coalesce(draft.changed_at, page.updated_at))`;
const hasChanges = sql<boolean>`coalesce(draft.version is distinct from draft.published_version, false)`;

/** The first matching one of PAGE_STATES. */
const state = sql<PageState>`case
  when page.deleted_at is not null then 'trashed'
  when page.is_disable then 'disabled'
  when ${waitsForReview} then 'review'
  when schedule.state = 'waiting' then 'scheduled'
  when ${isLive} and ${hasChanges} then 'changed'
  when ${isLive} then 'live'
  else 'draft' end`;

const layouts = sql<string[]>`array(select template.data from diy_page_navs nav
  join diy_templates template on template.id = nav.template_id
  where nav.page_id = page.id order by nav.position)`;

interface Visited {
  page_id: number;
  count: number;
}

/** What lists are searched and sorted by; visits are summed up only where they are asked for. */
const searched = (db: Db) =>
  db
    .selectFrom('diy_pages as page')
    .leftJoin('studio_drafts as draft', (join) => join.on(sql<boolean>`draft.doc = 'page-' || page.id`))
    .leftJoin('studio_schedules as schedule', (join) =>
      join.on(sql<boolean>`schedule.doc = 'page-' || page.id and schedule.state in ('waiting', 'running')`),
    )
    .leftJoin(
      sql<Visited>`(select page_id, sum(count) as count from page_visits
        where day > current_date - ${sql.lit(DAYS)}::integer group by page_id)`.as('visited'),
      'visited.page_id',
      'page.id',
    );

/** With all that a row shows, which is read for the rows of a page only. */
const pages = (db: Db) =>
  searched(db)
    .select([
      'page.id',
      'page.title',
      'page.is_disable',
      'page.is_home_page',
      'page.platform',
      'page.access_limit',
      'page.deleted_at',
      'draft.content',
      'draft.changed_by',
      'schedule.state as schedule_state',
      'schedule.publish_at',
      'schedule.end_at',
    ])
    .select([
      isLive.as('is_live'),
      liveFrom.as('live_from'),
      hasChanges.as('has_changes'),
      state.as('state'),
      views.as('views'),
      changedAt.as('changed_at'),
      sql<string[] | null>`case when draft.content is null then ${layouts} end`.as('layouts'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof pages>['executeTakeFirstOrThrow']>>;

function blockCountOf({ content, layouts: texts }: Row): number {
  if (content !== null)
    return (JSON.parse(content) as DraftContent).tabs.reduce((sum, tab) => sum + tab.blocks.length, 0);
  return (texts ?? []).reduce((sum, text) => sum + (parseLayout(text) ?? []).filter(isRecord).length, 0);
}

function scheduledOf({ schedule_state: at, publish_at: begin, end_at: end }: Row): PageRow['scheduled'] {
  if (at === 'waiting' && begin !== null) return { at: begin.toISOString(), what: 'publish' };
  return at === 'running' && end !== null ? { at: end.toISOString(), what: 'end' } : null;
}

async function wire(db: Db, rows: readonly Row[]): Promise<PageRow[]> {
  const nameOf = await namesOf(
    db,
    rows.map((row) => row.changed_by),
  );
  return rows.map((row) => ({
    id: row.id,
    doc: pageDoc(row.id),
    title: row.title,
    state: row.state,
    isLive: row.is_live && !row.is_disable && row.deleted_at === null,
    liveFrom: row.live_from?.toISOString() ?? null,
    hasChanges: row.has_changes,
    isDisabled: row.is_disable,
    platforms: platformsIn(row.platform),
    isHome: row.is_home_page,
    access_limit: row.access_limit,
    scheduled: scheduledOf(row),
    blockCount: blockCountOf(row),
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by === null ? null : nameOf(row.changed_by),
    views: row.views,
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }));
}

/** Both spellings of a text in JSON: unescaped, and with escapes as PHP writes them. */
const escaped = (word: string): string =>
  Array.from(word, (letter) => (letter > '~' ? escapeOf(letter) : letter)).join('');
const escapeOf = (letter: string): string =>
  [...Array(letter.length).keys()]
    .map((index) => `\\u${letter.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');

/** Has a block of the widget, in its draft, else live. */
function holdsKind(id: string) {
  const pattern = `"id":\\s*"${id}"`;
  const inDraft = `\\\\"id\\\\":\\s*\\\\"${id}\\\\"`;
  return sql<boolean>`(draft.content ~ ${inDraft} or exists (select 1 from diy_page_navs nav
    join diy_templates template on template.id = nav.template_id
    where nav.page_id = page.id and draft.content is null and template.data ~ ${pattern}))`;
}

/** In the draft's blocks, else in the live ones. A draft stores blocks as texts within JSON. */
function matches(q: string) {
  const word = likePattern(q);
  const live = (pattern: string) => sql<boolean>`exists (select 1 from diy_page_navs nav
    join diy_templates template on template.id = nav.template_id
    where nav.page_id = page.id and draft.content is null and template.data ilike ${pattern})`;
  const within = (text: string) => {
    const twice = JSON.stringify(text).slice(1, -1);
    return sql<boolean>`(draft.content ilike ${likePattern(twice)} or ${live(likePattern(text))})`;
  };
  const kinds = kindsNamed(q).map(holdsKind);
  const texts = [...new Set([q, escaped(q)])].map(within);
  return sql<boolean>`(page.title ilike ${word} or ${sql.join([...texts, ...kinds], sql` or `)})`;
}

const SORTS = {
  changed: sql`${changedAt} desc`,
  title: sql`page.title`,
  views: sql`coalesce(visited.count, 0) desc`,
};

/** Rows of pages in the order of their ids. */
async function rowsOf(db: Db, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await pages(db)
    .where('page.id', 'in', [...ids])
    .execute();
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export async function listPages(
  db: Db,
  query: URLSearchParams,
): Promise<{ items: PageRow[]; next: string | null; total: number }> {
  const wanted = PAGE_STATES.find((one) => one === query.get('state'));
  const q = (query.get('q') ?? '').trim().slice(0, 50);
  const platform = query.get('platform') ?? '';
  const kind = query.get('kind') ?? '';
  const sort = SORTS[(query.get('sort') ?? 'changed') as keyof typeof SORTS] ?? SORTS.changed;
  const size = Math.min(100, Math.max(1, Math.trunc(Number(query.get('limit'))) || PAGE_SIZE));
  const offset = offsetOf(query);
  const found = await searched(db)
    .select('page.id')
    .where(
      wanted === 'trashed'
        ? sql<boolean>`page.deleted_at is not null`
        : sql<boolean>`page.deleted_at is null`,
    )
    .$if(wanted !== undefined && wanted !== 'trashed', (chosen) =>
      chosen.where(state, '=', wanted ?? 'draft'),
    )
    .$if(q !== '', (chosen) => chosen.where(matches(q)))
    .$if(kind !== '', (chosen) => chosen.where(isWidget(kind) ? holdsKind(kind) : sql<boolean>`false`))
    .$if(platform !== '', (chosen) =>
      chosen.where(sql<boolean>`${platform} = any(string_to_array(page.platform, ','))`),
    )
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .orderBy(sort)
    .orderBy('page.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const rows = await rowsOf(
    db,
    found.map(({ id }) => id),
  );
  const total = found[0]?.total ?? 0;
  const next = offset + rows.length < total ? String(offset + rows.length) : null;
  return { items: await wire(db, rows), next, total };
}

/** One row of the list; undefined where there is no such page. */
export async function pageRow(db: Db, id: number): Promise<PageRow | undefined> {
  const [row] = await wire(db, await pages(db).where('page.id', '=', id).execute());
  return row;
}
