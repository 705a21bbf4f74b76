// Tests the quick shop: pieces by steppers, the cart in its bar, the checkout with what was chosen.
import { cartList } from '~/schemas/api/cart.gen';
import { CHECKOUT, payFromBalance } from './buying';
import { ask, capture, expect, preparedShopper, test, visit, waitForScreen } from './helpers';

const QUICK = '/pages/quick-shop/quick-shop';

test('a shopper adds goods in the quick shop, changes them in its cart bar, and pays', async ({ page }) => {
  const { token } = await preparedShopper(page);
  const shop = await visit(page, QUICK);
  await shop.getByRole('button', { name: '厨房' }).click();
  await shop.getByRole('button', { name: /^加入购物车：.*筷/ }).click();
  await shop.getByRole('button', { name: '增加' }).click();
  const settle = page.getByRole('button', { name: /^去结算/ });
  await expect(settle).toHaveText('去结算(2)');
  await capture(page, 'quick-1-added');
  await page.getByRole('button', { name: '查看购物车' }).click();
  const cart = page.getByRole('dialog', { name: '已选商品' });
  await cart.getByRole('button', { name: '增加' }).first().click();
  await expect(settle).toHaveText('去结算(3)');
  await capture(page, 'quick-2-cart');
  await page.keyboard.press('Escape');
  await settle.click();
  const checkout = await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByText('小计：')).toBeVisible();
  await capture(page, 'quick-3-checkout');
  await payFromBalance(page);
  const { list } = await ask(page, { endpoint: cartList, params: {}, token });
  expect(list).toEqual([]);
});
