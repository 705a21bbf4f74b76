// Tests distribution: a shopper becomes a distributor, earns by a friend who buys from his link, and withdraws it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { adminFinanceCashList, adminFinanceCashSave } from '~/schemas/api/admin-finance.gen';
import { adminOrderSend } from '~/schemas/api/admin-order.gen';
import { orderConfirm } from '~/schemas/api/order.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { shareIndex } from '~/schemas/api/share.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { openDatabase } from '~/server/db/database';
import { copyPrepared, FOR_JOURNEYS, startBuilt } from './built-mall';
import { newestOrder, openCheckout, payFromBalance, pieceOf } from './buying';
import {
  ask,
  capture,
  expect,
  freshShopper,
  goodsLink,
  preparedShopper,
  type Shopper,
  test,
  visit,
  waitForScreen,
} from './helpers';
import { KEEPER, PASSWORD } from './shopper-fixtures';

const CENTRE = '/pages/share/index/index';
const GOODS = '/pages/goods/goods';

/** Ends the mall of this journey; the helpers find the common one again. */
let leaveOwnMall = async (): Promise<void> => undefined;

/** After-sales end with the receipt there, a week before those of the other journeys; that releases the commission. */
async function endAfterSalesAtOnce(dataFolder: string): Promise<void> {
  const database = await openDatabase({ folder: join(dataFolder, 'db') });
  await database.db
    .updateTable('mall_options')
    .set({ value: '0' })
    .where('key', '=', 'after_sale_time')
    .execute();
  await database.close();
}

test.beforeAll(async () => {
  const { PAGODA_URL, PAGODA_DATA } = process.env;
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-distribution-'));
  copyPrepared(dataFolder);
  await endAfterSalesAtOnce(dataFolder);
  const server = await startBuilt(dataFolder, FOR_JOURNEYS);
  Object.assign(process.env, { PAGODA_URL: server.origin, PAGODA_DATA: dataFolder });
  leaveOwnMall = async () => {
    Object.assign(process.env, { PAGODA_URL, PAGODA_DATA });
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
});
test.afterAll(() => leaveOwnMall());

/** Applies as a distributor, which needs no approval in the demo. */
async function becomeDistributor(page: Page, { mobile }: Shopper): Promise<void> {
  const centre = await visit(page, CENTRE);
  await centre.getByRole('button', { name: '立即前往' }).click();
  const form = await waitForScreen(page, '/pages/share/add/add');
  await form.getByRole('textbox', { name: '姓名' }).fill('沈知行');
  await expect(form.getByRole('textbox', { name: '手机号码' })).toHaveValue(mobile);
  await form.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  await capture(page, 'distribution-apply');
  await form.getByRole('button', { name: /^申请成为/ }).click();
  await waitForScreen(page, CENTRE);
  await expect(centre.getByText('推广链接')).toBeVisible();
  await capture(page, 'distribution-centre');
}

/** A friend in another browser, who opens the distributor's link and buys; `receive` receives the order once it is sent. */
async function buyByLink(browser: Browser, distributorId: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const friend = await preparedShopper(page);
  const piece = await pieceOf(page, 'tea-longjing');
  await page.goto(goodsLink(piece.goodsId, distributorId));
  await waitForScreen(page, GOODS);
  await openCheckout(page, piece);
  await payFromBalance(page);
  const order = await newestOrder(page, friend, 2);
  const receive = async () => {
    await ask(page, { endpoint: orderConfirm, params: { id: Number(order.id) }, token: friend.token });
    await context.close();
  };
  return { order, receive };
}

/** Asks for a withdrawal to Alipay. */
async function withdraw(page: Page, { mobile }: Shopper, price: string) {
  const centre = await visit(page, CENTRE);
  await centre.getByRole('button', { name: '提现', exact: true }).click();
  const form = await waitForScreen(page, '/pages/share/cash/cash');
  await form.getByRole('textbox', { name: '提现金额' }).fill(price);
  await form.getByRole('button', { name: /^提现方式/ }).click();
  await page
    .getByRole('dialog', { name: '提现方式' })
    .getByRole('radio', { name: /支付宝/ })
    .click();
  await form.getByRole('textbox', { name: '支付宝昵称' }).fill('沈知行');
  await form.getByRole('textbox', { name: '支付宝账号' }).fill(mobile);
  await capture(page, 'distribution-withdraw');
  await form.getByRole('button', { name: '提交申请' }).click();
  const log = await waitForScreen(page, '/pages/share/cash-detail/cash-detail');
  await expect(log.getByText('申请中')).toBeVisible();
  await capture(page, 'distribution-log');
  return log;
}

test('a shopper becomes a distributor, earns by a friend who buys from his link, and withdraws it', async ({
  page,
  browser,
}) => {
  const shopper = await freshShopper(page);
  const { token } = shopper;
  const figures = async () => (await ask(page, { endpoint: shareIndex, params: {}, token })).list;
  await becomeDistributor(page, shopper);
  const { options } = await ask(page, { endpoint: userUserInfo, params: {}, token });
  const { order, receive } = await buyByLink(browser, options.user_id);

  const orders = await visit(page, '/pages/share/order/order');
  await expect(orders.getByText('预计佣金')).toBeVisible();
  await capture(page, 'distribution-orders');
  const team = await visit(page, '/pages/share/team/team');
  await expect(team.getByText(/备客/).first()).toBeVisible();
  const { team_count, order_money: awaited, money } = await figures();
  expect([team_count, awaited > 20, Number(money)]).toEqual([1, true, 0]);

  // Not the token that journeys of the common mall share.
  const keeperLogin = { type: 'username', mobile: KEEPER, password: PASSWORD } as const;
  const keeper = (await ask(page, { endpoint: passportLogin, params: keeperLogin })).access_token;
  const parcel = { is_express: 1, express: '顺丰速运', express_no: 'SF20261126' } as const;
  const sending = {
    order_id: Number(order.id),
    order_detail_id: order.detail.map(({ id }) => id),
    ...parcel,
  };
  await ask(page, { endpoint: adminOrderSend, params: sending, token: keeper });
  await receive();
  await expect.poll(async () => Number((await figures()).money)).toBeCloseTo(awaited, 2);
  await visit(page, '/pages/share/order/order');
  await expect(orders.getByText('已得佣金')).toBeVisible();
  await capture(page, 'distribution-earned');

  const log = await withdraw(page, shopper, '20');
  const asked = { model_type: 'share', status: 0 } as const;
  const { list } = await ask(page, { endpoint: adminFinanceCashList, params: asked, token: keeper });
  const answer = { id: Number(list[0]?.id), model_type: 'share' } as const;
  await ask(page, { endpoint: adminFinanceCashSave, params: { ...answer, status: 1 }, token: keeper });
  await ask(page, { endpoint: adminFinanceCashSave, params: { ...answer, status: 2 }, token: keeper });
  await page.reload();
  await log.getByRole('tab', { name: '已打款' }).click();
  await expect(log.getByText('￥20.00')).toBeVisible();
  await expect(log.getByText('申请中')).toHaveCount(0);
  await capture(page, 'distribution-paid');
  const { money: left, cash_money } = await figures();
  expect(Number(left)).toBeCloseTo(awaited - 20, 2);
  expect(Number(cash_money)).toBe(20);
});
