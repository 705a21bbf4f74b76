// Tests after-sales: a piece is sent back and its money returned, an order that is not sent is given back whole.
import type { Locator, Page } from '@playwright/test';
import {
  adminOrderCancel,
  adminOrderRefundAddressEdit,
  adminOrderRefundAddressIndex,
  adminOrderRefundHandle,
  adminOrderSend,
  adminOrderShouHuo,
} from '~/schemas/api/admin-order.gen';
import { balanceIndex } from '~/schemas/api/balance.gen';
import { buyFromBalance, chooseFrom, DETAIL, newestOrder, openOrders } from './buying';
import {
  ask,
  capture,
  demoToken,
  dialogOf,
  expect,
  goBack,
  type Shopper,
  test,
  visit,
  waitForScreen,
} from './helpers';
import { KEEPER } from './shopper-fixtures';

const REFUND = '/pages/order/refund-detail/refund-detail';
const ORDER_REFUND = '/pages/order/refund/order-refund';

/** Buys tea for 66.00 a piece. */
const buy = (page: Page, num: number): Promise<Shopper> => buyFromBalance(page, 'tea-molihua', num);

const balanceOf = async (page: Page, { token }: Shopper): Promise<string> =>
  (await ask(page, { endpoint: balanceIndex, params: {}, token })).balance;

async function returnAddress(page: Page, token: string): Promise<number> {
  const form = {
    name: '售后部',
    address: ['浙江省', '嘉兴市', '南湖区'],
    address_detail: '中山东路 288 号',
    mobile: '0573-82080001',
    remark: '请勿寄到付',
  };
  await ask(page, { endpoint: adminOrderRefundAddressEdit, params: { form }, token });
  const { list } = await ask(page, { endpoint: adminOrderRefundAddressIndex, params: {}, token });
  return Number(list[0]?.id);
}

/** Fen of an amount in yuan. */
const fenOf = (yuan: string): number => Math.round(Number(yuan) * 100);

