// Proves that homes of rarer widgets and of tabs hydrate the server's markup unchanged, on a mall of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page } from '@playwright/test';
import { copyPrepared, startBuilt } from './built-mall';
import { expect, test } from './helpers';
import { type HomeKind, replaceHome } from './homes';
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
  const page = await context.newPage();
  try {
    await hydratesInPlace(page, server.origin);
    await look(page);
  } finally {
    await page.close();
    await server.stop();
  }
}

/** Loads home, and proves that all of its markup stays. */
async function hydratesInPlace(page: Page, origin: string): Promise<void> {
  const html = await (await page.request.get(origin)).text();
  expect(html).toMatch(/"modulepreload"[^>]+(?:all-widgets|tabbed)-page/);
  const shifts = await watchShifts(page);
  const losses = await watchRemovals(page);
  await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
  await page.goto(`${origin}/?${PATH}`);
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
