// The rows of invoices: an order that one may be asked for, and an invoice.
import { invoiceStatusText, type InvoiceStatus } from '~/domain/invoice-status';
import { moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import type { InvoiceListRow, InvoiceOrder } from '~/schemas/api/invoice.gen';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tag } from '~/ui/tag/tag';
import type { RowProps } from '../../engine/archetypes/list';

const COVER = 120;

export const OrderToInvoice = ({ row }: RowProps<InvoiceOrder>) => (
  <Tile>
    <ItemRow
      lead={<Cover source={row.cover_pic} size={COVER} />}
      title={row.goods_name}
      notes={[`${moneyText(row.total_pay_price)} · 共${row.goods_num}件`, row.created_at.slice(0, 10)]}
      trail={<Tag>申请开票</Tag>}
      href={`#${to.invoiceEdit({ order_id: row.id })}`}
    />
  </Tile>
);

export const InvoiceRow = ({ row }: RowProps<InvoiceListRow>) => (
  <Tile>
    <ItemRow
      lead={<Cover source={row.cover_pic} size={COVER} />}
      title={row.buyer_title}
      notes={[`${row.invoice_type_code} · ${moneyText(row.total_pay_price)}`, row.add_time]}
      trail={<Tag tone="outline">{invoiceStatusText(Number(row.status) as InvoiceStatus)}</Tag>}
      href={`#${to.invoiceDetail({ id: row.id })}`}
    />
  </Tile>
);
