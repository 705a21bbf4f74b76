// The parcels of an order: one card each, linked to its tracking.
import { expressOrderExpressList } from '~/schemas/api/express.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { ExpressListScreen } from './express-list-screen';

export default definePage({
  path: '/pages/order/express-list/express-list',
  title: '物流列表',
  auth: 'login',
  query: { order_id: id() },
  body: detail({
    from: expressOrderExpressList,
    params: ({ order_id }: { order_id: number }) => ({ order_id }),
    View: ExpressListScreen,
    skeleton: 'list',
    kind: 'list',
    isPullable: true,
  }),
});
