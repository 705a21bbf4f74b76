// Asking for the refund of a whole order that has not been sent, and what became of it.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { orderCancelForm } from '~/schemas/api/forms/order-cancel.gen';
import { orderCancelApply, orderCancelCauseList, orderDetail } from '~/schemas/api/order.gen';
import { form } from '../../../engine/archetypes/form';
import { definePage } from '../../../engine/define-page';
import { id } from '../../../engine/params';
import { callFor } from '../../../services/http';
import { confirmDialog } from '../../../state/overlays';
import { Amount, Head, isPaid, OfUnsent } from './order-refund-parts';
import { ASKED, PICTURES, REQUEST_KINDS } from './request-parts';

const query = { id: id('order') };

export default definePage({
  path: '/pages/order/refund/order-refund',
  title: '订单退款',
  auth: 'login',
  query,
  walk: { query: { id: { of: 'paid order' } } },
  body: form(query, {
    load: OfUnsent,
    endpoints: [orderDetail, orderCancelApply, orderCancelCauseList, attachmentUpload],
    save: orderCancelForm,
    kinds: REQUEST_KINDS,
    initial: ({ order }) => ({ mobile: order.mobile }),
    fixed: ({ context: { order }, values }) => ({
      id: Number(order.id),
      image_list: JSON.stringify(values.image_list.urls),
    }),
    looks: { cause: ({ context }) => ({ options: context.causes }) },
    layout: [
      Head,
      { label: ASKED, rows: ['cause', Amount, 'remark', 'mobile'] },
      { ...PICTURES, rows: ['image_list'] },
    ],
    button: ({ context: { order } }) => (isPaid(order) ? '提交' : '取消订单'),
    confirm: ({ context: { order } }) => confirmDialog(isPaid(order) ? '确认申请退款？' : '是否取消订单？'),
    // It may have been sent meanwhile.
    send: (params, { context }) => callFor(orderCancelForm, params).finally(context.onChanged),
    after: { toast: ({ msg }) => msg || '待后台审核', renewsInfo: true },
  }),
});
