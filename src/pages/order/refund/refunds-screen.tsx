// My after-sales: tabs by who has to act, and the endless list.
import { ALL_REFUNDS, REFUND_GROUPS } from '~/domain/refund-status';
import { AFTER_SALES_STATUS } from '~/domain/order-status';
import { type OrderListData, orderList, type RefundRow } from '~/schemas/api/order.gen';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { EndlessList } from '../../../engine/archetypes/list';
import { redirect } from '../../../engine/navigation';
import { type ListedRefund, listedRefund, RefundCard } from './refund-card';
import { REFUNDS_PATH } from './refund-paths';
import styles from '../orders.module.css';

const PAGE_SIZE = 10;

const TABS = [{ id: ALL_REFUNDS, text: '全部' }].concat(
  REFUND_GROUPS.map(({ group, name }) => ({ id: group, text: name })),
);

const rowsOf = ({ list }: OrderListData): readonly ListedRefund[] =>
  (list as readonly RefundRow[]).map(listedRefund).filter((row) => row !== null);
const keyOf = ({ id }: ListedRefund) => id;

export function RefundsScreen({ query }: { query: { status: string } }) {
  const group = TABS.find(({ id }) => String(id) === query.status)?.id ?? ALL_REFUNDS;
  return (
    <>
      <StickyHead>
        <Tabs
          label="售后状态"
          items={TABS}
          current={group}
          onChange={(next) => redirect(REFUNDS_PATH, { status: next })}
        />
      </StickyHead>
      <div className={styles.list}>
        <EndlessList
          key={group}
          endpoint={orderList}
          paramsOf={(page) => ({
            status: AFTER_SALES_STATUS,
            refund_status: group,
            page,
            limit: PAGE_SIZE,
          })}
          rowsOf={rowsOf}
          keyOf={keyOf}
          pageSize={PAGE_SIZE}
          Row={RefundCard}
          isFreshOnShow
          empty={{ text: '暂无相关订单', drawing: 'orders' }}
        />
      </div>
    </>
  );
}
