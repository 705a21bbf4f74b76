// Proves what the rows of a shop's order say at checkout: freight without an address, coupons that are usable or not.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { checkoutQuery } from '../../flows/checkout-address';
import { forgetPosition } from '../../services/location';
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

const PICK_UP = {
  delivery: { send_type: 'offline', disabled: false, send_type_list: [{ name: '自提', value: 'offline' }] },
  store: { id: 2, name: '城北店', address: '中山路 1 号', distance: '-m', business_hours: '' },
};
const lastForm = () => JSON.parse(backend.asked('api/order/preview').at(-1)?.['form_data'] ?? '{}') as object;

it('sends where the shopper is, once he is asked, for the nearest store and its distance', async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 30.25, longitude: 120.17 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  await show(PICK_UP);
  const ask = await screen.findByRole('button', { name: '获取位置，查看门店距离' });
  expect(lastForm()).not.toHaveProperty('latitude');
  fireEvent.click(ask);
  await waitFor(() => expect(lastForm()).toHaveProperty('latitude'));
  Reflect.deleteProperty(navigator, 'geolocation');
  // The next checkout of the visit knows it.
  cleanup();
  await show({ ...PICK_UP, store: { ...PICK_UP.store, distance: '300m' } });
  expect(await screen.findByText('距您300m')).toBeTruthy();
  expect(lastForm()).toHaveProperty('latitude');
  expect(screen.queryByRole('button', { name: /获取位置/ })).toBeNull();
  forgetPosition();
});

it.each([
  [true, '选择优惠券'],
  [false, '暂无优惠券可用'],
])('offers a coupon only where one is usable (%s), and says what the others lack', async (enabled, words) => {
  await show({ coupon: { ...COUPON, enabled } });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^优惠券\\s*${words}`) }));
  expect(await screen.findByRole('dialog', { name: /优惠券/ })).toBeTruthy();
});
