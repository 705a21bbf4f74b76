// Documents that contain a module, live, in a draft or in a version that waits.
import { sql } from 'kysely';
import type { Use } from '~/domain/studio/api-parts';
import type { DraftContent } from '~/domain/studio/document';
import { moduleIdsIn, moduleIdsOf } from '~/domain/module-blocks';
import { datedMomentWords } from '~/domain/studio/moments';
import { parseLayout } from '../families/index/hydrate/blocks';
import type { Db } from './call';
import { docRefOf, pageDoc, userCenterDoc } from './doc-name';
import { titleOfContent } from './publishing';

const holdsModule = (blocks: readonly unknown[], moduleId: number): boolean =>
  blocks.some((block) => moduleIdsOf(block).includes(moduleId));

/** Its first block that names the module. */
const blockWith = ({ tabs }: DraftContent, moduleId: number) =>
  tabs.flatMap(({ blocks }) => blocks).find(({ text }) => moduleIdsIn(text).includes(moduleId));

/** Layouts of pages that shoppers can be served, and of user centres. */
async function liveLayouts(db: Db): Promise<{ doc: string; title: string; data: string }[]> {
  const pages = await db
    .selectFrom('diy_pages as page')
    .innerJoin('diy_page_navs as nav', 'nav.page_id', 'page.id')
    .innerJoin('diy_templates as template', 'template.id', 'nav.template_id')
    .select(['page.id', 'page.title', 'template.data'])
    .where('page.deleted_at', 'is', null)
    .where('template.data', 'like', '%module%')
    .orderBy('page.id')
    .execute();
  const centres = await db
    .selectFrom('user_centers as center')
    .select(['center.id', 'center.name as title', sql<string>`center.data::text`.as('data')])
    .where('center.deleted_at', 'is', null)
    .where('center.is_recycle', '=', false)
    .where(sql<boolean>`center.data::text like '%module%'`)
    .orderBy('center.id')
    .execute();
  return [
    ...pages.map(({ id, ...rest }) => ({ doc: pageDoc(id), ...rest })),
    ...centres.map(({ id, ...rest }) => ({ doc: userCenterDoc(id), ...rest })),
  ];
}

/** Names of drafts that are not in the trash, of pages and of user centres. */
const notTrashed = sql<boolean>`(
  exists (select 1 from diy_pages page where page.deleted_at is null and draft.doc = 'page-' || page.id)
  or exists (select 1 from user_centers center where center.deleted_at is null and not center.is_recycle
    and draft.doc = 'user-center-' || center.id))`;

/** Pages and user centres with the module, live or in their draft, live ones first. Three queries. */
export async function moduleUses(db: Db, moduleId: number): Promise<Use[]> {
  const live = await liveLayouts(db);
  const drafts = await db
    .selectFrom('studio_drafts as draft')
    .select(['draft.doc', 'draft.content'])
    .where('draft.content', 'like', '%module%')
    .where(notTrashed)
    .orderBy('draft.doc')
    .execute();
  const shown = new Map(
    live
      .filter(({ data }) => holdsModule(parseLayout(data) ?? [], moduleId))
      .map(({ doc, title }): [string, Use] => [doc, { doc, title, isLive: true }]),
  );
  const drafted = drafts.flatMap(({ doc, content: text }): Use[] => {
    const content = JSON.parse(text) as DraftContent;
    const block = shown.has(doc) ? undefined : blockWith(content, moduleId);
    const title = titleOfContent(docRefOf(doc), content);
    return block === undefined ? [] : [{ doc, title, isLive: false, uid: block.uid }];
  });
  return [...shown.values(), ...drafted];
}

/** Number of live pages and user centres with each module. Two queries. */
export async function moduleUseCounts(db: Db): Promise<ReadonlyMap<number, number>> {
  const docs = new Map<number, Set<string>>();
  for (const { doc, data } of await liveLayouts(db))
    for (const moduleId of (parseLayout(data) ?? []).flatMap(moduleIdsOf))
      docs.set(moduleId, (docs.get(moduleId) ?? new Set()).add(doc));
  return new Map([...docs].map(([moduleId, names]) => [moduleId, names.size]));
}

/** Words for each version with the module that waits: for its time, to be gone back to, for its review. */
export async function waitingUses(db: Db, moduleId: number): Promise<string[]> {
  const schedules = await db
    .selectFrom('studio_schedules as schedule')
    .innerJoin('studio_versions as version', (join) =>
      join.on((eb) =>
        eb.or([
          eb('version.id', '=', eb.ref('schedule.version_id')),
          eb('version.id', '=', eb.ref('schedule.after_version_id')),
          eb('version.id', '=', eb.ref('schedule.previous_version_id')),
        ]),
      ),
    )
    .select(['schedule.doc', 'schedule.publish_at', 'schedule.end_at', 'schedule.state', 'version.content'])
    .where('schedule.state', 'in', ['waiting', 'running'])
    .where('version.content', 'like', '%module%')
    .orderBy('schedule.id')
    .execute();
  const reviews = await db
    .selectFrom('studio_reviews as review')
    .innerJoin('studio_versions as version', 'version.id', 'review.version_id')
    .select(['review.doc', 'version.content'])
    .where('review.state', '=', 'waiting')
    .where('version.content', 'like', '%module%')
    .orderBy('review.id')
    .execute();
  const due = ({ state, publish_at, end_at }: (typeof schedules)[number]) =>
    datedMomentWords(((state === 'running' ? end_at : null) ?? publish_at).toISOString());
  const frozen = [
    ...schedules.map((row) => ({ ...row, words: `的定时（${due(row)}）用到它，先取消定时，或等它完成` })),
    ...reviews.map((row) => ({ ...row, words: '提交审核的版本用到它，先通过或退回' })),
  ];
  const words = frozen.flatMap((row) => {
    const content = JSON.parse(row.content) as DraftContent;
    const isUsed = blockWith(content, moduleId) !== undefined;
    return isUsed ? [`「${titleOfContent(docRefOf(row.doc), content)}」${row.words}`] : [];
  });
  return [...new Set(words)];
}
