// The screen of my orders: search pill, status tabs, the endless list and its empty state.
import { useEffect, useMemo } from 'react';
import { AFTER_SALES_STATUS, ORDER_TABS, orderTab } from '~/domain/order-status';
import { type OrderListData, orderList } from '~/schemas/api/order.gen';
import { SearchPill } from '~/ui/search-field/search-field';
import { Tabs } from '~/ui/tabs/tabs';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { OrderRecommend } from '../../blocks/order-recommend/order-recommend';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { addressOf, open, redirect } from '../../engine/navigation';
import { ORDERS_PATH } from '../../flows/checkout-form';
import { OrderCard, type OrderRow } from './order-card';
import { useOrderCounts } from './order-counts';
import { type OrderSearch, readSearch, searchParams, searchText } from './order-search';
import { REFUNDS_PATH } from './refund/refund-paths';
import styles from './orders.module.css';

const SEARCH_PATH = '/pages/order/search/search';
const PAGE_SIZE = 10;

const rowsOf = (data: OrderListData): readonly OrderRow[] => data.list as readonly OrderRow[];
const keyOf = ({ id }: OrderRow) => id;

function SearchStrip({ search }: { search: OrderSearch | null }) {
  return (
    <SearchPill
      text={search === null ? '搜索' : searchText(search)}
      align={search === null ? 'centre' : 'start'}
      href={`#${addressOf(SEARCH_PATH)}`}
      onOpen={(event) => {
        event.preventDefault();
        open(SEARCH_PATH);
      }}
    />
  );
}

interface OrdersQuery {
  status: string;
  search: string;
}

/** Tabs of my orders with after-sales at the end, plus the status of the address where it is none of them. */
function tabsFor(status: number, counts: ReadonlyMap<number, number>) {
  const current = orderTab(status);
  return ORDER_TABS.filter(({ isTab }) => isTab)
    .concat(current.isTab ? [] : [current])
    .map(({ status: id, name: text }) => ({ id, text }))
    .concat({ id: AFTER_SALES_STATUS, text: '售后' })
    .map((tab) => ({ ...tab, count: counts.get(tab.id) ?? 0 }));
}

/** After-sales have a list of their own. */
function ToAfterSales() {
  useEffect(() => redirect(REFUNDS_PATH), []);
  return null;
}

export const OrdersScreen = ({ query }: { query: OrdersQuery }) =>
  Number(query.status) === AFTER_SALES_STATUS ? <ToAfterSales /> : <Orders query={query} />;

function Orders({ query }: { query: OrdersQuery }) {
  const { status } = orderTab(Number(query.status));
  const search = useMemo(() => readSearch(query.search), [query.search]);
  const counts = useOrderCounts();
  const extra: Record<string, string> = query.search === '' ? {} : { search: query.search };
  return (
    <>
      <StickyHead>
        <SearchStrip search={search} />
        <Tabs
          label="订单状态"
          items={tabsFor(status, counts)}
          current={status}
          onChange={(next) =>
            next === AFTER_SALES_STATUS
              ? open(REFUNDS_PATH)
              : redirect(ORDERS_PATH, { status: next, ...extra })
          }
        />
      </StickyHead>
      <div className={styles.list}>
        <EndlessList
          key={`${status} ${query.search}`}
          endpoint={orderList}
          paramsOf={(page) => ({ status, page, limit: PAGE_SIZE, ...searchParams(search) })}
          rowsOf={rowsOf}
          keyOf={keyOf}
          pageSize={PAGE_SIZE}
          Row={OrderCard}
          isFreshOnShow
          empty={{ text: search === null ? '暂无相关订单' : '暂无您搜索的订单', drawing: 'orders' }}
        />
        {search === null ? null : <OrderRecommend place="order_pay" />}
      </div>
    </>
  );
}
