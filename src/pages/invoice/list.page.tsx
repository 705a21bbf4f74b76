// Invoices: the orders that one may be asked for, what was asked for, what is issued.
import { invoiceInvoiceList, invoiceOrderList } from '~/schemas/api/invoice.gen';
import { lists, rows } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { choice, type QueryOf } from '../../engine/params';
import { useOffered } from '../../services/offered';
import { InvoiceRow, OrderToInvoice } from './invoice-rows';

const query = { status: choice([0, 1, 2]) };
type Query = QueryOf<typeof query>;

const TABS = [
  { id: 0, text: '可开票' },
  { id: 1, text: '已申请' },
  { id: 2, text: '已开票' },
] as const;

/** False in a mall that cannot say which orders may be invoiced, nor list invoices by state. */
const useHasStates = () => useOffered()(invoiceOrderList.route);

const orders = rows({
  from: invoiceOrderList,
  item: OrderToInvoice,
  empty: { text: '暂无可开票的订单，确认收货后可申请', drawing: 'orders' },
  isFreshOnShow: true,
});

const invoices = rows({
  from: invoiceInvoiceList,
  params: ({ status }: Query) => ({ status }),
  item: InvoiceRow,
  empty: ({ status }) => ({
    text: status === 1 ? '暂无申请中的发票' : '暂无已开具的发票',
    drawing: 'orders',
    action: null,
  }),
  isFreshOnShow: true,
});

const allInvoices = rows({
  from: invoiceInvoiceList,
  item: InvoiceRow,
  empty: { text: '暂无开票记录，可在订单详情里申请', drawing: 'orders', action: null },
  isFreshOnShow: true,
});

export default definePage({
  path: '/pages/order/invoice/index',
  title: '开票记录',
  auth: 'login',
  query,
  body: lists(query, {
    tabs: { of: 'status', label: '开票状态', useItems: () => (useHasStates() ? TABS : []) },
    usePart: ({ status }) => (useHasStates() ? (status === 0 ? 'orders' : 'invoices') : 'allInvoices'),
    parts: { orders, invoices, allInvoices },
  }),
});