/** Asks for one of two pieces, from my orders on; the screen of the request and its amount. */
async function askForOne(page: Page): Promise<{ refund: Locator; amount: string }> {
  const orders = await openOrders(page, 3);
  const card = orders.getByRole('article').first();
  await card.getByRole('link').first().click();
  const detail = await waitForScreen(page, DETAIL);
  await capture(page, 'after-sales-order');
  await detail.getByRole('link', { name: '申请售后' }).click();
  const kinds = await waitForScreen(page, '/pages/order/refund/select-refund-type');
  await capture(page, 'after-sales-kinds');
  await kinds.getByRole('button', { name: /退货退款/ }).click();
  const form = await waitForScreen(page, '/pages/order/refund/refund');
  const field = form.getByRole('textbox', { name: '退款金额' });
  // Both pieces at what was paid for them.
  const whole = await field.inputValue();
  await form.getByRole('button', { name: '减少' }).click();
  await expect(field).not.toHaveValue(whole);
  const amount = await field.inputValue();
  expect(fenOf(amount) * 2).toBe(fenOf(whole));
  await chooseFrom(page, form, { row: '退款原因', value: '做工问题' });
  await form.getByLabel('备注信息').fill('罐口漏气');
  const picture = { name: 'leak.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.getByLabel('添加凭证图片').setInputFiles(picture);
  await expect(form.getByText('上传中')).toHaveCount(0);
  await capture(page, 'after-sales-form');
  await form.getByRole('button', { name: '提交' }).click();
  const refund = await waitForScreen(page, REFUND);
  await expect(refund.getByRole('heading', { name: '待商家审核' })).toBeVisible();
  return { refund, amount };
}

const shown = (page: Page): number => Number(new URL(page.url()).hash.split('id=')[1]);

test('a piece is asked for, sent back and paid back to the balance (PRD-02, API-06)', async ({ page }) => {
  const shopper = await buy(page, 2);
  const token = await demoToken(page, KEEPER);
  const order = await newestOrder(page, shopper, 2);
  const parcel = { is_express: 1, express: '顺丰速运', express_no: 'SF20261125' } as const;
  const lines = order.detail.map(({ id }) => id);
  const sending = { order_id: Number(order.id), order_detail_id: lines, ...parcel };
  await ask(page, { endpoint: adminOrderSend, params: sending, token });

  const { refund, amount } = await askForOne(page);
  await expect(refund.getByRole('list', { name: '凭证图片' })).toBeVisible();
  await capture(page, 'after-sales-reviewing');
  const id = shown(page);
  const address_id = await returnAddress(page, token);
  const answer = { order_refund_id: id, type: 1, is_agree: 1, refund_price: amount } as const;
  await ask(page, { endpoint: adminOrderRefundHandle, params: { ...answer, address_id }, token });

  await visit(page, `${REFUND}?id=${id}`);
  await expect(refund.getByText('浙江省嘉兴市南湖区中山东路 288 号')).toBeVisible();
  await chooseFrom(page, refund, { row: '快递公司', value: '中通快递' });
  await refund.getByLabel('快递单号').fill('ZT20261125');
  await capture(page, 'after-sales-to-return');
  await refund.getByRole('button', { name: '确认发货' }).click();
  await expect(refund.getByRole('heading', { name: '待商家处理' })).toBeVisible();
  await expect(refund.getByRole('button', { name: /退货物流/ })).toContainText('ZT20261125');

  const before = fenOf(await balanceOf(page, shopper));
  await ask(page, { endpoint: adminOrderShouHuo, params: { refund_order_id: id }, token });
  await ask(page, { endpoint: adminOrderRefundHandle, params: answer, token });
  expect(fenOf(await balanceOf(page, shopper)) - before).toBe(fenOf(amount));
  await visit(page, `${REFUND}?id=${id}`);
  await expect(refund.getByRole('heading', { name: '已退款' })).toBeVisible();
  await expect(refund.getByRole('region', { name: '售后信息' })).toContainText('退回方式余额');
  await capture(page, 'after-sales-paid-back');
  const list = await visit(page, '/pages/order/refund/index?status=3');
  await expect(list.getByRole('article')).toContainText(`实际退款￥${amount}`);
  await capture(page, 'after-sales-list');
});

test('the form is gone from the way back once it was sent', async ({ page }) => {
  const shopper = await buy(page, 2);
  const token = await demoToken(page, KEEPER);
  const order = await newestOrder(page, shopper, 2);
  const params = {
    order_id: Number(order.id),
    order_detail_id: order.detail.map(({ id }) => id),
    is_express: 2,
  } as const;
  await ask(page, { endpoint: adminOrderSend, params, token });
  await askForOne(page);
  await goBack(page, REFUND);
  const detail = await waitForScreen(page, DETAIL);
  await detail.getByRole('link', { name: '已申请售后（待商家审核）' }).click();
  const refund = await waitForScreen(page, REFUND);
  await refund.getByRole('button', { name: '撤销申请' }).click();
  await dialogOf(page).getByRole('button', { name: '确定' }).click();
  await waitForScreen(page, DETAIL);
  await expect(detail.getByRole('link', { name: '申请售后' })).toBeVisible();
  await expect(detail.getByText(/已申请售后/)).toHaveCount(0);
});

test('an order that is not sent is given back whole, after the shop has refused once', async ({ page }) => {
  const shopper = await buy(page, 1);
  const token = await demoToken(page, KEEPER);
  const order_id = Number((await newestOrder(page, shopper, 2)).id);
  const orders = await openOrders(page, 2);
  await orders.getByRole('article').first().getByRole('button', { name: '申请退款' }).click();
  const form = await waitForScreen(page, ORDER_REFUND);
  const send = async () => {
    await chooseFrom(page, form, { row: '退款原因', value: '缺货' });
    await form.getByRole('button', { name: '提交' }).click();
    await dialogOf(page).getByRole('button', { name: '确定' }).click();
    await expect(form.getByRole('heading', { name: '待商家审核' })).toBeVisible();
  };
  await send();
  await capture(page, 'after-sales-whole-order');
  const refusal = { order_id, status: 2, remark: '已在打包' } as const;
  await ask(page, { endpoint: adminOrderCancel, params: refusal, token });
  await visit(page, `${ORDER_REFUND}?id=${order_id}`);
  await expect(form.getByText('商家拒绝了上次的申请：已在打包')).toBeVisible();
  await send();
  expect(await balanceOf(page, shopper)).toBe('434.00');
  await ask(page, { endpoint: adminOrderCancel, params: { order_id, status: 1 }, token });
  expect(await balanceOf(page, shopper)).toBe('500.00');
  await visit(page, `${ORDER_REFUND}?id=${order_id}`);
  await expect(form.getByText('订单已退款')).toBeVisible();
});
