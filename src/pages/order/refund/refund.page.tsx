// Asking for an after-sale of one line, or of some of its pieces.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { refundApply, refundList, refundSubmit } from '~/schemas/api/refund.gen';
import { detail } from '../../../engine/archetypes/detail';
import { definePage } from '../../../engine/define-page';
import { id, requiredText } from '../../../engine/params';
import { ApplyScreen } from './apply-screen';

export default definePage({
  path: '/pages/order/refund/refund',
  title: '申请售后',
  auth: 'login',
  query: { id: id('order line'), type: requiredText() },
  walk: { query: { id: { of: 'line of a sent order' }, type: 3 } },
  body: detail({
    from: refundApply,
    params: ({ id: lineId }: { id: number; type: string }) => ({ id: lineId }),
    View: ApplyScreen,
    kind: 'form',
    skeleton: 'list',
    endpoints: [refundSubmit, refundList, attachmentUpload],
  }),
});
