// Finds what is hard to tap: targets whose area, or what else can be tapped around them, is smaller than a finger.
import type { Page } from '@playwright/test';

/** 44 px, less what rounding of rpx takes. */
const FINGER_PX = 43;

/** Targets of the page across or along which a finger would also meet what cannot be tapped. */
export const smallTargets = (page: Page, targets = 'a[href], button:not(:disabled)'): Promise<string[]> =>
  page.evaluate(
    ({ finger, wanted }) => {
      const TARGETS = 'a[href], button, [role="tab"], input, label, summary, select, textarea';
      const found = new Set<string>();
      for (const one of document.querySelectorAll<HTMLElement>(wanted)) {
        // A link within a text is as high as its line.
        if (!one.checkVisibility() || getComputedStyle(one).display === 'inline') continue;
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const middle = document.elementFromPoint(x, y);
        // Below something else, or scrolled out of a part of the page.
        if (middle === null || !one.contains(middle)) continue;
        const isTapped = (dx: number, dy: number): boolean => {
          const isOutside = x + dx < 0 || y + dy < 0 || x + dx >= innerWidth || y + dy >= innerHeight;
          const at = isOutside ? null : document.elementFromPoint(x + dx, y + dy);
          return isOutside || (at !== null && (one.contains(at) || at.closest(TARGETS) !== null));
        };
        const reach = (dx: number, dy: number): number => {
          let far = 0;
          while (far < finger && isTapped(dx * (far + 1), dy * (far + 1))) far += 1;
          return far;
        };
        const isTall = box.height >= finger || reach(0, -1) + reach(0, 1) + 1 >= finger;
        const isWide = box.width >= finger || reach(-1, 0) + reach(1, 0) + 1 >= finger;
        const name = one.getAttribute('aria-label') ?? one.textContent;
        if (!isTall || !isWide)
          found.add(`${Math.round(box.width)} × ${Math.round(box.height)}: ${name.trim()}`);
      }
      return [...found];
    },
    { finger: FINGER_PX, wanted: targets },
  );
