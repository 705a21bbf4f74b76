// Tests the payment sheet of a shopper without balance: choosing, cash on delivery, the cashiers, nothing to pay.
import type { Page } from '@playwright/test';
import {
  answerCashier,
  waitForPayResult,
  shopperAtHome,
  openCheckout,
  ORDERS,
  ordersOf,
  paidQuestion,
  payBy,
  paymentSheet,
  pieceOf,
  submit,
} from './buying';
import {
  waitForScreen,
  callTo,
  capture,
  dialogOf,
  expect,
  freshShopper,
  isRoute,
  listen,
  test,
} from './helpers';
import { recordBridge, SOCIAL_AGENTS } from './social-app';

/** A checkout of one tea, submitted by a shopper of this journey alone. */
async function submitTea(page: Page) {
  const shopper = await shopperAtHome(page);
  await openCheckout(page, await pieceOf(page, 'tea-molihua'));
  const sheet = await submit(page);
  return { shopper, sheet };
}

const RECHARGE = '/pages/balance/recharge';
const CASHIER = /\/sandbox-cashier\//;

test('shows amount, names and the checked option; choosing another unchecks it; closed, it leaves the order unpaid, among my orders (PAY-01, PAY-02, PAY-05 … PAY-08, PAY-12)', async ({
  page,
}) => {
  const asked = callTo(page, 'api/payment/get-payments');
  const { shopper, sheet } = await submitTea(page);
  expect(new URL((await asked).url()).searchParams.get('id')).toMatch(/^\d+$/);
  await expect(sheet).toContainText('66.00');
  const wechat = sheet.getByRole('radio', { name: '微信支付' });
  const alipay = sheet.getByRole('radio', { name: '支付宝支付' });
  await expect(wechat).toBeChecked();
  await alipay.check();
  await expect(wechat).not.toBeChecked();
  const routes = listen(page);
  await alipay.click();
  await expect(alipay).toBeChecked();
  // Without balance there is no checkbox for it.
  await expect(sheet.getByText('账户余额不足')).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /余额/ })).toHaveCount(0);
  expect(routes).toEqual([]);
  await capture(page, '50-sheet-short');
  await sheet.getByRole('button', { name: '关闭' }).click();
  const orders = await waitForScreen(page, ORDERS);
  await expect(orders.getByText('茉莉银毫', { exact: false })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  expect(await ordersOf(page, shopper, 1)).toHaveLength(1);
  await capture(page, '51-orders-unpaid');
});

test('links to the recharge where the balance is too small; it tops the balance up at the cashier and shows the new one (PRD-04, PAY-28, PAY-54)', async ({
  page,
}) => {
  const { sheet } = await submitTea(page);
  await expect(sheet.getByRole('img', { name: '余额充值' })).toBeVisible();
  await sheet.getByRole('link', { name: /去充值/ }).click();
  const recharge = await waitForScreen(page, RECHARGE);
  await expect(recharge.getByText('￥0.00')).toBeVisible();
  const plans = recharge.getByRole('listitem').filter({ has: page.getByRole('radio') });
  // The plans are loaded by a separate call.
  await expect(plans.first()).toBeVisible();
  const heights = await plans.evaluateAll((tiles) =>
    tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)),
  );
  expect(heights.length).toBeGreaterThan(2);
  expect(new Set(heights).size).toBe(1);
  await recharge.getByText('充300元').click();
  await capture(page, '58-recharge');
  await recharge.getByRole('button', { name: '立即充值' }).click();
  await expect(paymentSheet(page)).toContainText('300.00');
  await expect(paymentSheet(page).getByText(/余额|货到付款/)).toHaveCount(0);
  // The first option is checked already.
  await paymentSheet(page).getByRole('button', { name: '确认支付' }).click();
  await answerCashier(page, '确认支付');
  await dialogOf(page).filter({ hasText: '充值成功！' }).getByRole('button', { name: '确定' }).click();
  const balance = await waitForScreen(page, '/pages/balance/balance');
  await expect(balance.getByText('320.00', { exact: true })).toBeVisible();
  await expect(balance.getByText('+300.00')).toBeVisible();
  await expect(balance.getByText('+20.00')).toBeVisible();
  await capture(page, '59-balance-topped-up');
});

