// States of the studio in which axe must find nothing: of a place, a part of it, a dialog, a menu.
import { expect, type Locator, type Page } from '@playwright/test';
import { studioProblems } from './axe';

/** Of a whole page, or of the part that has changed since. */
export async function expectClean(within: Page | Locator, state: string): Promise<void> {
  expect([state, await studioProblems(within)]).toEqual([state, []]);
}

/** Opens a dialog or a menu, has axe look at it, and closes it by Esc. */
async function expectCleanOpened(opened: Locator, name: string, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(opened).toBeVisible();
  await expect(opened.getByText('正在加载…')).toHaveCount(0);
  await expectClean(opened, name);
  await opened.page().keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

export const expectCleanDialog = (
  page: Page,
  name: string | RegExp,
  open: () => Promise<void>,
): Promise<void> => expectCleanOpened(page.getByRole('dialog', { name }), String(name), open);

export const expectCleanMenu = (
  page: Page,
  name: string | RegExp,
  open: () => Promise<void>,
): Promise<void> => expectCleanOpened(page.getByRole('menu', { name }), String(name), open);
