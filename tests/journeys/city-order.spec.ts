// Tests a delivery within the city: an address on the map, the checkout, a rider of the shop's, and where he is.
import { adminOrderDelivery, adminOrderSend } from '~/schemas/api/admin-order.gen';
import { userAddressSave } from '~/schemas/api/user.gen';
import { CHECKOUT, DETAIL, newestOrder, openCheckout, openOrders, payFromBalance, pieceOf } from './buying';
import { ask, capture, demoToken, expect, preparedShopper, test, waitForScreen } from './helpers';
import { KEEPER } from './shopper-fixtures';

const MAP = '/pages/order/city-map/city-map';
const AREA = '/pages/order-submit/map';
const PICK = '/pages/order-submit/address-pick';

/** Some hundred metres from the shop. */
const HOME = {
  type: 1,
  name: '周知味',
  mobile: '13700000004',
  detail: '2 幢 301 室',
  location: '嘉兴市南湖区环城南路',
  latitude: '30.767100',
  longitude: '120.765400',
  province_id: 0,
  city_id: 0,
  district_id: 0,
} as const;
const FAR = { ...HOME, detail: '十公里外', latitude: '30.862457' } as const;

test('goods are delivered within the city by the shop’s rider, whom the buyer finds on the map', async ({
  page,
}) => {
  const shopper = await preparedShopper(page);
  const { token } = shopper;
  const checkout = await openCheckout(page, await pieceOf(page, 'dried-mango'));
  await checkout.getByText('同城配送', { exact: true }).click();
  await expect(checkout.getByText('未选择收货地址')).toBeVisible();
  await capture(page, 'city-1-no-address');
  await checkout.getByRole('link', { name: '查看配送范围' }).click();
  await waitForScreen(page, AREA);
  await page.goBack();
  for (const params of [FAR, HOME]) await ask(page, { endpoint: userAddressSave, params, token });

  // Empty, or with the address that was added meanwhile.
  await checkout.getByRole('region', { name: '收货地址' }).getByRole('button').click();
  const pick = await waitForScreen(page, PICK);
  await expect(pick.getByRole('region').or(pick.locator('section')).getByText('十公里外')).toBeVisible();
  await capture(page, 'city-2-addresses');
  await pick.getByRole('button', { name: /2 幢 301 室/ }).click();
  await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByText(/^发货地址：/)).toBeVisible();
  await expect(checkout.getByText('运费').locator('..')).toContainText('5.00');
  await capture(page, 'city-3-checkout');
  await payFromBalance(page);

  const order = await newestOrder(page, shopper, 2);
  const manager = await demoToken(page, KEEPER);
  const { list } = await ask(page, { endpoint: adminOrderDelivery, params: {}, token: manager });
  const [rider] = list;
  const params = {
    order_id: Number(order.id),
    order_detail_id: order.detail.map(({ id }) => id),
    is_express: 2,
    man: `(${rider?.id})${rider?.name}`,
  } as const;
  await ask(page, { endpoint: adminOrderSend, params, token: manager });

  const orders = await openOrders(page, 3);
  await orders
    .getByRole('link', { name: /订单号/ })
    .first()
    .click();
  const detail = await waitForScreen(page, DETAIL);
  await expect(detail.getByText('同城配送')).toBeVisible();
  await capture(page, 'city-4-order');
  await detail
    .getByRole('button', { name: new RegExp(`^查看配送员位置：\\s*配送员 ${rider?.name}`) })
    .click();
  const map = await waitForScreen(page, MAP);
  await expect(map.getByText('配送员已取货，配送中')).toBeVisible();
  await expect(map.getByRole('link', { name: `联系配送员${rider?.name}` })).toBeVisible();
  await capture(page, 'city-5-map');
});
