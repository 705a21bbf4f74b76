// Asking for an after-sale of some pieces of an order's lines at once.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { orderDetail } from '~/schemas/api/order.gen';
import { refundApply, refundBatch } from '~/schemas/api/refund.gen';
import { detail } from '../../../engine/archetypes/detail';
import { definePage } from '../../../engine/define-page';
import { id, text } from '../../../engine/params';
import { SplitScreen } from './lines-screen';

export default definePage({
  path: '/pages/order/refund/split-refund',
  title: '拆分退款',
  auth: 'login',
  query: { id: id('order'), ids: text() },
  walk: { query: { id: { of: 'sent order' } } },
  body: detail({
    from: orderDetail,
    params: ({ id: orderId }: { id: number; ids: string }) => ({ id: orderId }),
    View: SplitScreen,
    kind: 'form',
    skeleton: 'list',
    isFreshOnShow: true,
    endpoints: [refundApply, refundBatch, attachmentUpload],
  }),
});
