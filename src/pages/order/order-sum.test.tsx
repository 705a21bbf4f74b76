// Proves that an order's sum in my orders is that of its payment, and what is said beside it.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { order } from '../../testing/sample-orders';
import ordersPage from './orders.page';

beforeEach(async () => {
  await startMall({ isSignedIn: true });
});

it('has the sum of the payment, what is within it, and what was paid back of it', async () => {
  const plugin_data = { discount_list: [], price_list: [], price_name: '', extra: [] };
  backend.answer('api/order/list', {
    list: [
      order(1, {
        express_price: '8.00',
        refunded_price: '22.00',
        plugin_data: { ...plugin_data, extra: [{ label: '超级会员 月卡', value: '9.90' }] },
      }),
      order(2, { refunded_price: '0.00', plugin_data }),
    ],
    pagination: {},
  });
  await renderScreen(ordersPage);
  const [first, second] = await screen.findAllByText('合计');
  expect(first?.parentElement?.textContent).toBe(
    '合计￥31.90（含运费￥8.00、超级会员 月卡￥9.90）已退款￥22.00',
  );
  expect(second?.parentElement?.textContent).toBe('合计￥22.00');
});
