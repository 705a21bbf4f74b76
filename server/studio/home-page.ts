// Pages that shoppers begin at, which are never without content.
import type { Db } from './call';
import type { DocRef } from './doc-name';
import { PLATFORMS, platformsIn } from './platforms';
import { StudioError } from './studio-error';

/** Whether it is the home of any platform. */
export async function isHomePage(db: Db, id: number): Promise<boolean> {
  const page = await db
    .selectFrom('diy_pages')
    .select(['is_home_page', 'platform'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return page.is_home_page || page.platform !== '';
}

/** Platforms whose home a document's page is: its own, and of the mall's home those that no other page has. One query. */
export async function homePlatforms(db: Db, { kind, id }: Pick<DocRef, 'kind' | 'id'>): Promise<string[]> {
  if (kind !== 'page') return [];
  const homes = await db
    .selectFrom('diy_pages')
    .select(['id', 'is_home_page', 'platform'])
    .where('deleted_at', 'is', null)
    .where('is_disable', '=', false)
    .where((eb) => eb.or([eb('is_home_page', '=', true), eb('platform', '!=', '')]))
    .execute();
  const page = homes.find((home) => home.id === id);
  if (page === undefined) return [];
  const taken = homes.flatMap((home) => (home.id === id ? [] : platformsIn(home.platform)));
  return PLATFORMS.filter(
    (key) => platformsIn(page.platform).includes(key) || (page.is_home_page && !taken.includes(key)),
  );
}

export const homePageError = (): StudioError =>
  new StudioError('state', { message: '这是首页，先把别的页面设为首页' });
