// Tests a coupon: received in the centre, listed among mine, linked to its goods, spent at the checkout.
import { openCheckout, ordersOf, payBy, pieceOf, RESULT, shopperAtHome, submit, totalOf } from './buying';
import { waitForScreen, expect, freshShopper, goBack, listen, queryOf, screen, test, visit } from './helpers';

const CENTRE = '/pages/coupon/list/list';
const MINE = '/pages/coupon/index/index';
const LIST = '/pages/goods/list';

test('a coupon is received in the centre, links to its goods, is spent once and counts as used (COUP-01, COUP-02, COUP-06, COUP-08)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  const centre = await visit(page, CENTRE);
  const ticket = (name: string) => centre.getByTestId('list').locator('> *').filter({ hasText: name });
  await expect(ticket('鲜果尝鲜')).toContainText('已领完');
  await expect(ticket('新客首单礼')).toContainText('已领取');
  await centre.getByRole('button', { name: '立即领取：茶与器 9 折' }).click();
  const popup = page.getByRole('dialog', { name: '领取成功' });
  await expect(popup).toContainText('茶与器 9 折');
  await popup.getByRole('button', { name: '去使用：茶与器 9 折' }).click();
  await expect(popup).toBeHidden();
  await waitForScreen(page, LIST);
  expect(Number(queryOf(page).get('coupon_id'))).toBeGreaterThan(0);
  await expect(screen(page, LIST).getByRole('article').first()).toBeVisible();
  await goBack(page, LIST);
  await waitForScreen(page, CENTRE);
  await expect(popup).toBeHidden();
  await expect(ticket('茶与器 9 折')).toContainText('已领取');

  const mine = await visit(page, MINE);
  await expect(mine.getByRole('button', { name: '去使用：茶与器 9 折' })).toBeVisible();
  const checkout = await openCheckout(page, await pieceOf(page, 'tea-jinjunmei'));
  // The mall has applied the best one; removing it restores the price without it.
  await expect(checkout.getByText(/^已优惠/)).toBeVisible();
  const sheet = page.getByRole('dialog', { name: '优惠券' });
  const toggle = async () => {
    await checkout.getByRole('button', { name: /优惠券/ }).click();
    await sheet.getByRole('checkbox', { name: '茶与器 9 折' }).click();
    await expect(sheet).toBeHidden();
  };
  await toggle();
  await expect(checkout.getByText(/^已优惠/)).toHaveCount(0);
  const before = Number(/[\d.]+/.exec(await totalOf(checkout).innerText())?.[0]);
  await toggle();
  await expect(checkout.getByText(/^已优惠/)).toBeVisible();
  await submit(page);
  await payBy(page, '货到付款');
  await waitForScreen(page, RESULT);
  const paid = (before * 0.9).toFixed(2);
  expect(await ordersOf(page, shopper)).toMatchObject([{ total_pay_price: paid }]);
  await visit(page, MINE);
  await expect(mine.getByRole('button', { name: '去使用：新客首单礼' })).toBeVisible();
  await expect(mine.getByText('茶与器 9 折')).toHaveCount(0);
  // Anywhere on the ticket except its link of rules: the link covers the name.
  await mine.getByText('新客首单礼', { exact: true }).first().click({ force: true });
  await waitForScreen(page, '/pages/coupon/details/details-no-share');
  await goBack(page, '/pages/coupon/details/details-no-share');
  await mine.getByRole('tab', { name: '已使用(1)' }).click();
  await expect(mine.getByText('茶与器 9 折').first()).toBeVisible();
});

test('two taps on receiving grant one coupon (CALL-11)', async ({ page }) => {
  await freshShopper(page);
  const centre = await visit(page, CENTRE);
  const button = centre.getByRole('button', { name: '立即领取：全场满减券' });
  await expect(button).toBeVisible();
  const routes = listen(page);
  await button.dblclick();
  await expect(page.getByRole('dialog', { name: '领取成功' })).toBeVisible();
  expect(routes.filter((route) => route === 'api/coupon/receive')).toHaveLength(1);
});
