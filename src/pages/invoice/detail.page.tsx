// The invoice of an order: its state, the file, what was filled in, and what the shopper may do.
import { invoiceOrder, invoiceSendEmail, invoiceWithdraw } from '~/schemas/api/invoice.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { InvoiceScreen } from './detail-screen';
import { invoiceParams } from './places';

export default definePage({
  path: '/pages/order/invoice/detail',
  title: '发票详情',
  auth: 'login',
  query: { id: optionalId(), order_id: optionalId() },
  body: detail({
    from: invoiceOrder,
    params: invoiceParams,
    View: InvoiceScreen,
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [invoiceWithdraw, invoiceSendEmail],
  }),
});
