// A clerk hands over some goods of a pick-up order.
import { orderDetail, orderOrderClerk } from '~/schemas/api/order.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { SelectScreen } from './clerk-select-screen';

export default definePage({
  path: '/pages/order/clerk/select',
  title: '选择核销商品',
  auth: 'clerk',
  query: { id: id('order') },
  walk: { query: { id: { of: 'order to collect' } } },
  body: detail({
    from: orderDetail,
    params: ({ id: orderId }: { id: number }) => ({ id: orderId, action_type: 1 as const }),
    View: SelectScreen,
    kind: 'form',
    skeleton: 'list',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [orderOrderClerk],
  }),
});
