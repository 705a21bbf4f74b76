// Data of home's blocks that is loaded by a second call (api/index/index-extra).
import type { GoodsCard } from '~/schemas/api/goods.gen';
import type { IndexIndexExtraParams, MallBlock } from '~/schemas/api/index.gen';
import { isRecord } from '~/domain/record';
import { MallError } from '../../../http/errors';
import { shownCategories } from '../../cat/rows';
import { firstGoodsOfCategories } from '../../../goods/category-goods';
import { isInCentre, isUsedUp, offeredCoupons, wireCouponCard } from '../../../goods/coupons';
import { withBenefits } from '../../../goods/goods-benefit';
import { goodsCards } from '../../../goods/goods-card';
import { readGoodsRules } from '../../../goods/goods-rules';
import { idOf } from '../../../settings/stored-values';
import { deliverPage, type Visit } from '../page/deliver-page';
import { homeBlocks } from './home-blocks';
import { pluginExtra } from './plugin-extra';

const GOODS_OF_CATEGORY = 10;
/** Two goods a row. */
const LIST_STYLE = 2;

interface Section {
  key: 'cat';
  name: string;
  relation_id: number;
  cat_pic_url: string;
  list_style: number;
  goods: GoodsCard[];
}

/** Reference of a category block: a category or, for 0, every top-level one. */
const relationOf = (block: MallBlock): number => idOf(block['relation_id']) ?? 0;

/** Sections of category blocks by their reference. Five queries, however many there are. */
async function categorySections(
  visit: Visit,
  relationIds: readonly number[],
): Promise<(relationId: number) => Section[]> {
  const { db, user, now } = visit;
  const all = await shownCategories(db, 0);
  const sectionsOf = (relationId: number) =>
    all.filter(({ id, parent_id }) => (relationId === 0 ? parent_id === null : id === relationId));
  const rules = await readGoodsRules(db);
  const wishes = relationIds.flatMap(sectionsOf).map(({ id }) => ({ catId: id, count: GOODS_OF_CATEGORY }));
  const ids = await firstGoodsOfCategories(db, wishes, { viewer: user, rules });
  const goods = [...new Set([...ids.values()].flat())];
  const cards = await withBenefits(await goodsCards(db, { goods, viewer: user, now, rules }), visit);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (relationId) =>
    sectionsOf(relationId).map(({ id, name, pic_url }) => ({
      key: 'cat',
      name,
      relation_id: id,
      cat_pic_url: pic_url,
      list_style: LIST_STYLE,
      goods: (ids.get(id) ?? []).flatMap((goodsId) => byId.get(goodsId) ?? []),
    }));
}

async function centreCoupons({ db, user, now }: Visit): Promise<object[]> {
  const rows = await offeredCoupons(db, { viewer: user, now, condition: isInCentre });
  return [...rows.filter((row) => !isUsedUp(row)), ...rows.filter(isUsedUp)].map(wireCouponCard);
}

/** All blocks with the data of the second call: a category block becomes its sections, coupons are included. */
export async function inlineBlocks(visit: Visit): Promise<MallBlock[]> {
  const blocks = await homeBlocks(visit);
  const sectionsOf = await categorySections(visit, blocks.filter(({ key }) => key === 'cat').map(relationOf));
  const coupons = blocks.some(({ key }) => key === 'coupon') ? await centreCoupons(visit) : [];
  return blocks.flatMap((block): MallBlock[] => {
    if (block.key === 'cat')
      return sectionsOf(relationOf(block)).map((section) => ({ ...block, ...section }));
    return [block.key === 'coupon' ? { ...block, coupons } : block];
  });
}

async function mallExtra(visit: Visit, { key, index, goods_num }: IndexIndexExtraParams): Promise<object> {
  const block = (await homeBlocks(visit))[index];
  if (block?.key !== key) throw new MallError('参数值错误，请刷新重试');
  const relation = relationOf(block);
  if (key === 'cat') return (await categorySections(visit, [relation]))(relation);
  if (key === 'coupon') return centreCoupons(visit);
  const count = goods_num ?? block['goods_num'];
  const extra = await pluginExtra(visit, { key, count });
  if (extra === null) throw new MallError('参数值错误');
  return extra;
}

async function pageExtra(visit: Visit, params: IndexIndexExtraParams): Promise<object> {
  const page = await deliverPage(visit, params.page_id ?? 0);
  const block = page?.navs[params.nav_index ?? 0]?.template.data[params.index];
  if (block?.id !== params.key) throw new MallError('参数值错误，请刷新重试');
  if (!isRecord(block.data)) return {};
  const { list } = block.data;
  const isCut = Array.isArray(list) && params.goods_num !== undefined;
  return isCut ? { ...block.data, list: list.slice(0, params.goods_num) } : block.data;
}

/** @throws MallError 参数值错误，请刷新重试 when the page has changed since, 参数值错误 for a block without data. */
export const homeExtra = (visit: Visit, params: IndexIndexExtraParams): Promise<object> =>
  params.type === 'mall' ? mallExtra(visit, params) : pageExtra(visit, params);
