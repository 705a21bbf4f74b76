// Replaces a mall's home before its server opens the database: by one of rarer widgets, then by one with tabs.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '~/server/db/database';

export type HomeKind = 'rare' | 'tabs';

/** The page's id. */
export const HOME = 1;
const OTHER = 2;
const HOME_PAGE = resolve(import.meta.dirname, '../../server/seed/home-page.json');
/** Widgets outside of home's initial registry (scripts/common-widgets.ts). */
const RARE = ['store', 'video'].map((id) => ({ id, permission_key: '', data: {} }));

export async function replaceHome(dataFolder: string, kind: HomeKind): Promise<void> {
  const database = await openDatabase({ folder: join(dataFolder, 'db') });
  const { db } = database;
  try {
    if (kind === 'rare') {
      const homePage = JSON.parse(readFileSync(HOME_PAGE, 'utf8')) as unknown[];
      const data = JSON.stringify([...homePage.slice(0, 2), ...RARE, ...homePage.slice(2)]);
      await db.updateTable('diy_templates').set({ data }).where('id', '=', HOME).execute();
    } else {
      await db.updateTable('diy_pages').set({ show_navs: true }).where('id', '=', HOME).execute();
      const nav = { page_id: HOME, template_id: OTHER, name: '茶与器', position: 1 };
      await db.insertInto('diy_page_navs').values(nav).execute();
    }
  } finally {
    await database.close();
  }
}
