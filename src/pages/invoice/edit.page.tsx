// Asks for the invoice of an order, or again after it was withdrawn, rejected or red-flushed.
import { invoiceInvoicing } from '~/schemas/api/invoice.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { InvoiceEditScreen } from './edit-screen';
import { INVOICE_SOURCES, invoiceScreen } from './of-order';

export default definePage({
  path: '/pages/invoice/edit',
  title: '发票信息',
  auth: 'login',
  query: { id: optionalId('invoice'), order_id: optionalId('order') },
  walk: { query: { order_id: { of: 'finished order' } } },
  body: custom('form', invoiceScreen(InvoiceEditScreen), [...INVOICE_SOURCES, invoiceInvoicing]),
});
