// Reviewing an order: a mark, a text and pictures for each of its goods.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { orderAppraise, orderDetail } from '~/schemas/api/order.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { AppraiseScreen } from './appraise-screen';

export default definePage({
  path: '/pages/order/appraise/appraise',
  title: '订单评价',
  auth: 'login',
  query: { id: id('order') },
  walk: { query: { id: { of: 'finished order' } } },
  body: detail({
    from: orderDetail,
    params: ({ id: orderId }: { id: number }) => ({ id: orderId }),
    View: AppraiseScreen,
    skeleton: 'list',
    kind: 'form',
    endpoints: [orderAppraise, attachmentUpload],
  }),
});
