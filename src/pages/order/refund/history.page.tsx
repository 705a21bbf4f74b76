// All after-sales of an order, or of one of its lines.
import { type RefundListData, refundList, refundWithdraw } from '~/schemas/api/refund.gen';
import { list } from '../../../engine/archetypes/list';
import { definePage } from '../../../engine/define-page';
import { back } from '../../../engine/navigation';
import { id, optionalId } from '../../../engine/params';
import { type ListedRefund, RefundCard } from './refund-card';

const rowsOf = (data: RefundListData): readonly ListedRefund[] => data.list;

export default definePage({
  path: '/pages/order/refund/order-detail-refund-list',
  title: '售后记录',
  auth: 'login',
  query: { id: id(), order_detail_id: optionalId() },
  body: list({
    from: refundList,
    params: ({ id: order_id, order_detail_id: lineId }: { id: number; order_detail_id: number }) => ({
      order_id,
      ...(lineId === 0 ? {} : { order_detail_id: lineId }),
    }),
    rows: rowsOf,
    keyOf: ({ id: refundId }) => refundId,
    pageSize: null,
    item: RefundCard,
    isFreshOnShow: true,
    empty: { text: '暂无售后记录', drawing: 'orders', action: { text: '返回', onTap: back } },
  }),
  endpoints: [refundWithdraw],
});
