// Tests the cart: the badge, selection, quantities, another specification, removing, sold-out lines, checkout.
import type { Page, Request } from '@playwright/test';
import { cartAdd, cartDelete, cartEdit, cartList } from '~/schemas/api/cart.gen';
import {
  CHECKOUT,
  chooseValues,
  openGoods,
  payBy,
  type Piece,
  pieceOf,
  placeOrder,
  shopperAtHome,
  skuSheet,
  submit,
} from './buying';
import {
  waitForScreen,
  ask,
  callTo,
  routeOf,
  expect,
  freshShopper,
  register,
  type Shopper,
  screen,
  tabBar,
  test,
  visit,
} from './helpers';

const CART = '/pages/cart/cart';

async function fillCart(page: Page, { token }: Shopper, ...pieces: Piece[]): Promise<void> {
  for (const { goodsId, skuId, num } of pieces)
    await ask(page, { endpoint: cartAdd, params: { goods_id: goodsId, attr: skuId, num }, token });
}

/** Name and quantity of each line as delivered. */
async function linesOf(page: Page, { token }: Shopper) {
  const { list } = await ask(page, { endpoint: cartList, params: {}, token });
  return list.flatMap(({ goods_list: lines }) => lines.map(({ goods, num }) => [goods.name, num]));
}

/** The quantities that an edit of the cart sends. */
function numbersOf(request: Request): number[] {
  const list = new URLSearchParams(request.postData() ?? '').get('list') ?? '[]';
  return (JSON.parse(list) as { num: number }[]).map(({ num }) => num);
}

const badge = (page: Page) => tabBar(page).getByRole('link', { name: '购物车' });

test('goods added to the cart are counted on the tab bar, and are in the cart on the next visit (LOGIN-15)', async ({
  page,
}) => {
  const shopper = await freshShopper(page);
  const goods = await openGoods(page, 'tea-tieguanyin');
  await goods.getByRole('button', { name: '加入购物车', exact: true }).click();
  await chooseValues(page, '浓香', '125g');
  await skuSheet(page).getByRole('button', { name: '增加' }).click();
  await skuSheet(page).getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByText('添加成功')).toBeVisible();
  const cart = await visit(page, CART);
  await expect(cart.getByRole('heading', { name: '安溪铁观音 秋香' })).toBeVisible();
  await expect(cart.getByRole('button', { name: /修改规格：.*浓香.*125g/ })).toBeVisible();
  await expect(badge(page)).toContainText('2');
  expect(await linesOf(page, shopper)).toEqual([['安溪铁观音 秋香', 2]]);
});

test('all lines are selected at once, quantities change sum and badge, and ordered lines leave the cart', async ({
  page,
}) => {
  const shopper = await shopperAtHome(page);
  // 58.00 and 26.90 apiece.
  await fillCart(page, shopper, await pieceOf(page, 'tea-molihua'), await pieceOf(page, 'dried-mango', 2));
  const cart = await visit(page, CART);
  await expect(badge(page)).toContainText('3');
  const settle = cart.getByRole('button', { name: /去结算/ });
  await expect(settle).toBeDisabled();
  await cart.getByRole('checkbox', { name: '全选' }).check();
  await expect(cart.getByText('总计').locator('..')).toContainText('111.80');
  await expect(settle).toHaveText('去结算(3)');
  const tea = cart.getByRole('listitem').filter({ hasText: '茉莉银毫' });
  const mango = cart.getByRole('listitem').filter({ hasText: '芒果' });
  // On a slow machine the first tap may be sent by itself.
  const edit = page.waitForRequest(
    (request) => routeOf(request.url()) === cartEdit.route && numbersOf(request).includes(3),
  );
  await tea.getByRole('button', { name: '增加' }).click();
  await tea.getByRole('button', { name: '增加' }).click();
  await expect(badge(page)).toContainText('5');
  await expect(cart.getByText('总计').locator('..')).toContainText('227.80');
  expect(numbersOf(await edit)).toEqual([3]);
  await mango.getByRole('checkbox').uncheck();
  await expect(cart.getByRole('checkbox', { name: '全选' })).not.toBeChecked();
  await expect(settle).toHaveText('去结算(3)');
  await settle.click();
  const checkout = await waitForScreen(page, CHECKOUT);
  await expect(checkout.getByText('茉莉银毫', { exact: false })).toBeVisible();
  await submit(page);
  await payBy(page, '货到付款');
  await waitForScreen(page, '/pages/order-submit/pay-result');
  await visit(page, CART);
  await expect(mango).toBeVisible();
  await expect(tea).toHaveCount(0);
  await expect(badge(page)).toContainText('2');
  expect(await linesOf(page, shopper)).toMatchObject([[expect.stringContaining('芒果'), 2]]);
});

