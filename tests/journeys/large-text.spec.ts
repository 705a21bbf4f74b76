// Checks text at 130 % and 200 %: buttons, prices and the tab bar clip no text.
import type { Page } from '@playwright/test';
import { goodsId } from '~/server/demo/catalogue/catalogue';
import { checkoutPath, pieceOf, shopperAtHome } from './buying';
import { capture, expect, screen, test, visit } from './helpers';

const SCALES = [1.3, 2];

/** Texts of buttons, tabs and prices that are clipped, overflow the page, or overlap others. */
const lostWords = (page: Page, path: string): Promise<string[]> =>
  screen(page, path).evaluate((root) => {
    const problems: string[] = [];
    const frame = root.getBoundingClientRect();
    const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      ['hidden', 'clip'].includes(overflowX) || ['hidden', 'clip'].includes(overflowY);
    const isQuiet = (element: Element) => element.closest('.visually-hidden, [aria-hidden="true"]') !== null;
    const wordsOf = (element: Element): Text[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
      return found.filter(
        ({ data, parentElement }) => data.trim() !== '' && parentElement !== null && !isQuiet(parentElement),
      );
    };
    const boxOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const cutBy = (text: Text, box: DOMRect): boolean => {
      for (let at = text.parentElement; at !== null && at !== root; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY))
          return false;
        const around = at.getBoundingClientRect();
        const isOut =
          box.right > around.right + 1 ||
          box.left < around.left - 1 ||
          box.bottom > around.bottom + 3 ||
          box.top < around.top - 3;
        if (clips(style) && isOut) return true;
      }
      return box.right > frame.right + 1 || box.left < frame.left - 1;
    };
    /** Parts that a scroller currently hides. */
    const isScrolledAway = (text: Text, box: DOMRect): boolean => {
      for (let at = text.parentElement; at !== null && at !== root; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (![overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) continue;
        const around = at.getBoundingClientRect();
        const isIn =
          box.bottom <= around.bottom &&
          box.top >= around.top &&
          box.right <= around.right &&
          box.left >= around.left;
        if (!isIn) return true;
      }
      return false;
    };
    const seen = new Set<Text>();
    const kinds = 'button:not([data-widget="notice"] *), nav a, [data-price]';
    const boxes: { words: string; box: DOMRect; owner: Element }[] = [];
    for (const element of root.querySelectorAll(kinds))
      for (const text of wordsOf(element)) {
        const box = boxOf(text);
        if (seen.has(text) || box.width === 0 || isScrolledAway(text, box)) continue;
        seen.add(text);
        if (cutBy(text, box)) problems.push(`cut: ${text.data.trim()}`);
        boxes.push({ words: text.data.trim(), box, owner: element });
      }
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (
          one.owner !== other.owner &&
          width > 2 &&
          height > 6 &&
          one.owner.closest('nav, footer, [data-bar]') === other.owner.closest('nav, footer, [data-bar]')
        )
          problems.push(`over each other: ${one.words} / ${other.words}`);
      }
    return [...new Set(problems)];
  });

const GOODS = `/pages/goods/goods?id=${goodsId('tea-longjing')}`;

test('buttons, prices and the tab bar clip no enlarged text', async ({ page }) => {
  await shopperAtHome(page);
  const checkout = checkoutPath([await pieceOf(page, 'tea-molihua')]);
  // Including texts that load last.
  const places = [
    ['/pages/index/index', '已售'],
    ['/pages/cats/cats', '已售'],
    [GOODS, '立即购买'],
    ['/pages/cart/cart', '去逛逛'],
    [checkout, '提交订单'],
    ['/pages/user-center/user-center', '待付款'],
    ['/pages/order/index/index', '去逛逛'],
  ] as const;
  for (const [place, words] of places) {
    const path = place.split('?')[0] ?? '';
    await visit(page, place);
    await expect(screen(page, path).getByText(words).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const scale of SCALES) {
      await page.evaluate(
        (value) => document.documentElement.style.setProperty('--text-scale', String(value)),
        scale,
      );
      await capture(page, `large${path.replaceAll('/', '-')}-${scale * 100}`);
      expect.soft(await lostWords(page, path), `${path} at ${scale * 100} %`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('--text-scale'));
  }
});
