// Tests an order that is a gift: bought, its link sent, and a friend says where it goes.
import { orderGiftAddress } from '~/schemas/api/order-gift.gen';
import { buyFromBalance, DETAIL, newestOrder, openOrders } from './buying';
import { addressOf, ask, capture, expect, preparedShopper, test, waitForScreen } from './helpers';

const GIFT = '/pages/order-submit/gift';

test('a bought order is given to a friend by its link, who fills in his address once', async ({
  page,
  browser,
}) => {
  const giver = await buyFromBalance(page, 'ware-cup', 2);
  const { id } = await newestOrder(page, giver, 2);
  const orders = await openOrders(page, 2);
  await orders
    .getByRole('link', { name: /订单号/ })
    .first()
    .click();
  const detail = await waitForScreen(page, DETAIL);
  await detail.getByRole('link', { name: /送给朋友/ }).click();
  const giving = await waitForScreen(page, GIFT);
  await capture(page, 'gift-1-offer');
  await page.getByRole('button', { name: '生成送礼链接' }).click();
  await expect(giving.getByText('等待朋友填写收货地址')).toBeVisible();
  await capture(page, 'gift-2-link');
  const params = { id: Number(id) };
  const { gift } = await ask(page, { endpoint: orderGiftAddress, params, token: giver.token });

  const context = await browser.newContext();
  const friend = await context.newPage();
  await preparedShopper(friend);
  await friend.goto(addressOf(`${GIFT}?id=${id}&token=${gift.token}`));
  const taking = await waitForScreen(friend, GIFT);
  await expect(taking.getByText('送你一份礼物，填写地址就能收到')).toBeVisible();
  await expect(taking).not.toContainText('￥');
  await capture(friend, 'gift-3-taking');
  await friend.getByRole('button', { name: '收下礼物' }).click();
  await expect(taking.getByText('您已填写收货地址，等着收礼物吧')).toBeVisible();
  await expect(friend.getByRole('button', { name: '收下礼物' })).toHaveCount(0);
  await capture(friend, 'gift-4-taken');
  await context.close();

  await page.reload();
  await expect(giving.getByText('朋友已填写收货地址，商家会尽快发货')).toBeVisible();
  await expect(giving.getByText('禾兴南路 8 号')).toBeVisible();
  await capture(page, 'gift-5-filled');
});
