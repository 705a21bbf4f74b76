// Asking for an after-sale of some pieces of an order's lines at once.
import { definePage } from '../../../engine/define-page';
import { LINES_QUERY, linesForm } from './lines-form';

export default definePage({
  path: '/pages/order/refund/split-refund',
  title: '拆分退款',
  auth: 'login',
  query: LINES_QUERY,
  walk: { query: { id: { of: 'sent order' } } },
  body: linesForm(true),
});
