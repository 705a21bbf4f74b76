// Tests the checkout: address, delivery, coupon, remark, the server's totals, and unavailable goods.
import { goodsId } from '~/server/demo/catalogue/catalogue';
import {
  answerCashier,
  waitForPayResult,
  CHECKOUT,
  checkoutPath,
  shopperAtHome,
  openCheckout,
  ORDERS,
  ordersOf,
  payBy,
  paymentSheet,
  pieceOf,
  placeOrder,
  submit,
  totalOf,
} from './buying';
import {
  waitForScreen,
  capture,
  dialogOf,
  expect,
  freshShopper,
  goBack,
  register,
  screen,
  test,
  visit,
} from './helpers';

const PICK = '/pages/order-submit/address-pick';
const EDIT = '/pages/address/address-edit';
const STORES = '/pages/order-submit/store-pick';

test("buys from the goods page, adds an address by the wheels and submits the server's price (VAL, ORDER-01)", async ({
  page,
}) => {
  const shopper = await freshShopper(page);
  await visit(page, `/pages/goods/goods?id=${goodsId('tea-molihua')}`);
  await screen(page, '/pages/goods/goods').getByRole('button', { name: '立即购买' }).click();
  const sku = page.getByRole('dialog', { name: '选择规格' });
  await sku.getByRole('button', { name: '立即购买' }).click();
  const checkout = await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByText('请选择收货地址')).toBeVisible();
  await capture(page, '10-checkout-no-address');

  await checkout.getByRole('button', { name: '提交订单' }).click();
  await expect(checkout.getByRole('alert')).toHaveText('请先选择收货地址。');
  await expect(paymentSheet(page)).toBeHidden();
  await capture(page, '11-checkout-address-missing');

  await checkout.getByRole('button', { name: /请选择收货地址/ }).click();
  const pick = await waitForScreen(page, PICK);
  await expect(pick.getByText('暂无有效地址信息')).toBeVisible();
  await capture(page, '12-address-pick-empty');
  await pick.getByRole('button', { name: '手动添加' }).click();
  const edit = await waitForScreen(page, EDIT);
  await edit.getByRole('button', { name: '保存地址' }).click();
  await expect(edit.getByText('姓名不能为空')).toBeVisible();
  await capture(page, '13-address-empty-form');
  await edit.getByRole('textbox', { name: '收货人' }).fill('周知味');
  await edit.getByRole('textbox', { name: '联系电话' }).fill(shopper.mobile);
  await edit.getByRole('textbox', { name: '详细地址' }).fill('禾兴南路 8 号 2 幢 301 室');
  await edit.getByRole('button', { name: /所在地区/ }).click();
  const wheels = page.getByRole('dialog', { name: '选择地区' });
  for (const [column, region] of [
    ['省', '浙江省'],
    ['市', '嘉兴市'],
    ['区', '南湖区'],
  ] as const) {
    const wheel = wheels.getByRole('group', { name: column });
    await wheel.getByText(region, { exact: true }).click();
    await expect(wheel.getByRole('radio', { name: region, exact: true })).toBeChecked();
  }
  await capture(page, '14-region-wheels');
  await wheels.getByRole('button', { name: '确定' }).click();
  await expect(edit.getByRole('button', { name: /所在地区/ })).toContainText('浙江省');
  await capture(page, '15-address-filled');
  await edit.getByRole('button', { name: '保存地址' }).click();

  // A newly added address is chosen: the list of addresses closes by itself.
  await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByText('浙江省 嘉兴市 南湖区')).toBeVisible();
  await expect(checkout.getByRole('alert')).toHaveCount(0);
  // 58.00 and 8.00 for the first kilogram near the shop.
  await expect(totalOf(checkout)).toContainText('66.00');
  await checkout.getByRole('textbox', { name: '买家留言' }).fill('请放门口');
  await capture(page, '17-checkout');
  const sheet = await submit(page);
  await expect(sheet).toContainText('66.00');
  await capture(page, '18-payment-sheet');
  expect(await ordersOf(page, shopper)).toMatchObject([
    { remark: '请放门口', total_pay_price: '66.00', status_text: '待付款' },
  ]);
});

test('the best coupon is applied, removed and chosen again in its sheet, and the server prices each change', async ({
  page,
}) => {
  // Registering granted the coupon 新客首单礼, ten off ninety-nine.
  await shopperAtHome(page);
  const checkout = await openCheckout(page, await pieceOf(page, 'knife-chef'));
  await expect(checkout.getByText('-￥10.00')).toBeVisible();
  await checkout.getByRole('button', { name: /优惠券/ }).click();
  const sheet = page.getByRole('dialog', { name: '优惠券' });
  await expect(sheet.getByText('新客首单礼')).toBeVisible();
  await expect(sheet.getByText('本单可省￥10.00')).toBeVisible();
  await capture(page, '20-coupon-sheet');
  await sheet.getByRole('tab', { name: '不可用优惠券(0)' }).click();
  await expect(sheet.getByText('暂无不可用优惠券')).toBeVisible();
  await capture(page, '21-coupon-sheet-empty');
  await sheet.getByRole('tab', { name: '可用优惠券(1)', exact: true }).click();
  await sheet.getByRole('checkbox', { name: /点击取消使用/ }).click();
  await expect(sheet).toBeHidden();
  await expect(totalOf(checkout)).toContainText('199.00');
  await checkout.getByRole('button', { name: /优惠券/ }).click();
  // Anywhere on the ticket, not only on its circle.
  await sheet.getByText('本单可省￥10.00').click({ force: true });
  await expect(sheet).toBeHidden();
  // 189.00 is below the free-freight limit: one piece costs 6.00 near the shop.
  await expect(totalOf(checkout)).toContainText('195.00');
  await expect(checkout.getByText('-￥10.00')).toBeVisible();
  await expect(checkout.getByText('已优惠 ￥10.00')).toBeVisible();
  await capture(page, '22-checkout-coupon');
});

