// Asking for the refund of a whole order that has not been sent, and what became of it.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { orderCancel, orderCancelApply, orderCancelCauseList, orderDetail } from '~/schemas/api/order.gen';
import { detail } from '../../../engine/archetypes/detail';
import { definePage } from '../../../engine/define-page';
import { id } from '../../../engine/params';
import { OrderRefundScreen } from './order-refund-screen';

export default definePage({
  path: '/pages/order/refund/order-refund',
  title: '订单退款',
  auth: 'login',
  query: { id: id('order') },
  walk: { query: { id: { of: 'paid order' } } },
  body: detail({
    from: orderDetail,
    params: ({ id: orderId }: { id: number }) => ({ id: orderId }),
    View: OrderRefundScreen,
    kind: 'form',
    skeleton: 'list',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [orderCancel, orderCancelApply, orderCancelCauseList, attachmentUpload],
  }),
});
