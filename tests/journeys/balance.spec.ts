// Tests payment from the balance, with and without a pay password, with an insufficient balance, and its ledger.
import type { Locator, Page } from '@playwright/test';
import { balanceIndex } from '~/schemas/api/balance.gen';
import { mallMemberSetPayPassword, mallMemberVerifyPayPassword } from '~/schemas/api/mall-member.gen';
import { paymentPayBuyBalance, paymentPayData, paymentUnfreezeBalance } from '~/schemas/api/payment.gen';
import {
  answerCashier,
  waitForPayResult,
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
  ask,
  callTo,
  dialogOf,
  expect,
  goBack,
  listen,
  preparedShopper,
  type Shopper,
  test,
  visit,
} from './helpers';

const CENTRE = '/pages/user-center/user-center';
const BALANCE = '/pages/balance/balance';
const POINTS = '/pages/user-center/integral-detail/integral-detail';
const PASSWORD = '246810';

interface Buying {
  num?: number;
  /** Whether the shopper has a pay password. */
  hasPassword?: boolean;
}

/** A prepared shopper with the payment sheet of his order open: tea for 66.00 by default. */
async function submitGoods(page: Page, { num = 1, hasPassword = false }: Buying = {}): Promise<Shopper> {
  const shopper = await preparedShopper(page);
  const params = { pay_password: PASSWORD, verify_pay_password: PASSWORD };
  if (hasPassword) await ask(page, { endpoint: mallMemberSetPayPassword, params, token: shopper.token });
  await openCheckout(page, await pieceOf(page, 'tea-molihua', num));
  await submit(page);
  return shopper;
}

/** Chooses the balance and confirms it. */
async function confirmBalance(page: Page): Promise<void> {
  await payBy(page, '余额支付');
  await dialogOf(page, '余额支付确认').getByRole('button', { name: '确定' }).click();
}

/** The entry of six digits, once it has the focus. */
async function entryOf(page: Page, label = '请输入余额支付密码'): Promise<Locator> {
  const entry = page.getByLabel(label);
  await expect(entry).toBeFocused();
  await expect(entry).toHaveValue('');
  return entry;
}

const balanceOf = async (page: Page, { token }: Shopper): Promise<string> =>
  (await ask(page, { endpoint: balanceIndex, params: {}, token })).balance;

const fieldsOf = (body: string | null) => Object.fromEntries(new URLSearchParams(body ?? ''));

test('the first payment from the balance sets a password, typed twice alike (PAY-20, PAY-29, PAY-31 … PAY-33)', async ({
  page,
}) => {
  await submitGoods(page);
  await payBy(page, '余额支付');
  const confirm = dialogOf(page, '余额支付确认');
  await expect(confirm).toContainText('500.00');
  await expect(confirm).toContainText('66.00');
  await confirm.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '立即设置' }).click();
  const routes = listen(page);
  await (await entryOf(page, '请输入余额支付密码')).pressSequentially('12a3456');
  await (await entryOf(page, '请确认余额支付密码')).pressSequentially('123457');
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  const again = await entryOf(page, '请输入余额支付密码');
  expect(routes).toEqual([]);
  await again.pressSequentially(PASSWORD);
  const set = callTo(page, mallMemberSetPayPassword.route);
  const charge = callTo(page, paymentPayBuyBalance.route);
  await (await entryOf(page, '请确认余额支付密码')).pressSequentially(PASSWORD);
  expect(fieldsOf((await set).postData())).toEqual({
    pay_password: PASSWORD,
    verify_pay_password: PASSWORD,
  });
  expect(fieldsOf((await charge).postData())).toMatchObject({ pay_password: PASSWORD });
  const result = await waitForPayResult(page);
  await expect(result).toContainText('66.00');
});

test('skipping the password pays without one; cancelling pays nothing (PAY-21, PAY-30)', async ({ page }) => {
  const shopper = await submitGoods(page);
  const routes = listen(page);
  await payBy(page, '余额支付');
  await dialogOf(page, '余额支付确认').getByRole('button', { name: '取消' }).click();
  await waitForScreen(page, ORDERS);
  expect(routes).not.toContain(paymentPayBuyBalance.route);
  expect(await ordersOf(page, shopper, 1)).toHaveLength(1);
  await page.getByRole('button', { name: '付款' }).click();
  await confirmBalance(page);
  const charge = callTo(page, paymentPayBuyBalance.route);
  await page.getByRole('button', { name: '暂不设置' }).click();
  expect(fieldsOf((await charge).postData())).toMatchObject({ pay_password: '', is_need_pay_password: '0' });
  await expect.poll(() => ordersOf(page, shopper, 1)).toEqual([]);
});

test('a wrong password shows the remaining attempts, the right one pays (PAY-22 … PAY-26)', async ({
  page,
}) => {
  const shopper = await submitGoods(page, { hasPassword: true });
  // The entry shows the sum: no dialog comes before it.
  await payBy(page, '余额支付');
  const routes = listen(page);
  await (await entryOf(page)).pressSequentially('111111');
  // Under the boxes; no dialog stands between it and the next try.
  await expect(page.getByText('支付密码错误，还可尝试4次')).toBeVisible();
  const entry = await entryOf(page);
  expect(routes).not.toContain(paymentPayBuyBalance.route);
  const verify = callTo(page, mallMemberVerifyPayPassword.route);
  const charge = callTo(page, paymentPayBuyBalance.route);
  await entry.pressSequentially(PASSWORD);
  expect(fieldsOf((await verify).postData())).toEqual({ pay_password: PASSWORD });
  expect(fieldsOf((await charge).postData())).toMatchObject({
    pay_password: PASSWORD,
    is_need_pay_password: '1',
  });
  await waitForPayResult(page);
  expect(await ordersOf(page, shopper, 1)).toEqual([]);
  expect(await balanceOf(page, shopper)).toBe('434.00');
});

