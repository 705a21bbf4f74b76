// Tests forced colours (Windows high contrast): switches, checks, icons, what is chosen and the focus stay visible.
import type { Locator, Page } from '@playwright/test';
import { ORDERS } from './buying';
import { capture, demoShopper, expect, screen, test, visit } from './helpers';
import { WITHOUT_MOTION } from './motion';
import { realAddress } from './screen-walk';

const CART = '/pages/cart/cart';
const ADDRESS = '/pages/address/address-edit';

type Property = 'backgroundColor' | 'outlineColor';

const coloursOf = (part: Locator, property: Property, pseudo = ''): Promise<string> =>
  part.evaluate((element, [name, of]) => getComputedStyle(element, of)[name], [property, pseudo] as const);

/** The system's colour as the page computes it. */
const system = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.createElement('p');
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** What stands beside a native control and draws it. */
const drawn = (control: Locator): Locator => control.locator('xpath=following-sibling::*').first();

/** Icons of the colour that they stand on. */
const invisibleIcons = (within: Locator): Promise<string[]> =>
  within.locator('svg[stroke]').evaluateAll((icons) =>
    icons
      .filter((icon) => {
        let at: Element | null = icon;
        while (at !== null && /, 0\)$|transparent/.test(getComputedStyle(at).backgroundColor))
          at = at.parentElement;
        return at !== null && getComputedStyle(at).backgroundColor === getComputedStyle(icon).stroke;
      })
      .map((icon) => icon.outerHTML),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { ...WITHOUT_MOTION, forcedColors: 'active' } });

    test('a switch is drawn in the system’s colours, on and off', async ({ page }) => {
      const shopper = await demoShopper(page);
      const query = { id: { of: 'address' as const } };
      await visit(page, await realAddress(page, shopper, { path: ADDRESS, auth: 'login', query }));
      const form = screen(page, ADDRESS);
      const control = form.getByRole('switch');
      await control.setChecked(true);
      await expect(drawn(control)).toHaveCSS('background-color', await system(page, 'Highlight'));
      await drawn(control).click();
      await expect(control).not.toBeChecked();
      await expect(drawn(control)).toHaveCSS('background-color', await system(page, 'CanvasText'));
      expect(await coloursOf(drawn(control), 'backgroundColor', '::before')).toBe(
        await system(page, 'Canvas'),
      );
      await capture(page, `forced-switch-${colorScheme}`);
    });

    test('checks, icons and the focus are in the system’s colours', async ({ page }) => {
      await demoShopper(page);
      await visit(page, CART);
      const cart = screen(page, CART);
      const all = cart.getByRole('checkbox', { name: '全选' });
      await all.check();
      await expect(drawn(all)).toHaveCSS('background-color', await system(page, 'Highlight'));
      await expect(drawn(all).locator('svg')).toHaveCSS('stroke', await system(page, 'HighlightText'));
      expect(await invisibleIcons(cart)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(all).toBeFocused();
      await expect(drawn(all)).toHaveCSS('outline-style', 'solid');
      expect(await coloursOf(drawn(all), 'outlineColor')).not.toBe(await system(page, 'Canvas'));
      await capture(page, `forced-cart-${colorScheme}`);
    });

    test('the chosen tab is highlighted, and the others are not', async ({ page }) => {
      await demoShopper(page);
      await visit(page, ORDERS);
      const tabs = screen(page, ORDERS).getByRole('tab');
      await expect(tabs.first()).toHaveCSS('background-color', await system(page, 'Highlight'));
      await expect(tabs.first()).toHaveCSS('color', await system(page, 'HighlightText'));
      await expect(tabs.nth(1)).not.toHaveCSS('background-color', await system(page, 'Highlight'));
      await capture(page, `forced-tabs-${colorScheme}`);
    });
  });
}