test('another specification replaces a line; a removed line can be restored', async ({ page }) => {
  const shopper = await freshShopper(page);
  await fillCart(page, shopper, await pieceOf(page, 'tea-tieguanyin'), await pieceOf(page, 'dried-mango'));
  const cart = await visit(page, CART);
  await cart.getByRole('button', { name: /修改规格：.*清香/ }).click();
  await chooseValues(page, '浓香');
  const removal = callTo(page, cartDelete.route);
  await skuSheet(page).getByRole('button', { name: '确定' }).click();
  await removal;
  await expect(cart.getByRole('button', { name: /修改规格：.*浓香/ })).toBeVisible();
  await expect(cart.getByRole('button', { name: /修改规格：.*清香/ })).toHaveCount(0);

  const tea = cart.getByRole('heading', { name: '安溪铁观音 秋香' });
  await cart.getByRole('button', { name: '编辑' }).click();
  await cart.getByRole('checkbox', { name: '选择安溪铁观音 秋香' }).check();
  await cart.getByRole('button', { name: '删除(1)' }).click();
  await expect(tea).toHaveCount(0);
  await expect(badge(page)).toContainText('1');
  await cart.getByRole('button', { name: '撤销' }).click();
  await expect(tea).toBeVisible();
  await expect(badge(page)).toContainText('2');
  expect(await linesOf(page, shopper)).toHaveLength(2);

  await cart.getByRole('checkbox', { name: '全选' }).check();
  await cart.getByRole('button', { name: '删除(2)' }).click();
  await expect(cart.getByText('购物车还是空的哦')).toBeVisible();
  const sent = callTo(page, cartDelete.route);
  await tabBar(page).getByRole('link', { name: '首页' }).click();
  await sent;
  await page.reload();
  await tabBar(page).getByRole('link', { name: '购物车' }).click();
  await expect(screen(page, CART).getByText('购物车还是空的哦')).toBeVisible();
  expect(await linesOf(page, shopper)).toEqual([]);
});

test('lines that sold out meanwhile are listed separately, cannot be selected, and are cleared', async ({
  page,
}) => {
  const other = await register(page);
  const shopper = await freshShopper(page);
  const quilt = await pieceOf(page, 'quilt-silk');
  await fillCart(page, shopper, quilt, await pieceOf(page, 'dried-mango'));
  await placeOrder(page, other, { pieces: [{ ...quilt, num: quilt.stock }], isPickUp: true });
  const cart = await visit(page, CART);
  const gone = cart.getByRole('region', { name: '失效商品' });
  await expect(gone).toContainText(quilt.name);
  await expect(gone).toContainText('商品已售罄');
  await expect(gone.getByRole('checkbox')).toHaveCount(0);
  await cart.getByRole('checkbox', { name: '全选' }).check();
  await expect(cart.getByRole('button', { name: /去结算/ })).toHaveText('去结算(1)');
  await gone.getByRole('button', { name: '清空' }).click();
  await expect(gone).toHaveCount(0);
  await cart.getByRole('button', { name: /去结算/ }).click();
  await waitForScreen(page, CHECKOUT);
  expect(await linesOf(page, shopper)).toHaveLength(1);
});
