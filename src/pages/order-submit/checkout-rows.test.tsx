// Proves what the rows of a shop's order say at checkout: freight without an address, coupons that are usable or not.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { checkoutQuery } from '../../flows/checkout-address';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import checkoutPage from './order-submit.page';

const COUPON = { enabled: true, use: false, coupon_discount: '0.00', user_coupon_id: 0, coupon_error: null };
const GROUP = {
  mch: { id: 0, name: '南湖' },
  goods_list: [],
  total_goods_original_price: '72.00',
  total_price: '72.00',
  express_price: '0.00',
  member_discount: '0.00',
  full_reduce_discount: '0.00',
  coupon: COUPON,
  integral: { can_use: false, use: false, use_num: 0, deduction_price: '0.00' },
  delivery: { send_type: 'express', disabled: true, send_type_list: [] },
  store: null,
  store_select_enable: true,
  pick_up_enable: true,
  pick_up_price: null,
};

async function show(group: object = {}): Promise<void> {
  backend.answer('api/order/preview', {
    mch_list: [{ ...GROUP, ...group }],
    total_price: '72.00',
    price_enable: true,
    address_enable: true,
    address: null,
    hasRecipient: true,
    next_full_reduce: false,
  });
  const goods = [{ id: 3, goods_attr_id: 10, num: 2 }];
  await renderScreen(
    checkoutPage,
    new URLSearchParams(checkoutQuery([{ mch_id: 0, goods_list: goods }])).toString(),
  );
}

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/order/check-order', null);
  backend.answer('api/order/usable-coupon-list', { list: [] });
});

it('shows no freight before it is known where to, as nothing is counted for that', async () => {
  await show();
  expect((await screen.findByText('运费')).parentElement?.textContent).toBe('运费选择地址后计算');
});

it.each([
  [true, '选择优惠券'],
  [false, '暂无优惠券可用'],
])('offers a coupon only where one is usable (%s), and says what the others lack', async (enabled, words) => {
  await show({ coupon: { ...COUPON, enabled } });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^优惠券\\s*${words}`) }));
  expect(await screen.findByRole('dialog', { name: /优惠券/ })).toBeTruthy();
});
