// The parcels of an order: one card each, linked to its tracking.
import { expressOrderExpressList } from '~/schemas/api/express.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { id } from '../../engine/params';
import { ParcelCard, parcelsIn } from './parcel-card';

const query = { order_id: id('order') };

export default definePage({
  path: '/pages/order/express-list/express-list',
  title: '物流列表',
  auth: 'login',
  query,
  walk: { query: { order_id: { of: 'sent order' } } },
  body: list(query, {
    from: expressOrderExpressList,
    params: ({ order_id: orderId }) => ({ order_id: orderId }),
    arrange: parcelsIn,
    keyOf: ({ parcel }) => parcel.id,
    groupOf: ({ parcelCount }) => `${parcelCount}个包裹已发出`,
    item: ParcelCard,
    empty: { text: '暂无物流信息', drawing: 'orders', action: { text: '返回', onTap: back } },
  }),
});
