// Asks for the invoice of an order, or again after it was withdrawn, rejected or red-flushed.
import { invoiceInvoicing, invoiceOrder } from '~/schemas/api/invoice.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { InvoiceEditScreen } from './edit-screen';
import { invoiceParams } from './places';

export default definePage({
  path: '/pages/invoice/edit',
  title: '发票信息',
  auth: 'login',
  query: { id: optionalId(), order_id: optionalId() },
  body: detail({
    from: invoiceOrder,
    params: invoiceParams,
    View: InvoiceEditScreen,
    kind: 'form',
    endpoints: [invoiceInvoicing],
  }),
});
