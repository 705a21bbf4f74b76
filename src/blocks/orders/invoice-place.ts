// Where the invoice of an order is seen or asked for.
import { isAmount } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import type { InvoiceRow } from '~/schemas/api/invoice.gen';
import { mallConfig } from '../../state/mall';

interface Invoiced {
  id: number | string;
  invoice: InvoiceRow | null;
  invoice_price?: string;
  is_confirm: number | string;
  total_pay_price: string;
}

/** What an invoice may be asked for; of a received order all where the mall does not say. */
const openPrice = ({ invoice_price: open, is_confirm, total_pay_price: total }: Invoiced): string =>
  open ?? (Number(is_confirm) === 1 ? total : '');

/** The screen of its invoice, else of asking for one where anything is left to invoice; null where there is neither. */
export function invoicePlace(order: Invoiced): string | null {
  const { id, invoice } = order;
  if (invoice !== null) return `#${to.invoiceDetail({ order_id: id })}`;
  if (!isAmount(openPrice(order)) || mallConfig()?.invoice !== 1) return null;
  return `#${to.invoiceEdit({ order_id: id })}`;
}
