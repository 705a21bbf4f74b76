// What axe finds wrong in the studio's own document.
import axe from 'axe-core';
import type { Page } from '@playwright/test';

interface AxeWindow extends Window {
  axe?: typeof axe;
}

/** One line a kind; the page in the phone's frame is the mall's, and proved there. */
export async function axeProblems(page: Page): Promise<string[]> {
  // What fades has the contrast of neither of its states.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const results = await (window as AxeWindow).axe?.run({ resultTypes: ['violations'], iframes: false });
    if (results === undefined) throw new Error('The document has lost axe.');
    return results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
  });
}
