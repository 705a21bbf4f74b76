// The screen of one order: status, delivery, goods and sums, with the same actions as its card.
import {
  orderCancel,
  orderClerkQrCode,
  orderConfirm,
  orderDetail,
  orderListPayData,
} from '~/schemas/api/order.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id, text } from '../../engine/params';
import { DetailScreen } from '../../blocks/orders/detail-screen';

export default definePage({
  path: '/pages/order/order-detail/order-detail',
  title: '订单详情',
  auth: 'login',
  query: { id: id('order'), sign: text() },
  walk: { query: { id: { of: 'sent order' } } },
  body: detail({
    from: orderDetail,
    params: ({ id: orderId }: { id: number; sign: string }) => ({ id: orderId }),
    View: DetailScreen,
    skeleton: 'list',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [orderCancel, orderConfirm, orderClerkQrCode, orderListPayData],
  }),
});
