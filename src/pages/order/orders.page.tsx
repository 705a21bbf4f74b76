// My orders: tabs by status, search, cards with their actions.
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import {
  orderCancel,
  orderClerkQrCode,
  orderConfirm,
  orderList,
  orderListPayData,
} from '~/schemas/api/order.gen';
import { userConfig } from '~/schemas/api/user.gen';
import { custom, definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { OrdersScreen } from './orders-screen';

export default definePage({
  path: '/pages/order/index/index',
  title: '我的订单',
  auth: 'login',
  query: { status: text(), search: text() },
  body: custom('list', OrdersScreen, [
    orderList,
    orderListPayData,
    orderCancel,
    orderConfirm,
    orderClerkQrCode,
    goodsNewRecommend,
    userConfig,
  ]),
});
