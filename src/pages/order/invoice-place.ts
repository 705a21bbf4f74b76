// Where the invoice of an order is seen or asked for.
import type { InvoiceRow } from '~/schemas/api/invoice.gen';
import { addressOf } from '../../engine/navigation';
import { mallConfig } from '../../state/mall';

interface Invoiced {
  id: number | string;
  invoice: InvoiceRow | null;
  is_confirm: number | string;
  cancel_status: number | string;
}

/** The screen of its invoice, else of asking for one once it was received; null where there is neither. */
export function invoicePlace({ id, invoice, is_confirm, cancel_status }: Invoiced): string | null {
  if (invoice !== null) return `#${addressOf('/pages/order/invoice/detail', { order_id: id })}`;
  const isAskable = Number(is_confirm) === 1 && Number(cancel_status) !== 1;
  if (!isAskable || mallConfig()?.invoice !== 1) return null;
  return `#${addressOf('/pages/invoice/edit', { order_id: id })}`;
}