test('is paid on delivery, and the result shows it (PAY-11, PAY-40)', async ({ page }) => {
  const { shopper } = await submitTea(page);
  const charge = callTo(page, 'api/payment/pay-buy-huodao');
  await payBy(page, '货到付款');
  expect((await charge).postData()).toMatch(/^id=\d+$/);
  const result = await waitForPayResult(page);
  await expect(result).toContainText('66.00');
  await capture(page, '52-result-on-delivery');
  await result.getByRole('button', { name: '查看订单' }).click();
  const detail = await waitForScreen(page, '/pages/order/order-detail/order-detail');
  await expect(detail.getByText('货到付款')).toBeVisible();
  await capture(page, '53-detail-on-delivery');
  expect(await ordersOf(page, shopper, 2)).toHaveLength(1);
});

test('an amount of zero shows no chooser and is paid automatically (PAY-03, PAY-27)', async ({ page }) => {
  const shopper = await freshShopper(page);
  const checkout = await openCheckout(page, await pieceOf(page, 'tea-sample'));
  await checkout.getByText('上门自提', { exact: true }).click();
  await checkout.getByRole('textbox', { name: '联系人' }).fill('周知味');
  await checkout.getByRole('textbox', { name: '手机号' }).fill(shopper.mobile);
  await capture(page, '54-checkout-free');
  const choosers: string[] = [];
  await page.exposeFunction('noteChooser', (text: string) => choosers.push(text));
  await page.evaluate(() => {
    const { noteChooser } = window as unknown as { noteChooser: (text: string) => void };
    new MutationObserver(() => {
      const sum = document.querySelector('[aria-label="支付方式"]');
      if (sum !== null) noteChooser(sum.textContent);
    }).observe(document.body, { subtree: true, childList: true });
  });
  const charge = callTo(page, 'api/payment/pay-buy-balance');
  await checkout.getByRole('button', { name: '提交订单' }).click();
  expect((await charge).postData()).toContain('is_need_pay_password=0');
  await waitForPayResult(page);
  expect(choosers).toEqual([]);
  await capture(page, '55-result-free');
});

test('微信支付 opens its cashier; after a payment there, the result shows (PAY-50, PAY-52 … PAY-54)', async ({
  page,
}) => {
  const { shopper } = await submitTea(page);
  await payBy(page, '微信支付');
  await page.waitForURL(CASHIER);
  await expect(page.getByRole('heading', { name: '微信支付' })).toBeVisible();
  await expect(page.getByText('￥66.00')).toBeVisible();
  await capture(page, '56-cashier');
  const status = callTo(page, 'api/order/is-pay');
  // Paid, it asks nothing.
  await answerCashier(page, '确认支付');
  const query = new URL((await status).url()).searchParams;
  expect((await status).method()).toBe('GET');
  expect(query.get('payment_order_union_id')).toMatch(/^\d+$/);
  const result = await waitForPayResult(page);
  await expect(result).toContainText('66.00');
  await capture(page, '58-result');
  expect(await ordersOf(page, shopper, 2)).toHaveLength(1);
  await page.reload();
  await waitForPayResult(page);
  await expect(paidQuestion(page)).toBeHidden();
});

