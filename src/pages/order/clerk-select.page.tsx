// A clerk hands over some goods of a pick-up order.
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { clerkForm } from './clerk-form';

export default definePage({
  path: '/pages/order/clerk/select',
  title: '选择核销商品',
  auth: 'clerk',
  query: { id: id('order') },
  walk: { query: { id: { of: 'order to collect' } } },
  body: clerkForm(false),
});
