// Api/cat: the category tree, and the feed of goods over categories.
import { catGoods, catList } from '~/schemas/api/cat.gen';
import { MallError } from '../../http/errors';
import { cachedRoute, type Route } from '../../http/route';
import { withBenefits } from '../../goods/goods-benefit';
import { readOptions } from '../../settings/mall-options';
import { categoryFeed } from './feed';
import { shownCategories } from './rows';
import { buildTree } from './tree';

/** Styles of the category screen whose clients swap parent and selection. */
const SWAPPED_STYLES = new Set(['6', '7', '11']);

const styleOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'cat_style' in option ? String(option.cat_style) : '';

const list = cachedRoute(catList, async ({ db, params }) => {
  const { cat_id: catId = 0, select_cat_id: selectId = 0 } = params;
  const { cat_style: style } = await readOptions(db, ['cat_style']);
  const isSwapped = SWAPPED_STYLES.has(styleOf(style));
  const [parentId, selectedId] = isSwapped ? [selectId, catId] : [catId, selectId];
  return { list: buildTree(await shownCategories(db, params.mch_id ?? 0), { parentId, selectedId }) };
});

const goods = cachedRoute(catGoods, async (call) => {
  const { db, params, user, now } = call;
  const begin = params.cat_ids.indexOf(params.cat_id);
  if (begin < 0) throw new MallError('参数错误');
  const rows = new Map((await shownCategories(db, params.mch_id ?? 0)).map((row) => [row.id, row]));
  const wanted = [...new Set(params.cat_ids.slice(begin))];
  const categories = wanted.flatMap((id) => rows.get(id) ?? []);
  // The offset belongs to the first category, and is void when that one is gone.
  const offset = categories[0]?.id === params.cat_id ? (params.offset ?? 0) : 0;
  const list = await categoryFeed(db, { categories, offset, viewer: user, now });
  const cards = await withBenefits(
    list.flatMap(({ goods_list: own }) => own),
    call,
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    list: list.map((category) => ({
      ...category,
      goods_list: category.goods_list.map((card) => byId.get(card.id) ?? card),
    })),
  };
});

export const routes: readonly Route[] = [list, goods];
