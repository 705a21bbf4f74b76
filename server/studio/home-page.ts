// Pages that shoppers begin at, which are never without content.
import type { Db } from './call';
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

export const homePageError = (): StudioError =>
  new StudioError('state', { message: '这是首页，先把别的页面设为首页' });
