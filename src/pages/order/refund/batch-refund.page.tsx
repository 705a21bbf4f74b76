// Asking for an after-sale of whole lines of an order at once.
import { definePage } from '../../../engine/define-page';
import { LINES_QUERY, linesForm } from './lines-form';

export default definePage({
  path: '/pages/order/batch-refund/batch-refund',
  title: '批量退款',
  auth: 'login',
  query: LINES_QUERY,
  walk: { query: { id: { of: 'sent order' } } },
  body: linesForm(false),
});
