// A clerk hands over a pick-up order.
import { orderClerkAffirmPay, orderDetail, orderOrderClerk } from '~/schemas/api/order.gen';
import { userIsClerkUser } from '~/schemas/api/user.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { ClerkScreen } from './clerk-screen';

export default definePage({
  path: '/pages/order/clerk/clerk',
  title: '订单核销',
  auth: 'clerk',
  query: { id: id('order') },
  walk: { query: { id: { of: 'order to collect' } } },
  body: detail({
    from: orderDetail,
    params: ({ id: orderId }: { id: number }) => ({ id: orderId, action_type: 1 as const }),
    View: ClerkScreen,
    kind: 'form',
    skeleton: 'list',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [orderOrderClerk, orderClerkAffirmPay, userIsClerkUser],
  }),
});
