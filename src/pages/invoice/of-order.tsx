// The invoice of an order: by its own call, or from the order itself in a mall that has none.
import type { ReactNode } from 'react';
import { type InvoiceOrderData, invoiceInvoiceList, invoiceOrder } from '~/schemas/api/invoice.gen';
import { orderDetail, type OrderDetailData } from '~/schemas/api/order.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { type LoadedProps, Loading } from '../../engine/archetypes/detail';
import { back } from '../../engine/navigation';
import { usePullToRefresh } from '../../engine/scroller';
import { useOffered } from '../../services/offered';
import { invoiceParams } from './places';

export interface InvoiceQuery {
  id: number;
  order_id: number;
}

export type InvoiceProps = LoadedProps<InvoiceOrderData, InvoiceQuery>;

/** A received order has its sum to invoice, less what was given back. */
function ofOrder({ detail }: OrderDetailData): InvoiceOrderData {
  const [first] = detail.detail;
  return {
    invoice: detail.invoice,
    order: {
      id: Number(detail.id),
      order_no: detail.order_no,
      created_at: detail.created_at,
      total_pay_price: Number(detail.is_confirm) === 1 ? detail.total_pay_price : '0.00',
      goods_name: first?.goods_info.name ?? '',
      cover_pic: first?.goods_info.pic_url ?? '',
      goods_num: detail.goods_num,
      refunded_price: detail.back_price,
    },
    title: null,
  };
}

type Show = (found: InvoiceProps) => ReactNode;

interface SourceProps {
  query: InvoiceQuery;
  children: Show;
}

const FromOrder = ({ orderId, query, children }: SourceProps & { orderId: number }) => (
  <Loading endpoint={orderDetail} params={{ id: orderId }} isFreshOnShow>
    {(data, reload) => children({ data: ofOrder(data), query, reload })}
  </Loading>
);

/** Other malls know the order of an invoice by its row in the list. */
function FromList({ query, children }: SourceProps) {
  return (
    <Loading endpoint={invoiceInvoiceList} params={{ id: query.id }}>
      {({ list }) => {
        const row = list.find(({ id }) => Number(id) === query.id);
        if (row === undefined) return <EmptyState text="发票不存在" action={{ text: '返回', onTap: back }} />;
        return (
          <FromOrder orderId={Number(row.order_id)} query={query}>
            {children}
          </FromOrder>
        );
      }}
    </Loading>
  );
}

function Pulling({ reload }: { reload: () => Promise<unknown> }): null {
  usePullToRefresh(reload);
  return null;
}

export function InvoiceOfOrder({ query, children }: SourceProps) {
  const isOffered = useOffered();
  if (isOffered(invoiceOrder.route))
    return (
      <Loading endpoint={invoiceOrder} params={invoiceParams(query)} isFreshOnShow>
        {(data, reload) => (
          <>
            <Pulling reload={reload} />
            {children({ data, query, reload })}
          </>
        )}
      </Loading>
    );
  if (query.order_id > 0)
    return (
      <FromOrder orderId={query.order_id} query={query}>
        {children}
      </FromOrder>
    );
  return <FromList query={query}>{children}</FromList>;
}

export const invoiceScreen =
  (View: (props: InvoiceProps) => ReactNode) =>
  ({ query }: { query: InvoiceQuery }) => (
    <InvoiceOfOrder query={query}>{(found) => <View {...found} />}</InvoiceOfOrder>
  );

export const INVOICE_SOURCES = [invoiceOrder, invoiceInvoiceList, orderDetail] as const;
