// Pages that contain a module, live or in a draft.
import { sql } from 'kysely';
import { isRecord } from '~/domain/record';
import type { Use } from '~/domain/studio/api-parts';
import type { DraftContent } from '~/domain/studio/document';
import { idOf, recordsOf } from '../families/index/hydrate/hydrator';
import { parseLayout } from '../families/index/hydrate/blocks';
import type { Db } from './call';
import { pageDoc } from './doc-name';

/** Ids of the modules that a stored block names; very early blocks name one without a list. */
export function modulesOf(block: unknown): number[] {
  if (!isRecord(block) || block['id'] !== 'module' || !isRecord(block['data'])) return [];
  const { list, id } = block['data'];
  return [...recordsOf(list).map((entry) => entry['id']), id].flatMap((value) => idOf(value) ?? []);
}

const holdsModule = (blocks: readonly unknown[], moduleId: number): boolean =>
  blocks.some((block) => modulesOf(block).includes(moduleId));

const draftBlocks = (content: string): { uid: string; value: unknown }[] =>
  (JSON.parse(content) as DraftContent).tabs.flatMap(({ blocks }) =>
    blocks.map(({ uid, text }) => ({ uid, value: JSON.parse(text) as unknown })),
  );

/** Pages with the module, live or in their draft, live ones first. Two queries. */
export async function moduleUses(db: Db, moduleId: number): Promise<Use[]> {
  const [live, drafts] = await Promise.all([
    db
      .selectFrom('diy_pages as page')
      .innerJoin('diy_page_navs as nav', 'nav.page_id', 'page.id')
      .innerJoin('diy_templates as template', 'template.id', 'nav.template_id')
      .select(['page.id', 'page.title', 'template.data'])
      .where('page.deleted_at', 'is', null)
      .where('template.data', 'like', '%module%')
      .execute(),
    db
      .selectFrom('studio_drafts')
      .innerJoin('diy_pages as page', (join) => join.on(sql<boolean>`studio_drafts.doc = 'page-' || page.id`))
      .select(['page.id', 'page.title', 'studio_drafts.content'])
      .where('page.deleted_at', 'is', null)
      .where('studio_drafts.content', 'like', '%module%')
      .execute(),
  ]);
  const shown = new Map(
    live
      .filter(({ data }) => holdsModule(parseLayout(data) ?? [], moduleId))
      .map(({ id, title }): [number, Use] => [id, { doc: pageDoc(id), title, isLive: true }]),
  );
  const drafted = drafts.flatMap(({ id, title, content }): Use[] => {
    const block = draftBlocks(content).find(({ value }) => modulesOf(value).includes(moduleId));
    return block === undefined || shown.has(id)
      ? []
      : [{ doc: pageDoc(id), title, isLive: false, uid: block.uid }];
  });
  return [...shown.values(), ...drafted];
}

/** Number of live pages with each module. One query. */
export async function moduleUseCounts(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('diy_pages as page')
    .innerJoin('diy_page_navs as nav', 'nav.page_id', 'page.id')
    .innerJoin('diy_templates as template', 'template.id', 'nav.template_id')
    .select(['page.id', 'template.data'])
    .where('page.deleted_at', 'is', null)
    .where('template.data', 'like', '%module%')
    .execute();
  const pages = new Map<number, Set<number>>();
  for (const { id, data } of rows)
    for (const moduleId of (parseLayout(data) ?? []).flatMap(modulesOf))
      pages.set(moduleId, (pages.get(moduleId) ?? new Set()).add(id));
  return new Map([...pages].map(([moduleId, ids]) => [moduleId, ids.size]));
}
