// A layout as a shopper can see it now: its own widgets and those of the modules in it, each with its row.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { parseLayout, readBlocks, readModules, withinBlocks } from '../../families/index/hydrate/blocks';
import { isRefused } from '../../families/index/page/deliver-page';
import { readPermissions } from '../../settings/permissions';
import type { DiyComponent } from '~/schemas/api/index.gen';
import type { SessionUser } from '../../ports/viewer';
import type { InstalledPlugins } from '../../ports/plugin';

export interface VisiblePart {
  /** Row of the layout or the module. */
  templateId: number;
  /** Those in slots of others as well. */
  blocks: readonly DiyComponent[];
}

export interface VisiblePage {
  /** Title of the page. */
  title: string;
  parts: readonly VisiblePart[];
}

/** Pages with a layout that the shopper can see; the first of them represents all. */
async function readPage(db: Kysely<Tables>, templateId: number, user: SessionUser) {
  const rows = await db
    .selectFrom('diy_templates')
    .innerJoin('diy_page_navs', 'diy_page_navs.template_id', 'diy_templates.id')
    .innerJoin('diy_pages', 'diy_pages.id', 'diy_page_navs.page_id')
    .select(['diy_templates.data', 'diy_pages.title', 'diy_pages.access_limit'])
    .where('diy_templates.id', '=', templateId)
    .where('diy_templates.deleted_at', 'is', null)
    .where('diy_pages.deleted_at', 'is', null)
    .where('diy_pages.is_disable', '=', false)
    .orderBy('diy_pages.id')
    .execute();
  return rows.find(({ access_limit: limit }) => !isRefused(limit, user));
}

/** Who looks, and where. */
export interface Look {
  user: SessionUser;
  platform: string;
  plugins: InstalledPlugins;
}

/** The page of a layout; null when this shopper can see none, or it cannot be read. */
export async function visiblePage(
  db: Kysely<Tables>,
  templateId: number,
  { user, platform, plugins }: Look,
): Promise<VisiblePage | null> {
  const row = await readPage(db, templateId, user);
  const layout = row === undefined ? null : parseLayout(row.data);
  if (row === undefined || layout === null) return null;
  const permissions = await readPermissions(db, plugins);
  const blocks = readBlocks(layout, { permissions, platform, plugins });
  const modules = [...(await readModules(blocks, { db, permissions, platform, plugins }))];
  const parts = modules.map(
    ([moduleId, inner]): VisiblePart => ({
      templateId: moduleId,
      blocks: withinBlocks(inner),
    }),
  );
  return { title: row.title, parts: [{ templateId, blocks: withinBlocks(blocks) }, ...parts] };
}