test('a forgotten pay password links to the service, and the order stays unpaid (PAY-12)', async ({
  page,
}) => {
  const shopper = await submitGoods(page, { hasPassword: true });
  // The entry shows the sum: no dialog comes before it.
  await payBy(page, '余额支付');
  await entryOf(page);
  await page.getByRole('button', { name: '忘记密码' }).click();
  const forget = await waitForScreen(page, '/pages/balance/forget');
  await expect(forget.getByRole('button', { name: '联系客服' })).toBeVisible();
  await expect(paymentSheet(page)).toBeHidden();
  await goBack(page, '/pages/balance/forget');
  const orders = await waitForScreen(page, ORDERS);
  await expect(orders.getByRole('article').first()).toContainText('待付款');
  expect(await balanceOf(page, shopper)).toBe('500.00');
});

test('an insufficient balance pays its part, which is returned when the rest is not paid (PAY-07, PAY-28, PAY-57, PAY-60, PAY-61)', async ({
  page,
}) => {
  const shopper = await submitGoods(page, { num: 10 });
  const sheet = paymentSheet(page);
  await expect(sheet).toContainText('580.00');
  await expect(sheet.getByText('账户余额不足')).toBeVisible();
  await expect(sheet.getByRole('link', { name: /去充值/ })).toBeVisible();
  await sheet.getByRole('radio', { name: '余额组合支付' }).check();
  const rest = sheet.getByRole('region', { name: '其余金额的支付方式' });
  await expect(rest).toContainText('余额支付 ￥500.00');
  await expect(rest).toContainText('还需支付 ￥80.00');
  await expect(rest.getByRole('radio')).toHaveCount(2);
  await rest.getByRole('radio', { name: '支付宝支付' }).check();
  const data = callTo(page, paymentPayData.route);
  await sheet.getByRole('button', { name: '确认支付' }).click();
  const sent = await data;
  expect({ ...fieldsOf(new URL(sent.url()).search), ...fieldsOf(sent.postData()) }).toMatchObject({
    pay_type: 'combination_pay',
    combination_pay_type: 'alipay_h5',
  });
  await page.waitForURL(/sandbox-cashier/);
  await expect(page.getByText('￥80.00')).toBeVisible();
  expect(await balanceOf(page, shopper)).toBe('0.00');
  await answerCashier(page, '取消支付');
  const release = callTo(page, paymentUnfreezeBalance.route);
  await paidQuestion(page).getByRole('button', { name: '取消' }).click();
  expect(new URL((await release).url()).searchParams.get('id')).toMatch(/^\d+$/);
  const orders = await waitForScreen(page, ORDERS);
  await expect.poll(() => balanceOf(page, shopper)).toBe('500.00');

  await orders.getByRole('article').first().getByRole('button', { name: '付款' }).click();
  await sheet.getByRole('radio', { name: '余额组合支付' }).check();
  await rest.getByRole('radio', { name: '微信支付' }).check();
  await sheet.getByRole('button', { name: '确认支付' }).click();
  await answerCashier(page, '确认支付');
  await waitForPayResult(page);
  expect(await balanceOf(page, shopper)).toBe('0.00');
  expect(await ordersOf(page, shopper, 1)).toEqual([]);
});

test('every change is in the ledgers of balance and points (PRD-03)', async ({ page }) => {
  const shopper = await submitGoods(page);
  await confirmBalance(page);
  await page.getByRole('button', { name: '暂不设置' }).click();
  await waitForPayResult(page);
  expect(await balanceOf(page, shopper)).toBe('434.00');

  const centre = await visit(page, CENTRE);
  const account = centre.getByRole('list', { name: '我的账户' });
  await expect(account).toContainText('434.00');
  await expect(account).toContainText('1000');
  await account.getByRole('button', { name: /余额/ }).click();
  const balance = await waitForScreen(page, BALANCE);
  await expect(balance.getByRole('button', { name: /充值余额 500.00 元/ })).toContainText('+500.00');
  const spent = balance.getByRole('button', { name: /-66.00/ });
  await spent.click();
  const detail = await waitForScreen(page, '/pages/balance/detail');
  await expect(detail.getByText('-66.00')).toBeVisible();
  await goBack(page, '/pages/balance/detail');
  await waitForScreen(page, BALANCE);
  await balance.getByRole('button', { name: '上个月' }).click();
  await expect(balance.getByText('本月暂无记录')).toBeVisible();
  await balance.getByRole('button', { name: '下个月' }).click();
  await expect(spent).toBeVisible();

  const points = await visit(page, POINTS);
  await expect(points.getByText('活动赠送积分')).toBeVisible();
  await expect(points.getByText(/\+1000/)).toBeVisible();
  await points.getByRole('tab', { name: '支出' }).click();
  await expect(points.getByText('还没有用过积分')).toBeVisible();
});
