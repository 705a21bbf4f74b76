// Invoices: the orders that one may be asked for, what was asked for, what is issued.
import { useState } from 'react';
import { invoiceStatusText, type InvoiceStatus } from '~/domain/invoice-status';
import {
  type InvoiceListRow,
  type InvoiceOrder,
  invoiceInvoiceList,
  invoiceOrderList,
} from '~/schemas/api/invoice.gen';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { Tag } from '~/ui/tag/tag';
import { EndlessList, type RowProps } from '../../engine/archetypes/endless-list';
import { custom, definePage } from '../../engine/define-page';
import { addressOf } from '../../engine/navigation';
import { choice } from '../../engine/params';
import { useOffered } from '../../services/offered';
import { INVOICE_EDIT_PATH, INVOICE_PATH } from './places';

type Tab = '0' | '1' | '2';

const TABS = [
  { id: '0', text: '可开票' },
  { id: '1', text: '已申请' },
  { id: '2', text: '已开票' },
] as const;
const PAGE_SIZE = 10;
const COVER = 120;

const OrderRow = ({ row }: RowProps<InvoiceOrder>) => (
  <Tile>
    <ItemRow
      lead={<Cover source={row.cover_pic} size={COVER} />}
      title={row.goods_name}
      notes={[`￥${row.total_pay_price} · 共${row.goods_num}件`, row.created_at.slice(0, 10)]}
      trail={<Tag>申请开票</Tag>}
      href={`#${addressOf(INVOICE_EDIT_PATH, { order_id: row.id })}`}
    />
  </Tile>
);

const InvoiceTile = ({ row }: RowProps<InvoiceListRow>) => (
  <Tile>
    <ItemRow
      lead={<Cover source={row.cover_pic} size={COVER} />}
      title={row.buyer_title}
      notes={[`${row.invoice_type_code} · ￥${row.total_pay_price}`, row.add_time]}
      trail={<Tag tone="outline">{invoiceStatusText(Number(row.status) as InvoiceStatus)}</Tag>}
      href={`#${addressOf(INVOICE_PATH, { id: row.id })}`}
    />
  </Tile>
);

const ordersIn = ({ list }: { list: readonly InvoiceOrder[] }) => list;
const invoicesIn = ({ list }: { list: readonly InvoiceListRow[] }) => list;
const keyOf = ({ id }: { id: number | string }) => id;

/** Of a mall that cannot say which orders may be invoiced, nor list by state. */
const AllInvoices = () => (
  <EndlessList
    endpoint={invoiceInvoiceList}
    paramsOf={(page) => ({ page })}
    rowsOf={invoicesIn}
    keyOf={keyOf}
    pageSize={PAGE_SIZE}
    Row={InvoiceTile}
    empty={{ text: '暂无开票记录，可在订单详情里申请', drawing: 'orders', action: null }}
    isFreshOnShow
  />
);

function InvoicesScreen({ query }: { query: { status: Tab } }) {
  const isOffered = useOffered();
  return isOffered(invoiceOrderList.route) ? <InvoiceTabs first={query.status} /> : <AllInvoices />;
}

function InvoiceTabs({ first }: { first: Tab }) {
  const [tab, setTab] = useState<Tab>(first);
  const shared = { keyOf, pageSize: PAGE_SIZE, isFreshOnShow: true };
  return (
    <>
      <StickyHead>
        <Tabs label="开票状态" items={TABS} current={tab} onChange={setTab} />
      </StickyHead>
      {tab === '0' ? (
        <EndlessList
          {...shared}
          endpoint={invoiceOrderList}
          paramsOf={(page) => ({ page })}
          rowsOf={ordersIn}
          Row={OrderRow}
          empty={{ text: '暂无可开票的订单，确认收货后可申请', drawing: 'orders' }}
        />
      ) : (
        <EndlessList
          {...shared}
          key={tab}
          endpoint={invoiceInvoiceList}
          paramsOf={(page) => ({ page, status: tab === '1' ? (1 as const) : (2 as const) })}
          rowsOf={invoicesIn}
          Row={InvoiceTile}
          empty={{
            text: tab === '1' ? '暂无申请中的发票' : '暂无已开具的发票',
            drawing: 'orders',
            action: null,
          }}
        />
      )}
    </>
  );
}

export default definePage({
  path: '/pages/order/invoice/index',
  title: '开票记录',
  auth: 'login',
  query: { status: choice(['0', '1', '2']) },
  body: custom('list', InvoicesScreen, [invoiceOrderList, invoiceInvoiceList]),
});
