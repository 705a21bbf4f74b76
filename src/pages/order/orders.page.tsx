// My orders: tabs by status, search, cards with their actions.
import { type ReactNode, useEffect } from 'react';
import { AFTER_SALES_STATUS, ORDER_TABS } from '~/domain/order-status';
import * as to from '~/domain/screen-links.gen';
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import {
  orderCancel,
  orderClerkQrCode,
  orderConfirm,
  orderList,
  orderListPayData,
  type OrderRow,
  type RefundRow,
} from '~/schemas/api/order.gen';
import { userConfig } from '~/schemas/api/user.gen';
import { OrderRecommend } from '../../blocks/order-recommend/order-recommend';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import { choice, type QueryOf, text } from '../../engine/params';
import { OrderCard } from '../../blocks/orders/order-card';
import { readSearch, searchParams } from './order-search';
import { OrdersHead } from './orders-head';

const query = {
  status: choice([0, ...ORDER_TABS.map(({ status }) => status), AFTER_SALES_STATUS]),
  search: text(),
};

/** The endpoint answers after-sales too, under a status of their own. */
const ordersIn = (answered: readonly (OrderRow | RefundRow)[]) => answered as readonly OrderRow[];

function ToAfterSales() {
  useEffect(() => redirect(to.orderRefunds()), []);
  return null;
}

/** After-sales have a screen of their own. */
const Gate = ({ query: { status }, children }: { query: QueryOf<typeof query>; children: ReactNode }) =>
  status === AFTER_SALES_STATUS ? <ToAfterSales /> : children;

export default definePage({
  path: '/pages/order/index/index',
  title: '我的订单',
  auth: 'login',
  query,
  carries: ['search'],
  body: list(query, {
    Gate,
    Head: OrdersHead,
    from: orderList,
    params: ({ status, search }) => ({ status, ...searchParams(readSearch(search)) }),
    arrange: ordersIn,
    item: OrderCard,
    isFreshOnShow: true,
    empty: ({ search }) => ({
      text: readSearch(search) === null ? '暂无相关订单' : '暂无您搜索的订单',
      drawing: 'orders',
    }),
    beside: (_first, { search }) =>
      readSearch(search) === null ? null : <OrderRecommend place="order_pay" />,
  }),
  endpoints: [orderListPayData, orderCancel, orderConfirm, orderClerkQrCode, goodsNewRecommend, userConfig],
});
