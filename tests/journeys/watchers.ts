// Records events of a page from its first byte.
import type { Page } from '@playwright/test';

interface Shift {
  startTime: number;
  value: number;
  /** The elements that moved, by tag, widget and text. */
  moved: string[];
  /** Paths of the screens that they are on; empty for what is on none. */
  screens: string[];
}

type ShiftEntry = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

/** Collects the layout shifts of a page from its start, each with the moved elements. */
export async function watchMoves(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    (window as unknown as { shifts: Shift[] }).shifts = seen;
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const widget = element?.closest<HTMLElement>('[data-widget]')?.dataset['widget'] ?? '';
      return `${element?.outerHTML.slice(0, 120) ?? 'gone'} in ${widget}`;
    };
    const screenOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element?.closest<HTMLElement>('[data-screen]')?.dataset['screen'] ?? '';
    };
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as ShiftEntry[])
        seen.push({
          startTime,
          value,
          moved: sources.map(({ node }) => nameOf(node)),
          screens: sources.map(({ node }) => screenOf(node)),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Sums the layout shifts of a page since a time in ms; from its start when absent. */
export async function watchShifts(page: Page): Promise<(from?: number) => Promise<number>> {
  const shifts = await watchMoves(page);
  return async (from = 0) =>
    (await shifts()).filter(({ startTime }) => startTime >= from).reduce((sum, { value }) => sum + value, 0);
}

/** The page's clock after all pending changes have been painted. */
export const paintedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      }),
  );

/** Records every element that is removed from home. */
export async function watchRemovals(page: Page): Promise<() => Promise<string[]>> {
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
