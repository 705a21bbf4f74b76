// Asking for an after-sale of whole lines of an order at once.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { orderDetail } from '~/schemas/api/order.gen';
import { refundApply, refundBatch } from '~/schemas/api/refund.gen';
import { detail } from '../../../engine/archetypes/detail';
import { definePage } from '../../../engine/define-page';
import { id } from '../../../engine/params';
import { BatchScreen } from './lines-screen';

export default definePage({
  path: '/pages/order/batch-refund/batch-refund',
  title: '批量退款',
  auth: 'login',
  query: { id: id('order') },
  walk: { query: { id: { of: 'sent order' } } },
  body: detail({
    from: orderDetail,
    params: ({ id: orderId }: { id: number }) => ({ id: orderId }),
    View: BatchScreen,
    kind: 'form',
    skeleton: 'list',
    isFreshOnShow: true,
    endpoints: [refundApply, refundBatch, attachmentUpload],
  }),
});