test('支付宝支付 opens its cashier; claiming a payment cancelled there as paid opens my orders (PAY-50, PAY-55)', async ({
  page,
}) => {
  const { shopper } = await submitTea(page);
  await payBy(page, '支付宝支付');
  await page.waitForURL(CASHIER);
  await expect(page.getByRole('heading', { name: '支付宝' })).toBeVisible();
  await answerCashier(page, '取消支付');
  await capture(page, '57-question');
  await paidQuestion(page).getByRole('button', { name: '已完成支付' }).click();
  const orders = await waitForScreen(page, ORDERS);
  await expect(paidQuestion(page)).toBeHidden();
  await expect(dialogOf(page)).toContainText('订单未支付');
  await dialogOf(page).getByRole('button', { name: '确定' }).click();
  await expect(orders.getByText('待付款').first()).toBeVisible();
  expect(await ordersOf(page, shopper, 1)).toHaveLength(1);
  await capture(page, '59-orders-not-paid');
});

test('a cashier that opens in another app is asked about after two seconds (PAY-51)', async ({ page }) => {
  // A response without content leaves the page unchanged, as opening an app does.
  await page.route(CASHIER, (route) => route.fulfill({ status: 204 }));
  await submitTea(page);
  const left = page.waitForRequest(CASHIER);
  await payBy(page, '微信支付');
  await left;
  const since = Date.now();
  await expect(page.getByText('正在打开收银台')).toBeVisible();
  await expect(paidQuestion(page)).toBeVisible();
  const waitedMs = Date.now() - since;
  expect(waitedMs).toBeGreaterThan(1_700);
  expect(waitedMs).toBeLessThan(6_000);
  await capture(page, '60-question-elsewhere');
  await paidQuestion(page).getByRole('button', { name: '取消' }).click();
  await waitForScreen(page, ORDERS);
  await expect(paymentSheet(page)).toBeHidden();
});

test('going back from a cashier without paying asks too; saying that it is not paid cancels the payment, and freezes nothing (PAY-52, PAY-56, PAY-57)', async ({
  page,
}) => {
  const { shopper } = await submitTea(page);
  await payBy(page, '支付宝支付');
  await page.waitForURL(CASHIER);
  await page.goBack();
  const routes = listen(page);
  await paidQuestion(page).getByRole('button', { name: '取消' }).click();
  await expect(paidQuestion(page)).toBeHidden();
  await waitForScreen(page, ORDERS);
  expect(routes).not.toContain('api/payment/unfreeze-balance');
  expect(await ordersOf(page, shopper, 1)).toHaveLength(1);
});

for (const [system, userAgent] of SOCIAL_AGENTS)
  test.describe(`in the social app on ${system}`, () => {
    test.use({ userAgent });

    const SIGNED = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'MD5', paySign: 's' };

    async function payInApp(page: Page, status: () => number) {
      await page.route(isRoute('api/payment/pay-data'), (route) =>
        route.fulfill({ json: { code: 0, msg: '', data: SIGNED } }),
      );
      await page.route(isRoute('api/order/is-pay'), (route) =>
        route.fulfill({ json: { code: 0, msg: '', data: { status: status() } } }),
      );
      await submitTea(page);
      await payBy(page, '微信支付');
    }

    test('what the app took is shown as paid once the mall knows of it (PAY-11, PAY-45)', async ({
      page,
    }) => {
      const calls = await recordBridge(page);
      let status = 0;
      await payInApp(page, () => status);
      await expect(page.getByText('正在确认支付结果…')).toBeVisible();
      const [paid] = calls.filter(({ name }) => name === 'getBrandWCPayRequest');
      expect(paid?.given).toMatchObject(SIGNED);
      expect(new URL(page.url()).hash).not.toContain('pay-result');
      status = 1;
      await waitForPayResult(page);
    });

    test('a payment that is cancelled in the app leaves the order unpaid, without a word of the SDK (PAY-46)', async ({
      page,
    }) => {
      await recordBridge(page, { getBrandWCPayRequest: 'cancel' });
      await payInApp(page, () => 0);
      await waitForScreen(page, ORDERS);
      await expect(page.getByText(/chooseWXPay|getBrandWCPayRequest/)).toHaveCount(0);
    });
  });