test('a pick-up costs no freight: store, contact, code', async ({ page }) => {
  const shopper = await freshShopper(page);
  const checkout = await openCheckout(page, await pieceOf(page, 'dried-mango', 2));
  await checkout.getByText('上门自提', { exact: true }).click();
  await expect(totalOf(checkout)).toContainText('53.80');
  await expect(checkout.getByText('南湖旗舰店')).toBeVisible();
  await capture(page, '30-checkout-pick-up');

  await checkout.getByRole('button', { name: '提交订单' }).click();
  await expect(checkout.getByRole('alert').filter({ hasText: /\S/ })).toHaveText('请填写联系人');
  await capture(page, '31-pick-up-contact-missing');
  await checkout.getByRole('button', { name: '选择门店' }).click();
  const stores = await waitForScreen(page, STORES);
  await expect(stores.getByText('秀洲新塍店')).toBeVisible();
  await capture(page, '32-stores');
  await stores.getByRole('button', { name: /秀洲新塍店/ }).click();
  await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByText('秀洲新塍店')).toBeVisible();
  await checkout.getByRole('textbox', { name: '联系人' }).fill('周知味');
  await checkout.getByRole('textbox', { name: '手机号' }).fill(shopper.mobile);
  const sheet = await submit(page);
  await expect(sheet.getByText('货到付款')).toHaveCount(0);
  await payBy(page, '支付宝支付');
  await answerCashier(page, '确认支付');
  const result = await waitForPayResult(page);
  await capture(page, '33-pick-up-result');
  await result.getByRole('button', { name: '查看订单' }).click();
  const detail = await waitForScreen(page, '/pages/order/order-detail/order-detail');
  await expect(detail.getByRole('heading', { name: '待核销' })).toBeVisible();
  await expect(detail.getByText('秀洲新塍店')).toBeVisible();
  await capture(page, '34-pick-up-detail');
  await detail.getByRole('button', { name: '核销码' }).click();
  await expect(
    page.getByRole('dialog', { name: '核销码' }).getByRole('img', { name: '核销码' }),
  ).toBeVisible();
  await capture(page, '35-pick-up-code');
});

test('a sold-out line is reported on submission, and nothing is ordered', async ({ page }) => {
  const other = await register(page);
  const shopper = await freshShopper(page);
  const bonsai = await pieceOf(page, 'plant-bonsai');
  const checkout = await openCheckout(page, bonsai);
  await checkout.getByRole('textbox', { name: '联系人' }).fill('周知味');
  await checkout.getByRole('textbox', { name: '手机号' }).fill(shopper.mobile);
  await placeOrder(page, other, { pieces: [{ ...bonsai, num: bonsai.stock }], isPickUp: true });
  await checkout.getByRole('button', { name: '提交订单' }).click();
  await expect(dialogOf(page)).toContainText(`商品库存不足: ${bonsai.name}`);
  await capture(page, '40-sold-out-meanwhile');
  await dialogOf(page).getByRole('button', { name: '确定' }).click();
  await expect(checkout.getByRole('textbox', { name: '联系人' })).toHaveValue('周知味');
  expect(await ordersOf(page, shopper)).toEqual([]);
});

test('goods with a purchase limit refuse the shopper with the reason', async ({ page }) => {
  const shopper = await freshShopper(page);
  const sample = await pieceOf(page, 'tea-sample');
  await placeOrder(page, shopper, { pieces: [sample], isPickUp: true });
  await visit(page, `/pages/goods/goods?id=${sample.goodsId}`);
  await page.evaluate((hash) => window.location.assign(hash), `#${checkoutPath([sample])}`);
  await expect(dialogOf(page)).toContainText('限购1份');
  await capture(page, '41-limit');
  await dialogOf(page).getByRole('button', { name: '确定' }).click();
  await waitForScreen(page, '/pages/goods/goods');
});

test('tapping submit twice makes one order', async ({ page }) => {
  const shopper = await shopperAtHome(page);
  const checkout = await openCheckout(page, await pieceOf(page, 'tea-dianhong'));
  await checkout.getByRole('button', { name: '提交订单' }).dblclick();
  await expect(paymentSheet(page)).toBeVisible();
  expect(await ordersOf(page, shopper)).toHaveLength(1);
});

test('returning to an unsent checkout preserves its input; back skips a sent one', async ({ page }) => {
  const shopper = await shopperAtHome(page);
  await visit(page, '/pages/goods/goods?id=3');
  await screen(page, '/pages/goods/goods').getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('dialog', { name: '选择规格' }).getByRole('button', { name: '立即购买' }).click();
  const checkout = await waitForScreen(page, CHECKOUT);
  await checkout.getByRole('textbox', { name: '买家留言' }).fill('写到一半');
  await checkout.getByRole('button', { name: /周知味/ }).click();
  await waitForScreen(page, PICK);
  await page.goBack();
  await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByRole('textbox', { name: '买家留言' })).toHaveValue('写到一半');
  await goBack(page, CHECKOUT);
  await waitForScreen(page, '/pages/goods/goods');
  await page.goForward();
  await waitForScreen(page, CHECKOUT);
  const sheet = await submit(page);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await waitForScreen(page, ORDERS);
  await page.goBack();
  await waitForScreen(page, '/pages/goods/goods');
  expect(await ordersOf(page, shopper)).toHaveLength(1);
});
