// Helpers for tests of laid-out pages: saving a layout, and loading a delivered page.
import {
  type DiyComponent,
  type DiyPage,
  indexTplIndex,
  type IndexTplIndexData,
} from '~/schemas/api/index.gen';
import type { Mall } from './mall-helpers';

/** How a saved page is. */
export interface PageOptions {
  /** Layouts of the tabs, each a list of widgets or any text. */
  tabs: (unknown[] | string)[];
  /** Its limit of access, as stored. */
  accessLimit?: unknown;
  /** The one that it is for; all when absent. */
  platform?: string;
  /** It is not delivered. */
  isDisabled?: boolean;
}

async function saveTemplate(mall: Mall, layout: unknown[] | string, type: 'page' | ''): Promise<number> {
  const data = typeof layout === 'string' ? layout : JSON.stringify(layout);
  const values = { name: '模板', type, data };
  const row = await mall.database.db
    .insertInto('diy_templates')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Saves a module, a list of widgets that pages refer to. */
export const saveModule = (mall: Mall, layout: unknown[]): Promise<number> => saveTemplate(mall, layout, '');

/** Saves a page with its tabs. */
export async function savePage(
  mall: Mall,
  { tabs, accessLimit, platform = '', isDisabled = false }: PageOptions,
): Promise<number> {
  const { db } = mall.database;
  const page = await db
    .insertInto('diy_pages')
    .values({
      title: '测试页',
      platform,
      is_disable: isDisabled,
      access_limit: accessLimit === undefined ? null : JSON.stringify(accessLimit),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, layout] of tabs.entries()) {
    const templateId = await saveTemplate(mall, layout, 'page');
    await db
      .insertInto('diy_page_navs')
      .values({ page_id: page.id, template_id: templateId, name: `第${position}页`, position })
      .execute();
  }
  return page.id;
}

/** The stored layout of a page's only tab. */
export const storedTemplate = (mall: Mall, pageId: number): Promise<{ id: number; data: string }> =>
  mall.database.db
    .selectFrom('diy_page_navs as nav')
    .innerJoin('diy_templates as t', 't.id', 'nav.template_id')
    .select(['t.id', 't.data'])
    .where('nav.page_id', '=', pageId)
    .executeTakeFirstOrThrow();

/** The laid-out page of a response; an error when it is the classic home page. */
export function pageOf({ type, home_pages: page }: IndexTplIndexData): DiyPage {
  if (type !== 'diy' || Array.isArray(page)) throw new Error('The answer is no laid-out page.');
  return page;
}

export const blocksOf = (answer: IndexTplIndexData, tab = 0): DiyComponent[] =>
  pageOf(answer).navs[tab]?.template.data ?? [];

/** A layout, as guests get it on a page of its own. */
export const deliveredBlocks = async (mall: Mall, layout: unknown[]): Promise<DiyComponent[]> =>
  blocksOf(await mall.ask(indexTplIndex, { page_id: await savePage(mall, { tabs: [layout] }) }));

/** Data of the first block of a widget. */
export const dataOf = (blocks: readonly DiyComponent[], id: string): unknown =>
  blocks.find((block) => block.id === id)?.data;

/** Delivered data of the goods widget, as far as tests read it. */
export interface GoodsData {
  list: { id: number; name: string }[];
  catList: { goodsList: { id: number }[] }[];
}

export const ids = (list: readonly { id: number | string }[]): number[] => list.map(({ id }) => Number(id));

/** Stored widgets of goods and coupons. */
export const goodsBlock = (data: object) => ({ id: 'goods', permission_key: '', data });
export const picked = (...goodsIds: unknown[]) =>
  goodsBlock({ addGoodsType: 1, list: goodsIds.map((id) => ({ id, name: 'old' })) });
export const automatic = (goodsLength: unknown) => goodsBlock({ addGoodsType: 0, goodsLength });
export const couponBlock = (data: object) => ({ id: 'coupon', permission_key: 'coupon', data });
