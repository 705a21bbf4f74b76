// Proves the buttons of a payment result and their order.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { full } from '../../testing/sample-orders';
import resultPage from './pay-result.page';

const buttons = () =>
  screen
    .getAllByRole('button', { name: /返回首页|查看订单|继续支付/ })
    .map(({ textContent, className }) => [
      textContent,
      /_(plain|outline|secondary|primary)_/.exec(className)?.[1],
    ]);

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/order/pay-result', { total_pay_price: '22.00', order_list: [{ id: 5 }] });
  backend.answer('api/goods/new-recommend', { list: [] });
});

it('offers the order first once it is paid', async () => {
  backend.answer('api/order/is-pay', { status: 1 });
  await renderScreen(resultPage, 'payment_order_union_id=7');
  await screen.findByRole('heading', { name: '订单提交成功' });
  expect(buttons()).toEqual([
    ['返回首页', 'plain'],
    ['查看订单', 'primary'],
  ]);
});

it('offers the payment first while it is unpaid, with its three buttons in one order of emphasis', async () => {
  backend.answer('api/order/is-pay', { status: 0 });
  backend.answer('api/order/detail', full());
  await renderScreen(resultPage, 'payment_order_union_id=7');
  await screen.findByRole('heading', { name: '待支付' });
  expect(buttons()).toEqual([
    ['返回首页', 'plain'],
    ['查看订单', 'outline'],
    ['继续支付', 'primary'],
  ]);
});

it('says of an order on delivery that it is paid when it comes, not that it is', async () => {
  backend.answer('api/order/is-pay', { status: 0 });
  backend.answer('api/order/detail', full({ pay_type: '2', status_text: '待发货' }));
  await renderScreen(resultPage, 'payment_order_union_id=7');
  await screen.findByRole('heading', { name: '订单提交成功' });
  expect(screen.getByText(/收货时付款/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '继续支付' })).toBeNull();
});

it('offers distribution to whom the order has qualified for it', async () => {
  await startMall({
    isSignedIn: true,
    config: { share_setting: { level: 1, become_condition: 4, total_consume: 500 } },
  });
  backend.answer('api/goods/new-recommend', { list: [] });
  backend.answer('api/order/is-pay', { status: 1 });
  backend.answer('api/order/pay-result', {
    total_pay_price: '520.00',
    order_list: [{ id: 5 }],
    shareCheck: true,
  });
  await renderScreen(resultPage, 'payment_order_union_id=7');
  expect(await screen.findByText('您累计消费满￥500.00，可申请成为分销商')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '申请分销商' }));
  await vi.waitFor(() => expect(address()).toBe('/pages/share/add/add'));
});

it('names the points and the balance that the order gives once it is finished', async () => {
  backend.answer('api/order/is-pay', { status: 1 });
  backend.answer('api/order/pay-result', {
    total_pay_price: '22.00',
    order_list: [{ id: 5 }],
    send_data: { integral: 20, balance: '3.00' },
  });
  await renderScreen(resultPage, 'payment_order_union_id=7');
  expect(await screen.findByText('20积分')).toBeTruthy();
  expect(screen.getByText('3.00元余额红包')).toBeTruthy();
  expect(screen.getAllByText('订单完成后到账')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '立即使用' })).toBeNull();
});
