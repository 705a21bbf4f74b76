// Where the tiles of the palette and the card of the one in hand stand, in a browser whose scrollbars take room.
import { expect, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium';
import { DESK, newPage, openEditor, signIn, test } from './studio';

test.use({
  ...DESK,
  launchOptions: {
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

async function openNewPage(page: Page, title: string): Promise<void> {
  await signIn(page.context(), 'owner');
  await openEditor(page, await newPage(page.context(), { title, from: 'blank' }));
}

/** In how many columns the tiles of the first group stand. */
async function columnsIn(place: Locator): Promise<number> {
  const tiles = place.locator('section').first().locator('[data-widget-id]');
  await expect(tiles.first()).toBeVisible();
  const lefts = await tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).offsetLeft));
  return new Set(lefts).size;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width };
}

test('the palette has two columns in the panel of every desk, a third in a wide panel, and its cards cover no phone', async ({
  page,
}) => {
  await openNewPage(page, '组件排几列');
  await page.getByRole('navigation', { name: '面板' }).getByRole('button', { name: '组件' }).click();
  const panel = page.getByRole('region', { name: '组件' });
  expect(await columnsIn(panel)).toBe(2);
  await panel.locator('[data-widget-id="notice"]').last().hover();
  const card = await boxOf(panel.getByRole('complementary'));
  const phone = await boxOf(page.locator('iframe[title="手机预览"]'));
  expect(card.right).toBeLessThanOrEqual(phone.x);
  const line = page.getByRole('separator', { name: '面板的宽度' });
  const stretch = async (key: string, width: number) => {
    await expect(async () => {
      await line.press(key);
      expect(await line.getAttribute('aria-valuenow')).toBe(String(width));
    }).toPass({ intervals: [0] });
  };
  await stretch('ArrowLeft', 220);
  expect(await columnsIn(panel)).toBe(2);
  await stretch('ArrowRight', 400);
  expect(await columnsIn(panel)).toBe(3);
});

test('in the list that / opens the card covers no tile', async ({ page }) => {
  await openNewPage(page, '组件的卡片');
  const dialog = page.getByRole('dialog', { name: '添加组件' });
  const tile = dialog.locator('[data-widget-id="notice"]').last();
  const openCard = async () => {
    await page.locator('[data-page-keys]').first().focus();
    await page.keyboard.press('Slash');
    await tile.hover();
    return await boxOf(dialog.getByRole('complementary'));
  };
  const card = await openCard();
  const { right } = await boxOf(dialog);
  expect(card.x).toBeGreaterThanOrEqual(right - 4);
  expect(card.right).toBeLessThanOrEqual(DESK.viewport.width);
  expect(await columnsIn(dialog)).toBeGreaterThan(2);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1024, height: 800 });
  const within = await openCard();
  expect(await columnsIn(dialog)).toBe(2);
  for (const one of await dialog.locator('[data-widget-id]').all())
    expect((await boxOf(one)).right).toBeLessThanOrEqual(within.x);
  expect(within.right).toBeLessThanOrEqual((await boxOf(dialog)).right);
});
