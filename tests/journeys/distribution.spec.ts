// Tests distribution: a shopper becomes a distributor, a friend buys by his link, and a distributor withdraws.
import { adminFinanceCashList, adminFinanceCashSave } from '~/schemas/api/admin-finance.gen';
import { shareIndex } from '~/schemas/api/share.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { openCheckout, payFromBalance, pieceOf } from './buying';
import {
  ask,
  capture,
  demoShopper,
  demoToken,
  expect,
  freshShopper,
  goodsLink,
  preparedShopper,
  test,
  visit,
  waitForScreen,
} from './helpers';
import { EARNER, KEEPER } from './shopper-fixtures';

const CENTRE = '/pages/share/index/index';
const GOODS = '/pages/goods/goods';

test('a shopper becomes a distributor, and earns by a friend who buys from his link', async ({
  page,
  browser,
}) => {
  const { token, mobile } = await freshShopper(page);
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

  const { options } = await ask(page, { endpoint: userUserInfo, params: {}, token });
  const piece = await pieceOf(page, 'tea-longjing');
  const context = await browser.newContext();
  const friend = await context.newPage();
  await preparedShopper(friend);
  await friend.goto(goodsLink(piece.goodsId, options.user_id));
  await waitForScreen(friend, GOODS);
  await openCheckout(friend, piece);
  await payFromBalance(friend);
  await context.close();

  const orders = await visit(page, '/pages/share/order/order');
  await expect(orders.getByText('预计佣金')).toBeVisible();
  await capture(page, 'distribution-orders');
  const team = await visit(page, '/pages/share/team/team');
  await expect(team.getByText(/备客/).first()).toBeVisible();
  const { list } = await ask(page, { endpoint: shareIndex, params: {}, token });
  expect([list.team_count, list.order_money > 0, Number(list.money)]).toEqual([1, true, 0]);
});

test('a distributor withdraws commission, and the shop pays it out', async ({ page }) => {
  const { token } = await demoShopper(page, EARNER.mobile);
  const centre = await visit(page, CENTRE);
  await expect(centre.getByText('60.00').first()).toBeVisible();
  await centre.getByRole('button', { name: '提现', exact: true }).click();
  const form = await waitForScreen(page, '/pages/share/cash/cash');
  await form.getByRole('textbox', { name: '提现金额' }).fill('50');
  await form.getByRole('button', { name: /^提现方式/ }).click();
  await page
    .getByRole('dialog', { name: '提现方式' })
    .getByRole('radio', { name: /支付宝/ })
    .check();
  await form.getByRole('textbox', { name: '支付宝昵称' }).fill('备客');
  await form.getByRole('textbox', { name: '支付宝账号' }).fill(EARNER.mobile);
  await capture(page, 'distribution-withdraw');
  await form.getByRole('button', { name: '提交申请' }).click();
  const log = await waitForScreen(page, '/pages/share/cash-detail/cash-detail');
  await expect(log.getByText('申请中')).toBeVisible();
  await capture(page, 'distribution-log');

  const keeper = await demoToken(page, KEEPER);
  const asked = { model_type: 'share', status: 0 } as const;
  const { list } = await ask(page, { endpoint: adminFinanceCashList, params: asked, token: keeper });
  const [row] = list.filter(({ user }) => user.nickname.startsWith('备客'));
  const answer = { id: Number(row?.id), model_type: 'share' } as const;
  await ask(page, { endpoint: adminFinanceCashSave, params: { ...answer, status: 1 }, token: keeper });
  await ask(page, { endpoint: adminFinanceCashSave, params: { ...answer, status: 2 }, token: keeper });
  await page.reload();
  await log.getByRole('tab', { name: '已打款' }).click();
  await expect(log.getByText('￥50.00')).toBeVisible();
  await expect(log.getByText('申请中')).toHaveCount(0);
  await capture(page, 'distribution-paid');
  const { money } = (await ask(page, { endpoint: shareIndex, params: {}, token })).list;
  expect(Number(money)).toBe(EARNER.commissionYuan - 50);
});
