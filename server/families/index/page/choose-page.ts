// Chooses the laid-out page of a call, and reads it with its tabs.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables';
import type { PlacedAlt } from '../../../db/tables/pages';

export interface PageTab {
  id: number;
  name: string;
  template_id: number;
  template_name: string;
  /** The layout as JSON text. */
  data: string;
  alts: PlacedAlt[] | null;
}

export interface StoredPage {
  id: number;
  title: string;
  show_navs: boolean;
  is_home_page: boolean;
  access_limit: AccessLimit | null;
  tabs: PageTab[];
}

export interface AccessLimit {
  is_all: 0 | 1;
  member: { level: number; name: string }[];
}

/** True for a row whose platforms name this one. */
export const namesPlatform = (column: 'diy_pages.platform' | 'user_centers.platform', platform: string) =>
  sql<boolean>`${platform} = any(string_to_array(${sql.ref(column)}, ','))`;

/**
 * The page of an id, or for 0 the home page: the last saved one whose platforms include the caller's, else the one
 * marked as home. Null when there is none or it is disabled. One query.
 */
export async function choosePage(
  db: Kysely<Tables>,
  { pageId, platform }: { pageId: number; platform: string },
): Promise<StoredPage | null> {
  const isOnPlatform = namesPlatform('diy_pages.platform', platform);
  const chosen = db
    .selectFrom('diy_pages')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('is_disable', '=', false)
    .where((eb) =>
      pageId > 0 ? eb('id', '=', pageId) : eb.or([isOnPlatform, eb('is_home_page', '=', true)]),
    )
    .orderBy(isOnPlatform, 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const rows = await db
    .selectFrom(chosen.as('page'))
    .innerJoin('diy_page_navs as nav', 'nav.page_id', 'page.id')
    .innerJoin('diy_templates as template', 'template.id', 'nav.template_id')
    .select(['page.id', 'page.title', 'page.show_navs', 'page.is_home_page', 'page.access_limit'])
    .select([
      'nav.id as nav_id',
      'nav.name',
      'nav.template_id',
      'template.name as template_name',
      'template.data',
      'template.alts',
    ])
    .orderBy('nav.position')
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const { id, title, show_navs, is_home_page, access_limit } = first;
  const tabs = rows.map((row) => ({ ...row, id: row.nav_id }));
  return { id, title, show_navs, is_home_page, access_limit, tabs };
}
