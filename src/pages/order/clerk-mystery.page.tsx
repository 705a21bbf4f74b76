// A clerk hands over mystery boxes of a pick-up order.
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { clerkForm } from './clerk-form';

export default definePage({
  path: '/pages/order/clerk/mystery',
  title: '盲盒核销',
  auth: 'clerk',
  query: { id: id('order') },
  walk: { query: { id: { of: 'order to collect' } } },
  body: clerkForm(true),
});
