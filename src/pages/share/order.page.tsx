// The orders that bring a distributor commission.
import { shareShareOrder } from '~/schemas/api/share.gen';
import { custom, definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { ORDER_STATES, ShareOrderScreen } from './order-screen';

export default definePage({
  path: '/pages/share/order/order',
  title: '分销订单',
  auth: 'distributor',
  query: { status: choice(ORDER_STATES) },
  body: custom('list', ShareOrderScreen, [shareShareOrder]),
});
