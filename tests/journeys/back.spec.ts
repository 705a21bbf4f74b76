// Tests back and forward through a purchase, by the browser and by the screens' buttons.
import { goodsId } from '~/server/demo/catalogue/catalogue';
import {
  CHECKOUT,
  ORDERS,
  ordersOf,
  payBy,
  paymentSheet,
  RESULT,
  shopperAtHome,
  skuSheet,
  submit,
} from './buying';
import { waitForScreen, expect, goBack, queryOf, screen, tabBar, test, visit } from './helpers';
import { WITH_MOTION } from './motion';

test.use(WITH_MOTION);

const HOME = '/pages/index/index';
const CATS = '/pages/cats/cats';
const LIST = '/pages/goods/list';
const GOODS = '/pages/goods/goods';
/** Errors of the journeys' own scripts on a blank page. */
const NO_STORAGE = /Storage' property from 'Window': Access is denied/;
const CART = '/pages/cart/cart';

test('back and forward move through a purchase step by step, and skip finished screens (PRD-02, ROUTE-02)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  await visit(page, HOME);
  await tabBar(page).getByRole('link', { name: '分类' }).click();
  const cats = await waitForScreen(page, CATS);
  await cats.getByRole('button', { name: '茶与器活动' }).click();
  const list = await waitForScreen(page, LIST);
  await list.getByRole('link', { name: '明前西湖龙井' }).click();
  const goods = await waitForScreen(page, GOODS);
  await goods.getByRole('button', { name: '立即购买' }).click();
  await skuSheet(page).getByRole('button', { name: '立即购买' }).click();
  const checkout = await waitForScreen(page, CHECKOUT);
  await checkout.getByRole('textbox', { name: '买家留言' }).fill('慢慢来');

  await page.goBack();
  await waitForScreen(page, GOODS);
  await goBack(page, GOODS);
  await waitForScreen(page, LIST);
  await page.goBack();
  await waitForScreen(page, CATS);
  for (const path of [LIST, GOODS, CHECKOUT]) {
    await page.goForward();
    await waitForScreen(page, path);
  }
  expect(queryOf(page).get('mch_list')).toContain(String(goodsId('tea-longjing')));
  await submit(page);
  await payBy(page, '货到付款');
  await waitForScreen(page, RESULT);
  await page.goBack();
  await waitForScreen(page, GOODS);
  await page.goForward();
  await waitForScreen(page, RESULT);
  await screen(page, RESULT).getByRole('button', { name: '查看订单' }).click();
  await waitForScreen(page, '/pages/order/order-detail/order-detail');
  await page.goBack();
  await expect(paymentSheet(page)).toBeHidden();
  expect(await ordersOf(page, shopper)).toHaveLength(1);
});

test('back at the payment sheet cancels the payment: the order is unpaid among mine (PAY-12)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  await visit(page, `${GOODS}?id=${goodsId('tea-molihua')}`);
  await screen(page, GOODS).getByRole('button', { name: '立即购买' }).click();
  await skuSheet(page).getByRole('button', { name: '立即购买' }).click();
  await waitForScreen(page, CHECKOUT);
  await submit(page);
  await page.goBack();
  await expect(paymentSheet(page)).toBeHidden();
  const orders = await waitForScreen(page, ORDERS);
  await expect(orders.getByRole('article')).toContainText('待付款');
  expect(await ordersOf(page, shopper, 1)).toHaveLength(1);
});

test('back closes the topmost modal first: specifications, a viewer, a dialog (ROUTE-02)', async ({
  page,
}) => {
  await visit(page, LIST);
  await screen(page, LIST).getByRole('article').first().getByRole('link').click();
  const goods = await waitForScreen(page, GOODS);
  await goods.getByRole('button', { name: '立即购买' }).click();
  await expect(skuSheet(page)).toBeVisible();
  await page.goBack();
  await expect(skuSheet(page)).toBeHidden();
  await waitForScreen(page, GOODS);
  await goods.getByRole('button', { name: '查看第1张商品图片' }).click();
  const viewer = page.getByRole('dialog').filter({ visible: true });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await waitForScreen(page, GOODS);
  await page.goBack();
  await waitForScreen(page, LIST);
});

test('back at the first screen of a visit closes a sheet too, and a closed one leaves no history entry', async ({
  page,
  problems,
}) => {
  problems.expect(NO_STORAGE);
  await page.goto('about:blank');
  await visit(page, `${GOODS}?id=${goodsId('tea-molihua')}`);
  const goods = screen(page, GOODS);
  const openSheet = async () => {
    await goods.getByRole('button', { name: '加入购物车', exact: true }).click();
    await expect(skuSheet(page)).toBeVisible();
  };
  await openSheet();
  await page.goBack();
  await expect(skuSheet(page)).toBeHidden();
  await waitForScreen(page, GOODS);
  await openSheet();
  await page.keyboard.press('Escape');
  await expect(skuSheet(page)).toBeHidden();
  await page.evaluate((address) => window.location.assign(address), `#${CART}`);
  await waitForScreen(page, CART);
  await page.goBack();
  await waitForScreen(page, GOODS);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a screen opened from a sheet of the first screen returns to it in one step', async ({
  page,
  problems,
}) => {
  problems.expect(NO_STORAGE);
  await shopperAtHome(page);
  await page.goto('about:blank');
  await visit(page, `${GOODS}?id=${goodsId('tea-molihua')}`);
  const goods = screen(page, GOODS);
  await goods.getByRole('button', { name: '立即购买' }).click();
  await skuSheet(page).getByRole('button', { name: '立即购买' }).click();
  const checkout = await waitForScreen(page, CHECKOUT);
  await goBack(page, CHECKOUT);
  await waitForScreen(page, GOODS);
  await expect(checkout).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a screen opened by a link has a home button', async ({ page }) => {
  await visit(page, `${GOODS}?id=${goodsId('tea-molihua')}`);
  const goods = screen(page, GOODS);
  await expect(goods.getByRole('button', { name: '返回' })).toHaveCount(0);
  await goods.getByRole('button', { name: '回到首页' }).click();
  await waitForScreen(page, HOME);
});

test('home is restored after more screens than stay mounted (ROUTE-02)', async ({ page }) => {
  const home = await visit(page, HOME);
  await home.locator('[data-widget="goods"]').first().scrollIntoViewIfNeeded();
  const scroller = home.getByRole('main').first();
  await expect.poll(() => scroller.evaluate((node) => node.scrollTop)).toBeGreaterThan(100);
  const left = await scroller.evaluate((node) => node.scrollTop);
  for (let id = 1; id <= 12; id += 1) {
    await page.evaluate((address) => window.location.assign(address), `#${GOODS}?id=${id}`);
    await expect(page).toHaveURL(new RegExp(`id=${id}$`));
    await waitForScreen(page, GOODS);
  }
  for (let step = 0; step < 12; step += 1) {
    const before = page.url();
    await page.goBack();
    await expect(page).not.toHaveURL(before);
  }
  await waitForScreen(page, HOME);
  expect(await scroller.evaluate((node) => node.scrollTop)).toBe(left);
});
