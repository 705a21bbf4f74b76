// Tests a goods page: asking a guest to sign in, choosing a specification, buying at once.
import type { Locator } from '@playwright/test';
import { orderCheckOrder, orderPreview } from '~/schemas/api/order.gen';
import { CHECKOUT, chooseValues, openGoods, skuSheet, skuValue } from './buying';
import { waitForScreen, expect, freshShopper, listen, queryOf, test } from './helpers';

test('a guest is asked to sign in before adding to the cart; declining changes nothing (LOGIN-02, LOGIN-04)', async ({
  page,
}) => {
  const goods = await openGoods(page, 'tea-longjing');
  await goods.getByRole('button', { name: '加入购物车', exact: true }).click();
  const routes = listen(page);
  await skuSheet(page).getByRole('button', { name: '加入购物车', exact: true }).click();
  const login = page.getByRole('dialog', { name: '登录' });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  expect(routes).not.toContain('api/cart/add');
});

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not shown');
  return { middle: box.y + box.height / 2, top: box.y, end: box.y + box.height };
};

test('the bar has one line, the cart covers the picture or the end of the tabs, and a sold-out combination cannot be chosen (NS-05)', async ({
  page,
}) => {
  const goods = await openGoods(page, 'wok-iron');
  const buy = await boxOf(goods.getByRole('button', { name: '立即购买' }));
  const service = await boxOf(goods.getByRole('button', { name: '客服' }));
  expect(Math.abs(buy.middle - service.middle)).toBeLessThan(2);
  const cart = goods.getByRole('button', { name: /^购物车/ });
  expect((await boxOf(cart)).end).toBeLessThan((await boxOf(goods.getByTestId('gallery'))).end);
  await goods.getByRole('region', { name: '详情' }).scrollIntoViewIfNeeded();
  const tabs = await boxOf(goods.getByRole('tablist', { name: '页面内容' }));
  const { top, end } = await boxOf(cart);
  expect([top >= tabs.top, end <= tabs.end]).toEqual([true, true]);
  await goods.getByRole('button', { name: '立即购买' }).click();
  await chooseValues(page, '不带盖', '34cm', '双耳');
  await expect(skuValue(page, '带木盖')).toBeDisabled();
  await expect(skuValue(page, '30cm')).toBeDisabled();
  await chooseValues(page, '单柄');
  await expect(skuValue(page, '带木盖')).toBeEnabled();
  await expect(skuValue(page, '30cm')).toBeEnabled();
  await chooseValues(page, '带木盖');
  await expect(skuSheet(page)).toContainText('已选：34cm 单柄 带木盖');
  await expect(skuSheet(page)).toContainText('343.00');
});

test('several pieces of a specification are bought at once, after the order check (ORDER-01)', async ({
  page,
}) => {
  await freshShopper(page);
  const goods = await openGoods(page, 'wok-iron');
  await goods.getByRole('button', { name: '立即购买' }).click();
  const sheet = skuSheet(page);
  await chooseValues(page, '34cm', '单柄', '带木盖');
  // A second tap clears a value: then there is nothing to buy yet.
  await skuValue(page, '单柄').click();
  await sheet.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByText('请先选规格')).toBeVisible();
  await chooseValues(page, '单柄');
  await sheet.getByRole('button', { name: '增加' }).click();
  await expect(sheet.getByRole('textbox', { name: '数量' })).toHaveValue('2');
  const routes = listen(page);
  await sheet.getByRole('button', { name: '立即购买' }).click();
  const checkout = await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByText('小计：')).toBeVisible();
  await expect(checkout).toContainText('34cm');
  const [check, preview] = [orderCheckOrder, orderPreview].map(({ route }) => routes.indexOf(route));
  expect(check).toBeGreaterThanOrEqual(0);
  expect(check).toBeLessThan(preview ?? -1);
  expect(JSON.parse(queryOf(page).get('mch_list') ?? '')).toMatchObject([{ goods_list: [{ num: 2 }] }]);
});
