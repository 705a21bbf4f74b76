// Tests one purchase from home to the review by what a shopper taps: no address is loaded after the first.
import type { Locator, Page } from '@playwright/test';
import { adminOrderSend } from '~/schemas/api/admin-order.gen';
import { goodsId } from '~/server/demo/catalogue/catalogue';
import {
  CHECKOUT,
  chooseFrom,
  DETAIL,
  newestOrder,
  ORDERS,
  payBy,
  shopperAtHome,
  skuSheet,
  submit,
  waitForPayResult,
} from './buying';
import {
  ask,
  demoToken,
  dialogOf,
  expect,
  goBack,
  listen,
  queryOf,
  type Shopper,
  tabBar,
  test,
  visit,
  waitForScreen,
} from './helpers';
import { WITH_MOTION } from './motion';
import { KEEPER } from './shopper-fixtures';

test.use(WITH_MOTION);

const HOME = '/pages/index/index';
const CATS = '/pages/cats/cats';
const LIST = '/pages/goods/list';
const GOODS = '/pages/goods/goods';
const CART = '/pages/cart/cart';
const CENTRE = '/pages/user-center/user-center';
const KINDS = '/pages/order/refund/select-refund-type';
const FORM = '/pages/order/refund/refund';
const REFUND = '/pages/order/refund-detail/refund-detail';
const REVIEW = '/pages/order/appraise/appraise';

/** The calls of the walk, in their order. */
const CALLS = [
  'api/cart/add',
  'api/order/preview',
  'api/order/submit',
  'api/order/confirm',
  'api/order/refund-submit',
  'api/order/appraise',
];

/** Documents that the page loads from here on. */
function documentsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(request.url());
  });
  return urls;
}

/** From home to a goods of a category. */
async function findGoods(page: Page): Promise<Locator> {
  await tabBar(page).getByRole('link', { name: '分类' }).click();
  const cats = await waitForScreen(page, CATS);
  await cats.getByRole('button', { name: '茶与器活动' }).click();
  const list = await waitForScreen(page, LIST);
  expect(queryOf(page).get('cat_id')).toBe('1');
  await list.getByRole('link', { name: '明前西湖龙井' }).click();
  const goods = await waitForScreen(page, GOODS);
  expect(queryOf(page).get('id')).toBe(String(goodsId('tea-longjing')));
  return goods;
}

/** From the goods over the cart to a paid order. */
async function buy(page: Page, goods: Locator): Promise<void> {
  await goods.getByRole('button', { name: '加入购物车', exact: true }).click();
  await skuSheet(page).getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByText('添加成功')).toBeVisible();
  for (const path of [GOODS, LIST]) {
    await waitForScreen(page, path);
    await goBack(page, path);
  }
  await waitForScreen(page, CATS);
  await tabBar(page).getByRole('link', { name: '购物车' }).click();
  const cart = await waitForScreen(page, CART);
  await cart.getByRole('checkbox', { name: '全选' }).check();
  await cart.getByRole('button', { name: /去结算/ }).click();
  const checkout = await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByText('小计：')).toBeVisible();
  await submit(page);
  await payBy(page, '货到付款');
  const result = await waitForPayResult(page);
  await result.getByRole('button', { name: '返回首页' }).click();
  await waitForScreen(page, HOME);
}

/** The shop sends the order; its part is no part of the walk. */
async function sendOrder(page: Page, shopper: Shopper): Promise<void> {
  const order = await newestOrder(page, shopper, 2);
  const params = {
    order_id: Number(order.id),
    order_detail_id: order.detail.map(({ id }) => id),
    is_express: 2,
  } as const;
  await ask(page, { endpoint: adminOrderSend, params, token: await demoToken(page, KEEPER) });
}

/** From home over my orders to the detail of the order, received. */
async function receive(page: Page): Promise<Locator> {
  await tabBar(page).getByRole('link', { name: '我的' }).click();
  const centre = await waitForScreen(page, CENTRE);
  await centre.getByRole('button', { name: /待收货/ }).click();
  const orders = await waitForScreen(page, ORDERS);
  expect(queryOf(page).get('status')).toBe('3');
  const card = orders.getByRole('article');
  await card.getByRole('button', { name: '确认收货' }).click();
  await dialogOf(page).getByRole('button', { name: '确定' }).click();
  await dialogOf(page).getByRole('button', { name: '以后再说' }).click();
  await orders.getByRole('tab', { name: '已完成' }).click();
  await expect(card).toContainText('已收货');
  await card.getByRole('link').first().click();
  return waitForScreen(page, DETAIL);
}

async function askBack(page: Page, detail: Locator): Promise<void> {
  await detail.getByRole('link', { name: '申请售后' }).click();
  const kinds = await waitForScreen(page, KINDS);
  await kinds.getByRole('button', { name: /退货退款/ }).click();
  const form = await waitForScreen(page, FORM);
  await chooseFrom(page, form, { row: '退款原因', value: '做工问题' });
  await form.getByLabel('备注信息').fill('罐口漏气');
  await form.getByRole('button', { name: '提交' }).click();
  const refund = await waitForScreen(page, REFUND);
  await expect(refund.getByRole('heading', { name: '待商家审核' })).toBeVisible();
  await goBack(page, REFUND);
  await waitForScreen(page, DETAIL);
}

async function review(page: Page, detail: Locator): Promise<void> {
  await detail.getByRole('button', { name: '评价' }).click();
  const form = await waitForScreen(page, REVIEW);
  await form.getByRole('textbox', { name: '评价内容' }).fill('茶是好茶');
  await form.getByRole('button', { name: '提交' }).click();
  const done = await waitForScreen(page, '/pages/order/appraise-finish/index');
  await expect(done.getByRole('heading', { name: '评价成功' })).toBeVisible();
}

test('a purchase is walked by links from home to the refund request and the review (PRD-02)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  const [documents, routes] = [documentsOf(page), listen(page)];
  await visit(page, HOME);
  await buy(page, await findGoods(page));
  await sendOrder(page, shopper);
  const detail = await receive(page);
  await askBack(page, detail);
  await review(page, detail);
  expect([...new Set(routes.filter((route) => CALLS.includes(route)))]).toEqual(CALLS);
  expect(documents).toHaveLength(1);
});
