// Proves that homes of rarer widgets and of tabs hydrate the server's markup unchanged, on a mall of their own, opened as home
// and by a link to the page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page } from '@playwright/test';
import { buildShareLink, HOME_PATH } from '~/domain/share-link';
import { copyPrepared, startBuilt } from './built-mall';
import { documentAt, expect, test } from './helpers';
import { HOME, type HomeKind, replaceHome } from './homes';
import { watchRemovals, watchShifts } from './watchers';

const PATH = '#/pages/index/index';

interface Home {
  dataFolder: string;
  kind: HomeKind;
}

/** Starts a mall with such a home, opens it in a separate page, and closes both. */
async function withHome(
  context: BrowserContext,
  { dataFolder, kind }: Home,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  await replaceHome(dataFolder, kind);
  const server = await startBuilt(dataFolder, { PAGODA_CHECK: '1' });
  const link = buildShareLink({
    base: `${server.origin}/`,
    path: HOME_PATH,
    params: { page_id: String(HOME) },
    userId: 0,
  });
  try {
    for (const address of [`${server.origin}/?${PATH}`, link]) {
      const page = await context.newPage();
      await hydratesInPlace(page, address);
      await look(page);
      await page.close();
    }
  } finally {
    await server.stop();
  }
}

/** Loads a page, and proves that all of its markup stays. */
async function hydratesInPlace(page: Page, address: string): Promise<void> {
  await expect.poll(documentAt(page, address)).toMatch(/"modulepreload"[^>]+(?:all-widgets|tabbed)-page/);
  const shifts = await watchShifts(page);
  const losses = await watchRemovals(page);
  await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  for (const widget of ['store', 'nav'])
    await expect(page.locator(`[data-widget="${widget}"]`)).toHaveAttribute('data-hydrated', '');
  expect(await losses()).toEqual([]);
  expect(await shifts()).toBe(0);
}

test('homes of rarer widgets and of tabs hydrate in place', async ({ context }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-homes-'));
  const tabsOf = (page: Page) => page.getByRole('tablist', { name: '页面分组' });
  try {
    copyPrepared(dataFolder);
    await withHome(context, { dataFolder, kind: 'rare' }, async (page) => {
      await expect(tabsOf(page)).toHaveCount(0);
    });
    await withHome(context, { dataFolder, kind: 'tabs' }, async (page) => {
      await tabsOf(page).getByRole('tab', { name: '茶与器' }).click();
      await expect(page.locator('[data-widget="topic"]').first()).toBeVisible();
    });
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
