// Helpers for journeys of buying: pieces of the demo catalogue, a checkout, its payment sheet, the sandbox cashier.
import { expect, type Locator, type Page } from '@playwright/test';
import { goodsDetail } from '~/schemas/api/goods.gen';
import {
  type OrderListData,
  type OrderRow,
  orderList,
  orderPayData,
  orderSubmit,
} from '~/schemas/api/order.gen';
import { userAddressSave } from '~/schemas/api/user.gen';
import { goodsId } from '~/server/demo/catalogue/catalogue';
import {
  addressOf,
  waitForScreen,
  ask,
  dialogOf,
  freshShopper,
  preparedShopper,
  screen,
  type Shopper,
  visit,
} from './helpers';

export const CHECKOUT = '/pages/order-submit/order-submit';
export const RESULT = '/pages/order-submit/pay-result';
export const ORDERS = '/pages/order/index/index';
export const DETAIL = '/pages/order/order-detail/order-detail';

/** A quantity of one SKU. */
export interface Piece {
  goodsId: number;
  skuId: number;
  num: number;
  name: string;
  stock: number;
}

const goodsOf = async (page: Page, id: number) =>
  (await ask(page, { endpoint: goodsDetail, params: { id } })).goods;

/** Pieces of a goods of the demo catalogue: its first SKU that is in stock. */
export async function pieceOf(page: Page, slug: string, num = 1): Promise<Piece> {
  const id = goodsId(slug);
  const { name, attr } = await goodsOf(page, id);
  const sku = attr.find(({ stock }) => stock > 0);
  if (sku === undefined) throw new Error(`${slug} is sold out.`);
  return { goodsId: id, skuId: sku.id, num, name, stock: sku.stock };
}

/** Stock of the piece's SKU. */
export async function stockOf(page: Page, piece: Piece): Promise<number> {
  const { attr } = await goodsOf(page, piece.goodsId);
  return attr.find(({ id }) => id === piece.skuId)?.stock ?? 0;
}

const goodsList = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ({ id: piece.goodsId, goods_attr_id: piece.skuId, num: piece.num, cart_id: 0 }));

/** The checkout's address for pieces, as the SKU sheet opens it. */
export const checkoutPath = (pieces: readonly Piece[]): string =>
  `${CHECKOUT}?${new URLSearchParams({
    mch_list: JSON.stringify([{ mch_id: 0, goods_list: goodsList(pieces) }]),
  }).toString()}`;

/** Loads a goods page of the demo catalogue, until its buy button is enabled. */
export async function openGoods(page: Page, slug: string): Promise<Locator> {
  const goods = await visit(page, `/pages/goods/goods?id=${goodsId(slug)}`);
  await expect(goods.getByRole('button', { name: '立即购买' })).toBeVisible();
  return goods;
}

export const skuSheet = (page: Page): Locator => page.getByRole('dialog', { name: '选择规格' });

/** A value of a specification in the SKU sheet. */
export const skuValue = (page: Page, name: string): Locator =>
  skuSheet(page).getByRole('button', { name, exact: true });

