// A clerk hands over mystery boxes of a pick-up order.
import { orderDetail, orderOrderClerk } from '~/schemas/api/order.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { MysteryScreen } from './clerk-select-screen';

export default definePage({
  path: '/pages/order/clerk/mystery',
  title: '盲盒核销',
  auth: 'clerk',
  query: { id: id('order') },
  walk: { query: { id: { of: 'order to collect' } } },
  body: detail({
    from: orderDetail,
    params: ({ id: orderId }: { id: number }) => ({ id: orderId, action_type: 1 as const }),
    View: MysteryScreen,
    kind: 'form',
    skeleton: 'list',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [orderOrderClerk],
  }),
});
