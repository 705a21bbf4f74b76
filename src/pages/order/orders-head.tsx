// The head of my orders: the pill that leads to the search, the tabs of their states.
import { AFTER_SALES_STATUS, ORDER_TABS, orderTab } from '~/domain/order-status';
import * as to from '~/domain/screen-links.gen';
import { SearchPill } from '~/ui/search-field/search-field';
import { Tabs } from '~/ui/tabs/tabs';
import { useList } from '../../engine/archetypes/list';
import { open } from '../../engine/navigation';
import { useOrderCounts } from './order-counts';
import { readSearch, searchText } from './order-search';

/** The tabs, after-sales at the end, plus the status of the address where it is none of them. */
function tabsFor(status: number, counts: ReadonlyMap<number, number>) {
  const current = orderTab(status);
  return ORDER_TABS.filter(({ isTab }) => isTab)
    .concat(current.isTab ? [] : [current])
    .map(({ status: id, name: text }) => ({ id, text }))
    .concat({ id: AFTER_SALES_STATUS, text: '售后' })
    .map((tab) => ({ ...tab, count: counts.get(tab.id) ?? 0 }));
}

export function OrdersHead({ query: { status, search } }: { query: { status: number; search: string } }) {
  const { show } = useList();
  const found = readSearch(search);
  return (
    <>
      <SearchPill
        text={found === null ? '搜索' : searchText(found)}
        align={found === null ? 'centre' : 'start'}
        href={`#${to.orderSearch()}`}
        onOpen={(event) => {
          event.preventDefault();
          open(to.orderSearch());
        }}
      />
      <Tabs
        label="订单状态"
        items={tabsFor(status, useOrderCounts())}
        current={status}
        // After-sales have a screen of their own.
        onChange={(next) => (next === AFTER_SALES_STATUS ? open(to.orderRefunds()) : show({ status: next }))}
      />
    </>
  );
}
