// Proves the counts at the tabs of my orders, of either form of the user centre.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { order } from '../../testing/sample-orders';
import ordersPage from './orders.page';

beforeEach(async () => {
  await startMall({ isSignedIn: true });
});

const BAR = ['2', '1', '', '7', '3'].map((text) => ({ text, num: Number(text) }));
it.each([
  ['laid-out', [{ id: 'order', data: { order_bar: BAR } }]],
  ['fixed', { order_bar: BAR.map(({ text }) => ({ text })) }],
])('counts what waits at its tabs, after-sales too, as the %s user centre does', async (_kind, center) => {
  backend.answer('api/order/list', { list: [order(1)], pagination: {} });
  backend.answer('api/user/config', { config: { user_center: center } });
  await renderScreen(ordersPage);
  const names = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect(await names()).toEqual(['全部', '待付款2', '待发货1', '待收货', '已完成', '售后3']),
  );
  fireEvent.click(screen.getByRole('tab', { name: /售后/ }));
  expect(address()).toBe('/pages/order/refund/index');
});
