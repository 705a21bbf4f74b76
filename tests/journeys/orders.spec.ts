// Tests orders: cancelled, paid later, received, reviewed.
import {
  DETAIL,
  openOrders,
  ORDERS,
  ordersOf,
  payBy,
  paymentSheet,
  pieceOf,
  placeOrder,
  shopperAtHome,
  stockOf,
} from './buying';
import { waitForScreen, dialogOf, expect, goBack, preparedShopper, test, visit } from './helpers';

test('an unpaid order is cancelled after a confirmation, and its goods are in stock again (RESP-08)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  const scarf = await pieceOf(page, 'scarf-cashmere', 2);
  await placeOrder(page, shopper, { pieces: [scarf] });
  expect(await stockOf(page, scarf)).toBe(scarf.stock - 2);
  const orders = await openOrders(page, 1);
  const card = orders.getByRole('article').filter({ hasText: scarf.name });
  await expect(card).toContainText('待付款');
  await expect(card).toContainText('剩余');
  await card.getByRole('button', { name: '取消' }).click();
  await dialogOf(page).getByRole('button', { name: '再想想' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: '取消' }).click();
  await expect(dialogOf(page)).toContainText('是否取消订单？');
  await dialogOf(page).getByRole('button', { name: '取消订单' }).click();
  await expect(orders.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  await expect(card).toContainText('已取消');
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(await ordersOf(page, shopper, 1)).toEqual([]);
  expect(await stockOf(page, scarf)).toBe(scarf.stock);
});

test('an unpaid order is paid later, from the list; closing the sheet there changes nothing (PAY-01, PAY-12)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  await placeOrder(page, shopper, { pieces: [await pieceOf(page, 'tea-molihua')] });
  const orders = await openOrders(page);
  const card = orders.getByRole('article');
  await card.getByRole('button', { name: '付款' }).click();
  await expect(paymentSheet(page)).toContainText('66.00');
  await paymentSheet(page).getByRole('button', { name: '关闭' }).click();
  await expect(paymentSheet(page)).toBeHidden();
  await expect(card).toContainText('待付款');
  await card.getByRole('button', { name: '付款' }).click();
  await payBy(page, '货到付款');
  await expect(orders.getByRole('tab', { name: '待发货' })).toHaveAttribute('aria-selected', 'true');
  await expect(card).toContainText('待发货');
  expect(await ordersOf(page, shopper, 1)).toEqual([]);
});

test('the list is sorted by time, and each status is in the same corner of its card', async ({ page }) => {
  const shopper = await preparedShopper(page);
  await placeOrder(page, shopper, { pieces: [await pieceOf(page, 'tea-molihua')], isPickUp: true });
  const orders = await openOrders(page);
  const cards = orders.getByRole('article');
  await expect(cards.first()).toContainText('剩余');
  const corners = await cards.evaluateAll((elements) =>
    elements.map((card) => {
      const head = card.querySelector('header') as HTMLElement;
      const [number, status] = [...head.children].map((child) => child.getBoundingClientRect());
      const edge = head.getBoundingClientRect();
      return [
        Math.round((status?.top ?? 0) - (number?.top ?? 0)),
        Math.round(edge.right - (status?.right ?? 0)),
      ];
    }),
  );
  expect(corners.length).toBeGreaterThan(1);
  expect(corners).toEqual(corners.map(() => [0, 0]));
});

test('a parcel is tracked, received and reviewed, and the review is on the goods page (PRD-02, NS-05)', async ({
  page,
}) => {
  const shopper = await preparedShopper(page);
  const orders = await openOrders(page, 3);
  const card = orders.getByRole('article');
  await expect(card).toContainText('待收货');
  await card.getByRole('button', { name: '物流' }).click();
  const tracking = await waitForScreen(page, '/pages/order/express-detail/express-detail');
  await expect(tracking.getByText('顺丰速运')).toBeVisible();
  await page.goBack();
  await waitForScreen(page, ORDERS);
  await card.getByRole('button', { name: '确认收货' }).click();
  await dialogOf(page).getByRole('button', { name: '确定' }).click();
  await expect(dialogOf(page)).toContainText('评价一下商品吧');
  await dialogOf(page).getByRole('button', { name: '以后再说' }).click();
  await expect(orders.getByText('暂无相关订单')).toBeVisible();
  await orders.getByRole('tab', { name: '已完成' }).click();
  await expect(card).toContainText('已收货');

  await card.getByRole('button', { name: '评价' }).click();
  const form = await waitForScreen(page, '/pages/order/appraise/appraise');
  await form.getByText('中评', { exact: true }).click();
  await expect(form.getByRole('radio', { name: '中评' })).toBeChecked();
  const words = `收到了，${shopper.mobile.slice(-4)} 号留言`;
  await form.getByRole('textbox', { name: '评价内容' }).fill(words);
  await form.getByRole('checkbox', { name: '匿名评价' }).check();
  await form.getByRole('button', { name: '提交' }).click();
  const done = await waitForScreen(page, '/pages/order/appraise-finish/index');
  await expect(done.getByRole('heading', { name: '评价成功' })).toBeVisible();
  await done.getByRole('button', { name: '查看订单' }).click();
  const detail = await waitForScreen(page, DETAIL);
  await expect(detail.getByRole('button', { name: '评价' })).toHaveCount(0);
  const goodsHref = await detail.locator('a[href*="/pages/goods/goods?id="]').first().getAttribute('href');
  await goBack(page, DETAIL);
  await waitForScreen(page, ORDERS);
  await expect(card.getByRole('button', { name: '评价' })).toHaveCount(0);

  const comments = await visit(page, `/pages/comments/comments?goods_id=${goodsHref?.split('id=')[1] ?? ''}`);
  await expect(comments.getByText(words)).toBeVisible();

  const again = await visit(page, `${ORDERS}?status=4`);
  await again.getByRole('link', { name: '追评', exact: true }).click();
  const append = await waitForScreen(page, '/pages/order/appraise/append');
  await expect(append.getByText(words)).toBeVisible();
  await append.getByRole('textbox', { name: '追评内容' }).fill(`${words}，还不错`);
  await append.getByRole('button', { name: '提交' }).click();
  await waitForScreen(page, ORDERS);
  await expect(again.getByText('已追评')).toBeVisible();
});
