// Asks for the invoice of an order, or again after it was withdrawn, rejected or red-flushed.
import * as to from '~/domain/screen-links.gen';
import type { ReactNode } from 'react';
import {
  type InvoiceTypeCode,
  invoiceTypeText,
  isInvoiceOpen,
  isSpecialInvoice,
  OFFERED_TYPES,
  TITLE_TYPES,
} from '~/domain/invoice';
import { moneyOfFen } from '~/domain/money';
import { invoiceInvoicingForm } from '~/schemas/api/forms/invoice-invoicing.gen';
import type { InvoiceOrderData } from '~/schemas/api/invoice.gen';
import { Card } from '~/ui/card/card';
import { Cover } from '~/ui/cover/cover';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { choiceKind, tabsKind } from '../../blocks/form-kinds/choice-kinds';
import { type FieldProps, form, type FormState } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import { optionalId } from '../../engine/params';
import { INVOICE_SOURCES, InvoiceOfOrder, type InvoiceQuery } from './of-order';
import { leftFenOf } from './places';

interface Found {
  data: InvoiceOrderData;
}

interface OpenInvoiceProps {
  query: InvoiceQuery;
  children: (found: Found) => ReactNode;
}

/** Says so where none can be asked for. */
const OpenInvoice = ({ query, children }: OpenInvoiceProps) => (
  <InvoiceOfOrder query={query}>
    {({ data }) => {
      const { invoice, order } = data;
      const leftFen = leftFenOf(order);
      const seen = () => redirect(to.invoiceDetail({ order_id: order.id }));
      if (invoice === null && leftFen === 0) return <EmptyState text="该订单暂不能开票" />;
      if (invoice !== null && !isInvoiceOpen(invoice.status, leftFen))
        return <EmptyState text="该订单已申请过发票" action={{ text: '查看发票', onTap: seen }} />;
      return children({ data });
    }}
  </InvoiceOfOrder>
);

/** What was asked for before, else the title that the shopper used last. */
function startOf({ data: { invoice, title } }: Found) {
  const known = invoice ?? title;
  if (known === null)
    return { title_type: String(TITLE_TYPES.personal), invoice_type_code: OFFERED_TYPES[0] };
  const { buyer_title, buyer_taxpayer_num, buyer_address, buyer_phone } = known;
  const { buyer_bank_name, buyer_bank_account, buyer_email } = known;
  return {
    title_type: String(known.title_type),
    invoice_type_code: known.invoice_type_code,
    buyer_title,
    buyer_taxpayer_num,
    buyer_address,
    buyer_phone,
    buyer_bank_name,
    buyer_bank_account,
    buyer_email,
    remarks: invoice?.remarks ?? '',
  };
}

const offered = (titleType: string): InvoiceTypeCode[] =>
  OFFERED_TYPES.filter((code) => titleType === String(TITLE_TYPES.company) || !isSpecialInvoice(code));

interface TitleTypeProps extends FieldProps<string> {
  form: FormState<{ title_type: string; invoice_type_code: string }>;
}

/** A kind of invoice that is not for it changes to the first that is. */
function TitleType({ form: { values, change }, ...props }: TitleTypeProps) {
  const choose = (title_type: string) => {
    const isOffered = offered(title_type).some((code) => code === values.invoice_type_code);
    change({ title_type, ...(isOffered ? {} : { invoice_type_code: OFFERED_TYPES[0] }) });
  };
  return <tabsKind.Field {...props} onChange={choose} />;
}

const OrderCard = ({ context: { data } }: { context: Found }) => (
  <Card label="订单">
    <ItemRow
      lead={<Cover source={data.order.cover_pic} size={120} />}
      title={data.order.goods_name}
      notes={[`订单编号 ${data.order.order_no}`, `共${data.order.goods_num}件`]}
      trail={<Price text={moneyOfFen(leftFenOf(data.order))} size={32} />}
    />
  </Card>
);

const query = { id: optionalId('invoice'), order_id: optionalId('order') };

export default definePage({
  path: '/pages/invoice/edit',
  title: '发票信息',
  auth: 'login',
  query,
  walk: { query: { order_id: { of: 'finished order' } } },
  body: form(query, {
    load: OpenInvoice,
    endpoints: INVOICE_SOURCES,
    save: invoiceInvoicingForm,
    kinds: { tabs: tabsKind, choice: choiceKind },
    initial: startOf,
    fixed: ({ context: { data } }) => ({
      order_id: data.order.id,
      ...(data.invoice === null ? {} : { id: data.invoice.id }),
    }),
    looks: {
      title_type: { Own: TitleType },
      invoice_type_code: ({ values }) => ({
        options: offered(values.title_type).map((code) => ({ value: code, text: invoiceTypeText(code) })),
      }),
    },
    layout: [OrderCard, { rows: [] }],
    isMarked: true,
    button: '提交申请',
    after: {
      toast: '申请成功',
      go: (_answer, { context: { data } }) => redirect(to.invoiceDetail({ order_id: data.order.id })),
    },
  }),
});
