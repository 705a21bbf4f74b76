// All after-sales of an order, or of one of its lines.
import { refundList, refundWithdraw } from '~/schemas/api/refund.gen';
import { list } from '../../../engine/archetypes/list';
import { definePage } from '../../../engine/define-page';
import { back } from '../../../engine/navigation';
import { id, optionalId } from '../../../engine/params';
import { RefundCard } from './refund-card';

const query = { id: id('order'), order_detail_id: optionalId('order line') };

export default definePage({
  path: '/pages/order/refund/order-detail-refund-list',
  title: '售后记录',
  auth: 'login',
  query,
  walk: { query: { id: { of: 'order with an after-sale' } } },
  body: list(query, {
    from: refundList,
    params: ({ id: orderId, order_detail_id: lineId }) => ({
      order_id: orderId,
      ...(lineId === 0 ? {} : { order_detail_id: lineId }),
    }),
    item: RefundCard,
    isFreshOnShow: true,
    empty: { text: '暂无售后记录', drawing: 'orders', action: { text: '返回', onTap: back } },
  }),
  endpoints: [refundWithdraw],
});
