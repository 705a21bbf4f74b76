// Tests a member level: found from a goods page, bought at the sandbox cashier, its gift and its lower prices.
import { balanceIndex } from '~/schemas/api/balance.gen';
import { couponUserCoupon } from '~/schemas/api/coupon.gen';
import { mallMemberIndex } from '~/schemas/api/mall-member.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { answerCashier, openCheckout, openGoods, payBy, pieceOf, shopperAtHome } from './buying';
import {
  ask,
  capture,
  demoShopper,
  dialogOf,
  expect,
  pathOf,
  screen,
  test,
  visit,
  waitForScreen,
} from './helpers';
import { SPENDER } from './shopper-fixtures';

const CENTRE = '/pages/member/index/index';
const UPGRADE = '/pages/member/upgrade/upgrade';
const GOODS = '/pages/goods/goods';
const MEMBER_GOODS = '/pages/member/goods/goods';

test('a shopper buys a member level, receives its gift once, and pays member prices from then on (PRD-03)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  const points = async () =>
    (await ask(page, { endpoint: userUserInfo, params: {}, token: shopper.token })).integral;
  const pointsBefore = await points();
  const goods = await openGoods(page, 'tea-longjing');
  await expect(goods).not.toContainText('￥117.76');
  await goods.getByRole('button', { name: /加入会员，享会员价/ }).click();

  const centre = await waitForScreen(page, CENTRE);
  await expect(centre.getByText('普通用户')).toBeVisible();
  await centre.getByRole('button', { name: /金叶会员.*待解锁/ }).click();
  await capture(page, '60-member-centre');
  await centre.getByRole('button', { name: '立即升级：金叶会员' }).click();
  const upgrade = await waitForScreen(page, UPGRADE);
  await capture(page, '61-member-upgrade');
  await page.getByRole('button', { name: '￥99.00 立即升级' }).click();
  await payBy(page, '支付宝支付');
  await answerCashier(page, '确认支付');
  await expect(dialogOf(page)).toContainText('升级成功，会员权益已生效');
  await dialogOf(page).getByRole('button', { name: '确定' }).click();
  await expect(upgrade).toBeHidden();
  await expect.poll(() => pathOf(page)).toBe(CENTRE);
  const member = screen(page, CENTRE);
  await expect(member.getByRole('button', { name: /金叶会员.*当前等级/ })).toBeVisible();
  await capture(page, '62-member');

  expect(await points()).toBe(pointsBefore + 200);
  expect(await ask(page, { endpoint: balanceIndex, params: {}, token: shopper.token })).toMatchObject({
    balance: '0.00',
  });
  const list = await visit(page, MEMBER_GOODS);
  await expect(list.getByText('您是金叶会员')).toBeVisible();
  await capture(page, '63-member-goods');
  const own = await visit(page, `${GOODS}?id=${(await pieceOf(page, 'tea-longjing')).goodsId}`);
  await expect(own).toContainText('￥117.76');
  const checkout = await openCheckout(page, await pieceOf(page, 'tea-longjing'));
  await expect(checkout).toContainText('￥117.76');
});

test('a shopper whose orders come to a level’s sum reaches it, with its points and coupon once', async ({
  page,
}) => {
  const { token } = await demoShopper(page, SPENDER);
  const level = async () =>
    (await ask(page, { endpoint: mallMemberIndex, params: {}, token })).mall_member?.name;
  await expect.poll(level).toBe('金叶会员');
  const centre = await visit(page, CENTRE);
  await expect(centre.getByRole('button', { name: /金叶会员.*当前等级/ })).toBeVisible();
  await capture(page, '64-member-by-spending');
  const points = await visit(page, '/pages/user-center/integral-detail/integral-detail');
  await expect(points.getByText('升级金叶会员赠送')).toHaveCount(1);
  await capture(page, '65-member-points');
  const { list } = await ask(page, { endpoint: couponUserCoupon, params: { status: 1 }, token });
  expect(list.filter(({ receive_type: from }) => from === '会员升级赠送')).toHaveLength(1);
  const coupons = await visit(page, '/pages/coupon/index/index');
  await expect(coupons.getByText('全场满减券').first()).toBeVisible();
  await capture(page, '66-member-coupons');
});
