// Walks back and forth through a purchase, by the browser and by the screens' own buttons.
import { goodsId } from '~/server/db/seed/catalogue/catalogue';
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
import { arrive, expect, goBack, queryOf, screen, tabBar, test, visit } from './kit';

const HOME = '/pages/index/index';
const CATS = '/pages/cats/cats';
const LIST = '/pages/goods/list';
const GOODS = '/pages/goods/goods';

test('back and forward walk a purchase step by step, and what is finished is not come back to (PRD-02, ROUTE-02)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  await visit(page, HOME);
  await tabBar(page).getByRole('link', { name: '分类' }).click();
  const cats = await arrive(page, CATS);
  await cats.getByRole('button', { name: '茶与器活动' }).click();
  const list = await arrive(page, LIST);
  await list.getByRole('link', { name: '明前西湖龙井' }).click();
  const goods = await arrive(page, GOODS);
  await goods.getByRole('button', { name: '立即购买' }).click();
  await skuSheet(page).getByRole('button', { name: '立即购买' }).click();
  const checkout = await arrive(page, CHECKOUT);
  await checkout.getByRole('textbox', { name: '买家留言' }).fill('慢慢来');

  await page.goBack();
  await arrive(page, GOODS);
  await goBack(page, GOODS);
  await arrive(page, LIST);
  await page.goBack();
  await arrive(page, CATS);
  for (const path of [LIST, GOODS, CHECKOUT]) {
    await page.goForward();
    await arrive(page, path);
  }
  expect(queryOf(page).get('mch_list')).toContain(String(goodsId('tea-longjing')));
  await submit(page);
  await payBy(page, '货到付款');
  await arrive(page, RESULT);
  await page.goBack();
  await arrive(page, GOODS);
  await page.goForward();
  await arrive(page, RESULT);
  await screen(page, RESULT).getByRole('button', { name: '查看订单' }).click();
  await arrive(page, '/pages/order/order-detail/order-detail');
  await page.goBack();
  await expect(paymentSheet(page)).toBeHidden();
  expect(await ordersOf(page, shopper)).toHaveLength(1);
});

test('back at the payment sheet gives the payment up: the order waits among mine (PAY-12)', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  await visit(page, `${GOODS}?id=${goodsId('tea-molihua')}`);
  await screen(page, GOODS).getByRole('button', { name: '立即购买' }).click();
  await skuSheet(page).getByRole('button', { name: '立即购买' }).click();
  await arrive(page, CHECKOUT);
  await submit(page);
  await page.goBack();
  await expect(paymentSheet(page)).toBeHidden();
  const orders = await arrive(page, ORDERS);
  await expect(orders.getByRole('article')).toContainText('待付款');
  expect(await ordersOf(page, shopper, 1)).toHaveLength(1);
});

test('back at the specifications closes them with their goods', async ({ page }) => {
  await visit(page, LIST);
  await screen(page, LIST).getByRole('article').first().getByRole('link').click();
  const goods = await arrive(page, GOODS);
  await goods.getByRole('button', { name: '立即购买' }).click();
  await expect(skuSheet(page)).toBeVisible();
  await page.goBack();
  await arrive(page, LIST);
  await expect(skuSheet(page)).toBeHidden();
});
