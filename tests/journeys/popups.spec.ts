// Tests what only a browser measures of popups and bars: a scrolling list, the looks of an award, a notch.
import type { Locator, Page } from '@playwright/test';
import { mallMemberActivityReceive } from '~/schemas/api/mall-member.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { goodsId } from '~/server/demo/catalogue/catalogue';
import { capture, expect, isRoute, preparedShopper, screen, tabBar, test, visit } from './helpers';

const HOME = '/pages/index/index';
const GOODS = '/pages/goods/goods';
const PICTURE = 'pictures/goods/tea-longjing-1.svg';

/** The shopper's information with something added to what the server answers. */
async function withInfo(page: Page, added: object): Promise<void> {
  await page.route(isRoute(userUserInfo.route), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...added } } });
  });
}

/** Width of a rpx in CSS pixels. */
const rpxOf = (page: Page): Promise<number> => page.evaluate(() => window.innerWidth / 750);

const heightOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.height ?? 0;

test('ten gifts are in a list of at most 312 rpx that scrolls (COUP-07)', async ({ page }) => {
  await preparedShopper(page);
  const coupon_list = Array.from({ length: 10 }, (_, index) => ({
    id: index + 1,
    name: `新人券${index + 1}`,
    type: '2',
    sub_price: '10.00',
    content: '全场通用',
    rest: 1,
    share_type: 4,
    page_url: '/pages/goods/list',
  }));
  await withInfo(page, { register: { coupon_list } });
  await visit(page, HOME);
  const list = page.getByRole('dialog').getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(10);
  expect(await heightOf(list)).toBeLessThanOrEqual(312 * (await rpxOf(page)) + 0.5);
  const last = list.getByText('新人券10', { exact: true });
  await expect(last).not.toBeInViewport();
  await list.hover();
  await page.mouse.wheel(0, 3000);
  await expect(last).toBeInViewport();
  await capture(page, 'popup-ten-gifts');
});

const AWARD = {
  title: '会员见面礼',
  is_write: 0,
  items: [
    { type: 'balance', num: '5.00', pop_icon: PICTURE },
    { type: 'integral', num: 100 },
    { type: 'coupon', name: '全场满减券', num: 2 },
  ],
};
const LOOK = {
  pop_img: PICTURE,
  blessing_text: '感谢一路相伴',
  button_text: '收下礼物',
  button_color: '#104E3B',
  button_radius: 12,
  background_color: '#FDF3E1',
  radius: 32,
};

async function showAward(page: Page, id: number, pop_style: 1 | 2 | 3): Promise<Locator> {
  await page.unrouteAll({ behavior: 'wait' });
  await withInfo(page, { login: { member_award: { ...AWARD, id, popup: { ...LOOK, pop_style } } } });
  await visit(page, HOME);
  const popup = page.getByRole('dialog', { name: AWARD.title });
  await expect(popup.getByText(LOOK.blessing_text)).toBeVisible();
  await capture(page, `popup-award-${pop_style}`);
  return popup;
}

const styleOf = (locator: Locator, names: readonly string[]): Promise<string[]> =>
  locator.evaluate(
    (element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  );

test('an award pops up with its picture above the list, behind it or without, in the operator’s colours (AWARD-05, AWARD-06)', async ({
  page,
}) => {
  await preparedShopper(page);
  const shapeOf = async (popup: Locator) => {
    const picture = popup.locator('img').first();
    const [image, list] = await Promise.all([picture.boundingBox(), popup.getByRole('list').boundingBox()]);
    if (image === null || list === null) throw new Error('nothing to measure');
    return { bottom: image.y + image.height, top: image.y, listTop: list.y, listEnd: list.y + list.height };
  };
  const above = await showAward(page, 901, 1);
  const first = await shapeOf(above);
  expect(first.bottom).toBeLessThanOrEqual(first.listTop);
  await expect(above.getByRole('listitem')).toHaveText([/￥5\.00.*余额/, /100.*/, /2张全场满减券/]);
  await expect(above.getByRole('listitem').first().locator('img')).toBeVisible();
  const rpx = await rpxOf(page);
  const button = above.getByRole('button', { name: LOOK.button_text });
  expect(await styleOf(button, ['background-color', 'color', 'border-top-left-radius'])).toEqual([
    'rgb(16, 78, 59)',
    'rgb(255, 255, 255)',
    `${12 * rpx}px`,
  ]);
  const card = above.locator('section');
  expect(await styleOf(card, ['background-color', 'border-top-left-radius'])).toEqual([
    'rgb(253, 243, 225)',
    `${32 * rpx}px`,
  ]);

  const behind = await showAward(page, 902, 2);
  const second = await shapeOf(behind);
  expect(second.top).toBeLessThan(second.listTop);
  expect(second.bottom).toBeGreaterThan(second.listEnd);

  const alone = await showAward(page, 903, 3);
  // Only the item's own picture.
  await expect(alone.locator('img')).toHaveCount(1);
  const received = page.waitForRequest((request) =>
    isRoute(mallMemberActivityReceive.route)(new URL(request.url())),
  );
  await alone.getByRole('button', { name: LOOK.button_text }).click();
  expect((await received).postData()).toContain('activity_id=903');
});

const NOTCH = { top: 47, bottom: 34 };

test('bars and sheets add the insets of a phone with a notch (UI-05)', async ({ page }) => {
  // The sheet does not slide, so that it is measured at rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await preparedShopper(page);
  const path = `${GOODS}?id=${goodsId('tea-longjing')}`;
  const bars = async (inset: number) => {
    await visit(page, '/pages/cats/cats');
    await expect(tabBar(page)).toHaveCSS('padding-bottom', `${inset}px`);
    const goods = await visit(page, path);
    const buy = goods.getByRole('button', { name: '立即购买' });
    const bar = await heightOf(screen(page, GOODS).locator('header').first());
    await buy.click();
    const sheet = page.getByRole('dialog').last();
    await expect(sheet).toBeVisible();
    const confirm = await sheet.getByRole('button', { name: '立即购买' }).boundingBox();
    const below = (page.viewportSize()?.height ?? 0) - ((confirm?.y ?? 0) + (confirm?.height ?? 0));
    await page.keyboard.press('Escape');
    return { bar, below: Math.round(below) };
  };
  const plain = await bars(0);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: NOTCH });
  const notched = await bars(NOTCH.bottom);
  await capture(page, 'notch');
  expect(notched).toEqual({
    bar: plain.bar + NOTCH.top,
    below: plain.below + NOTCH.bottom,
  });
});
