// Owns what is noted of a page from its first byte on.
import type { Page } from '@playwright/test';

/** Sums the layout shifts of a page from its beginning. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sums = window as unknown as { shifted: number };
    sums.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sums.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Notes every element that leaves home from the first byte on. */
export async function watchLosses(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const notes = window as unknown as { lost: string[] };
    notes.lost = [];
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (root === null) return;
      const note = (records: MutationRecord[]) => {
        for (const { removedNodes } of records)
          for (const node of removedNodes)
            if (node instanceof HTMLElement) notes.lost.push(node.outerHTML.slice(0, 80));
      };
      new MutationObserver(note).observe(root, { childList: true, subtree: true });
    });
  });
  return () => page.evaluate(() => (window as unknown as { lost: string[] }).lost);
}
