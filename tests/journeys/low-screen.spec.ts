// Tests that a phone on its side shows what a screen or sheet is about between its bars, without scrolling.
import type { Locator, Page } from '@playwright/test';
import { openCheckout, openGoods, ORDERS, paymentSheet, pieceOf, skuSheet } from './buying';
import { capture, demoShopper, expect, screen, type Shopper, test, visit } from './helpers';
import { realAddress } from './screen-walk';

const CART = '/pages/cart/cart';
const ADDRESS = '/pages/address/address-edit';

test.use({ viewport: { width: 844, height: 390 } });

const addressForm = (page: Page, shopper: Shopper): Promise<string> =>
  realAddress(page, shopper, { path: ADDRESS, auth: 'login', query: { id: { of: 'address' } } });

/** What must be whole on each, the lowest part of it. */
const SCREENS: Readonly<Record<string, (page: Page, shopper: Shopper) => Promise<Locator>>> = {
  'the specifications of the SKU sheet': async (page) => {
    const goods = await openGoods(page, 'tea-longjing');
    await goods.getByRole('button', { name: '立即购买' }).click();
    return skuSheet(page).getByRole('group').nth(1).getByRole('button').first();
  },
  'the first line of the cart': async (page) => {
    await visit(page, CART);
    return screen(page, CART).getByRole('listitem').getByRole('textbox').first();
  },
  'the ways of delivery at checkout': async (page) => {
    const checkout = await openCheckout(page, await pieceOf(page, 'tea-molihua'));
    return checkout.getByText('快递配送').first();
  },
  'two ways of payment in their sheet': async (page) => {
    await visit(page, `${ORDERS}?status=1`);
    await screen(page, ORDERS).getByRole('button', { name: '付款' }).first().click();
    return paymentSheet(page).getByText('微信支付');
  },
  'the button of the area sheet': async (page, shopper) => {
    await visit(page, await addressForm(page, shopper));
    await screen(page, ADDRESS).getByRole('button', { name: /地区/ }).click();
    return page.getByRole('dialog').getByRole('button', { name: '确定' });
  },
};

for (const [name, come] of Object.entries(SCREENS)) {
  test(`a phone on its side shows ${name}`, async ({ page }) => {
    const part = await come(page, await demoShopper(page));
    await expect(part).toBeInViewport({ ratio: 0.99 });
    await capture(page, `low-${name.replaceAll(' ', '-')}`);
  });
}
