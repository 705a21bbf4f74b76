// The goods list: by category, coupon, word or shop; sorted, as rows or as a grid.
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId, text } from '../../engine/params';
import { GoodsListScreen } from './goods-list-screen';

export default definePage({
  path: '/pages/goods/list',
  title: '商品列表',
  auth: 'guest',
  query: {
    cat_id: optionalId(),
    coupon_id: optionalId(),
    keyword: text(),
    sign: text(),
    mch_id: optionalId(),
  },
  body: custom('list', GoodsListScreen, [defaultGoodsList]),
});
