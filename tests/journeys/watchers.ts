// Owns what is noted of a page from its first byte on.
import type { Page } from '@playwright/test';

interface Shifts extends Window {
  shifts: { startTime: number; value: number }[];
}

/** Sums the layout shifts of a page from a moment on, in ms of the page; from its beginning when absent. */
export async function watchShifts(page: Page): Promise<(from?: number) => Promise<number>> {
  await page.addInitScript(() => {
    const seen: Shifts['shifts'] = [];
    (window as unknown as Shifts).shifts = seen;
    new PerformanceObserver((list) => {
      seen.push(...(list.getEntries() as unknown as Shifts['shifts']));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (from = 0) =>
    page.evaluate(
      (first) =>
        (window as unknown as Shifts).shifts
          .filter(({ startTime }) => startTime >= first)
          .reduce((sum, { value }) => sum + value, 0),
      from,
    );
}

/** The page's clock once all that was done to it has been painted. */
export const paintedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      }),
  );

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
