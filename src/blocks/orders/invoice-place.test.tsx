// Proves where the invoice of an order is seen or asked for.
import { expect, it } from 'vitest';
import { startMall } from '../../testing/render-screen';
import { invoicePlace } from './invoice-place';

it.each([
  ['36.00', 1, '#/pages/invoice/edit?order_id=5'],
  ['36.00', 0, null],
  // Received, and paid with a coupon alone or given back whole.
  ['0.00', 1, null],
])('of ￥%s, in a mall that makes invoices (%i), is %s', async (invoice_price, invoice, place) => {
  await startMall({ config: { invoice } });
  expect(
    invoicePlace({ id: 5, invoice: null, invoice_price, is_confirm: '1', total_pay_price: '22.00' }),
  ).toBe(place);
});
