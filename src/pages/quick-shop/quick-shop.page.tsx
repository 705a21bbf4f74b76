// The quick shop.
import { cartAdd, cartList } from '~/schemas/api/cart.gen';
import { fullReduceIndex } from '~/schemas/api/full-reduce.gen';
import { quickCart, quickGoodsList, quickIndex } from '~/schemas/api/quick.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { QuickShopScreen } from './quick-shop-screen';

export default definePage({
  path: '/pages/quick-shop/quick-shop',
  title: '快速购买',
  auth: 'guest',
  query: { cat_id: optionalId() },
  body: custom('list', QuickShopScreen, [
    quickIndex,
    quickGoodsList,
    quickCart,
    cartList,
    cartAdd,
    fullReduceIndex,
  ]),
});
