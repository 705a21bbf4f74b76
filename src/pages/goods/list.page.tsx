// The goods list: by category, coupon, word or shop; sorted, as rows or as a grid.
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { GoodsCardOf, GoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { GoodsFloats } from '../../blocks/goods-floats/goods-floats';
import { GOODS_SORTS, sortParams } from '../../blocks/goods-sort/goods-sort';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { choice, optionalId, text } from '../../engine/params';
import { GoodsListHead } from './goods-list-head';

const query = {
  cat_id: optionalId('category'),
  coupon_id: optionalId('coupon'),
  keyword: text(),
  sign: text(),
  mch_id: optionalId('merchant'),
  sort: choice(GOODS_SORTS),
};

export default definePage({
  path: '/pages/goods/list',
  title: '商品列表',
  auth: 'guest',
  query,
  shares: ['cat_id', 'coupon_id', 'keyword', 'sign', 'mch_id', 'sort'],
  body: list(query, {
    Head: GoodsListHead,
    from: defaultGoodsList,
    // Absent and empty filters are not sent.
    params: ({ sort, ...filters }) => ({
      ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== 0 && value !== '')),
      ...sortParams(sort),
    }),
    item: { rows: GoodsRowOf, grid: GoodsCardOf },
    empty: { text: '没有任何商品哦~' },
    endText: '暂无更多商品',
    Bar: GoodsFloats,
  }),
});
