// Replaces a mall's home before its server opens the database: by one of rarer widgets, then by one with tabs.
import { join } from 'node:path';
import { openDatabase } from '~/server/db/database';
import homePage from '~/server/db/seed/home-page.json';
import { prepareDatabase } from '~/server/prepare';

const HOME = 1;
const OTHER = 2;
/** Widgets outside of home's initial registry (scripts/common-widgets.ts). */
const RARE = ['store', 'video'].map((id) => ({ id, permission_key: '', data: {} }));

/** `node scripts/run.mjs tests/journeys/homes.ts <data folder> rare|tabs` */
export async function main([dataFolder = '', kind = '']: readonly string[]): Promise<void> {
  const database = await openDatabase({ folder: join(dataFolder, 'db') });
  const { db } = database;
  if (kind === 'rare') {
    await prepareDatabase(database);
    const data = JSON.stringify([...homePage.slice(0, 2), ...RARE, ...homePage.slice(2)]);
    await db.updateTable('diy_templates').set({ data }).where('id', '=', HOME).execute();
  } else {
    await db.updateTable('diy_pages').set({ show_navs: true }).where('id', '=', HOME).execute();
    const nav = { page_id: HOME, template_id: OTHER, name: '茶与器', position: 1 };
    await db.insertInto('diy_page_navs').values(nav).execute();
  }
  await database.close();
}
