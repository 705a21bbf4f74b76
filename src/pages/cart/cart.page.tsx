// The cart: lines by shop, quantities, selection, and the link to the checkout.
import { cartAdd, cartDelete, cartEdit, cartList, cartNums } from '~/schemas/api/cart.gen';
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../../engine/define-page';
import { CartScreen } from '../../blocks/cart/cart-screen';

export default definePage({
  path: '/pages/cart/cart',
  title: '购物车',
  auth: 'guest',
  body: custom('list', CartScreen, [cartList, cartEdit, cartDelete, cartNums, cartAdd, goodsNewRecommend]),
});