/** Chooses values in the SKU sheet; tapping a chosen value would clear it. */
export async function chooseValues(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const value = skuValue(page, name);
    if ((await value.getAttribute('aria-pressed')) !== 'true') await value.click();
    await expect(value).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Loads the checkout of pieces, until it is priced. */
export async function openCheckout(page: Page, ...pieces: Piece[]): Promise<Locator> {
  await visit(page, checkoutPath(pieces));
  const checkout = screen(page, CHECKOUT);
  await expect(checkout.getByText('小计：')).toBeVisible();
  return checkout;
}

/** The sum in the bar of the checkout. */
export const totalOf = (checkout: Locator): Locator => checkout.getByText(/^合计：/).locator('..');

/** A new shopper with an address near the shop, where freight is cheap. */
export async function shopperAtHome(page: Page): Promise<Shopper> {
  const shopper = await freshShopper(page);
  const params = {
    name: '周知味',
    mobile: shopper.mobile,
    province_id: 330_000,
    city_id: 330_400,
    district_id: 330_402,
    detail: '禾兴南路 8 号 2 幢 301 室',
    is_default: 1,
    type: 0,
  } as const;
  await ask(page, { endpoint: userAddressSave, params, token: shopper.token });
  return shopper;
}

interface Order {
  pieces: readonly Piece[];
  isPickUp?: boolean;
  /** What a kind of sale writes into the form's group. */
  sale?: Readonly<Record<string, number>>;
}

/** Orders pieces by calling the protocol; returns the payment's id. */
export async function placeOrder(page: Page, { token, mobile }: Shopper, order: Order): Promise<number> {
  const { pieces, isPickUp = false, sale = {} } = order;
  const delivery = isPickUp ? { send_type: 'offline', store_id: 1 } : { send_type: 'express', store_id: 0 };
  const group = { mch_id: 0, user_coupon_id: 0, use_integral: 0 as const, remark: '', ...delivery, ...sale };
  const form = {
    list: [{ ...group, goods_list: goodsList(pieces) }],
    address_id: 0,
    ...(isPickUp ? { address: { name: '周知味', mobile } } : {}),
  };
  const submitted = await ask(page, { endpoint: orderSubmit, params: { form_data: form }, token });
  const params = { token: submitted.token, queue_id: String(submitted.queue_id) };
  let unionId = 0;
  await expect
    .poll(async () => {
      const answer = await ask(page, { endpoint: orderPayData, params, token });
      unionId = 'id' in answer ? Number(answer.id) : 0;
      return unionId;
    })
    .toBeGreaterThan(0);
  return unionId;
}

/** A shopper's orders under a tab as delivered, newest first. */
export async function ordersOf(page: Page, { token }: Shopper, status = 0): Promise<OrderListData['list']> {
  const { list } = await ask(page, { endpoint: orderList, params: { status }, token });
  return list;
}

export const paymentSheet = (page: Page): Locator => page.getByRole('dialog', { name: '支付方式' });

/** Submits the open checkout; resolves when the payment sheet is open. */
export async function submit(page: Page): Promise<Locator> {
  await screen(page, CHECKOUT).getByRole('button', { name: '提交订单' }).click();
  await expect(paymentSheet(page)).toBeVisible();
  return paymentSheet(page);
}

/** Chooses a way in the payment sheet and confirms it. */
export async function payBy(page: Page, name: string | RegExp): Promise<void> {
  await paymentSheet(page).getByRole('radio', { name }).check();
  await paymentSheet(page).getByRole('button', { name: '确认支付' }).click();
}

/** Waits for the sandbox cashier, and pays or cancels there; resolves back in the mall. */
export async function answerCashier(page: Page, act: '确认支付' | '取消支付'): Promise<void> {
  await page.waitForURL(/\/sandbox-cashier\//);
  await page.getByRole('button', { name: act }).click();
  await page.waitForURL((url) => !url.pathname.includes('sandbox-cashier'));
}

/** The dialog after a cashier that asks whether the order is paid. */
export const paidQuestion = (page: Page): Locator => dialogOf(page).filter({ hasText: '是否已完成支付？' });

/** Waits for the result of a successful payment; returns the displayed sum. */
export async function waitForPayResult(page: Page): Promise<Locator> {
  const result = await waitForScreen(page, RESULT);
  await expect(result.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  return result;
}

/** Submits the open checkout, and pays from the balance without a password. */
export async function payFromBalance(page: Page): Promise<void> {
  await submit(page);
  await payBy(page, '余额支付');
  await dialogOf(page, '余额支付确认').getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '暂不设置' }).click();
  await waitForPayResult(page);
}

/** A prepared shopper who buys pieces of a goods from the balance of 500.00. */
export async function buyFromBalance(page: Page, slug: string, num = 1): Promise<Shopper> {
  const shopper = await preparedShopper(page);
  await openCheckout(page, await pieceOf(page, slug, num));
  await payFromBalance(page);
  return shopper;
}

/** The newest order under a tab of my orders; under 2 it is paid and not sent. */
export async function newestOrder(page: Page, shopper: Shopper, status: number): Promise<OrderRow> {
  const [order] = (await ordersOf(page, shopper, status)) as OrderRow[];
  if (order === undefined) throw new Error(`No order under ${status}.`);
  return order;
}

/** Chooses a value from the list of a form's row. */
export async function chooseFrom(
  page: Page,
  form: Locator,
  { row, value }: { row: string; value: string },
): Promise<void> {
  await form.getByRole('button', { name: row }).click();
  const list = page.getByRole('dialog', { name: `请选择${row}` });
  await list.getByRole('radio', { name: value, exact: true }).click();
  await expect(form.getByRole('button', { name: row })).toContainText(value);
}

/** Loads my orders under a tab. */
export async function openOrders(page: Page, status = 0): Promise<Locator> {
  await page.goto(addressOf(`${ORDERS}?status=${status}`));
  return screen(page, ORDERS);
}
