// Addresses of the screens of invoices.

export const INVOICES_PATH = '/pages/order/invoice/index';
export const INVOICE_PATH = '/pages/order/invoice/detail';
export const INVOICE_EDIT_PATH = '/pages/invoice/edit';

/** By the invoice, else by its order. */
export const invoiceParams = ({ id, order_id }: { id: number; order_id: number }) =>
  id > 0 ? { id } : { order_id };
