// The parameters of an invoice's screens, and what an order has left to invoice.
import { fenOf } from '~/domain/money';
import type { InvoiceOrder } from '~/schemas/api/invoice.gen';

/** By the invoice, else by its order. */
export const invoiceParams = ({ id, order_id }: { id: number; order_id: number }) =>
  id > 0 ? { id } : { order_id };

/** Fen that were paid and not given back: a new invoice is for these. */
export const leftFenOf = ({ total_pay_price: total, refunded_price: refunded }: InvoiceOrder): number =>
  Math.max(0, fenOf(total) - fenOf(refunded));
