// My after-sales: tabs by who has to act.
import { AFTER_SALES_STATUS } from '~/domain/order-status';
import { ALL_REFUNDS, REFUND_GROUPS } from '~/domain/refund-status';
import { orderList, type OrderRow, type RefundRow } from '~/schemas/api/order.gen';
import { refundWithdraw } from '~/schemas/api/refund.gen';
import { list } from '../../../engine/archetypes/list';
import { definePage } from '../../../engine/define-page';
import { choice } from '../../../engine/params';
import { type ListedRefund, listedRefund, RefundCard } from './refund-card';

/** The rows that are after-sales: the endpoint answers orders too. */
const refundsIn = (answered: readonly (OrderRow | RefundRow)[]): readonly ListedRefund[] =>
  (answered as readonly RefundRow[]).map(listedRefund).filter((row) => row !== null);

const query = { status: choice([ALL_REFUNDS, ...REFUND_GROUPS.map(({ group }) => group)]) };

export default definePage({
  path: '/pages/order/refund/index',
  title: '售后列表',
  auth: 'login',
  query,
  body: list(query, {
    tabs: {
      of: 'status',
      label: '售后状态',
      items: [
        { id: ALL_REFUNDS, text: '全部' },
        ...REFUND_GROUPS.map(({ group, name }) => ({ id: group, text: name })),
      ],
    },
    from: orderList,
    params: ({ status }) => ({ status: AFTER_SALES_STATUS, refund_status: status }),
    arrange: refundsIn,
    keyOf: ({ id }) => id,
    item: RefundCard,
    isFreshOnShow: true,
    empty: { text: '暂无相关订单', drawing: 'orders' },
  }),
  endpoints: [refundWithdraw],
});
