// The invoice of an order: its state, the file, what was filled in, and what the shopper may do.
import { invoiceSendEmail, invoiceWithdraw } from '~/schemas/api/invoice.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { InvoiceScreen } from './detail-screen';
import { INVOICE_SOURCES, invoiceScreen } from './of-order';

export default definePage({
  path: '/pages/order/invoice/detail',
  title: '发票详情',
  auth: 'login',
  query: { id: optionalId('invoice'), order_id: optionalId('order') },
  walk: { query: { order_id: { of: 'finished order' } }, isEmpty: true },
  body: custom('detail', invoiceScreen(InvoiceScreen), [
    ...INVOICE_SOURCES,
    invoiceWithdraw,
    invoiceSendEmail,
  ]),
});
