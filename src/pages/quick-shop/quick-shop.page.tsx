// The quick shop.
import { cartAdd, cartList } from '~/schemas/api/cart.gen';
import { fullReduceIndex } from '~/schemas/api/full-reduce.gen';
import { quickCart, quickGoodsList, quickIndex } from '~/schemas/api/quick.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { QuickGoodsRow } from './quick-goods-row';
import { useCategoryParams } from './quick-shop-context';
import { QuickShopGate } from './quick-shop-gate';

const query = { cat_id: optionalId('category') };

export default definePage({
  path: '/pages/quick-shop/quick-shop',
  title: '快速购买',
  auth: 'guest',
  query,
  shares: ['cat_id'],
  body: list(query, {
    Gate: QuickShopGate,
    from: quickGoodsList,
    useParams: useCategoryParams,
    item: QuickGoodsRow,
    empty: { text: '该分类下无相关内容哦~', action: null },
    endText: '暂无更多商品',
    isPullable: false,
  }),
  endpoints: [quickIndex, quickCart, cartList, cartAdd, fullReduceIndex],
});
