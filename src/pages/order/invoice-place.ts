// Where the invoice of an order is seen or asked for.
import { isAmount } from '~/domain/money';
import type { InvoiceRow } from '~/schemas/api/invoice.gen';
import { addressOf } from '../../engine/navigation';
import { mallConfig } from '../../state/mall';

interface Invoiced {
  id: number | string;
  invoice: InvoiceRow | null;
  invoice_price: string;
}

/** The screen of its invoice, else of asking for one where anything is left to invoice; null where there is neither. */
export function invoicePlace({ id, invoice, invoice_price }: Invoiced): string | null {
  if (invoice !== null) return `#${addressOf('/pages/order/invoice/detail', { order_id: id })}`;
  if (!isAmount(invoice_price) || mallConfig()?.invoice !== 1) return null;
  return `#${addressOf('/pages/invoice/edit', { order_id: id })}`;
}
