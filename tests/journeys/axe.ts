// What axe finds wrong in a document, or in a part of one.
import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';

interface AxeWindow extends Window {
  axe?: typeof axe;
}

/** Loads axe into the document, once. */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => (window as AxeWindow).axe !== undefined);
  if (!isLoaded) await page.evaluate(axe.source);
}

/** One line a kind of violation, of the document or of one element in it. */
async function problems(within: Page | Locator, options: axe.RunOptions): Promise<string[]> {
  const part = 'goto' in within ? within.locator('html') : within;
  await loadAxe(part.page());
  return part.evaluate(async (element, only) => {
    const context = element === document.documentElement ? document : element;
    const results = await (window as AxeWindow).axe?.run(context, {
      resultTypes: ['violations'],
      // No enabled rule reads the style sheets.
      preload: { assets: ['media'] },
      ...only,
    });
    if (results === undefined) throw new Error('The document has lost axe.');
    return results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
  }, options);
}

/** Who speaks to the phone says what he sees: off by default, as axe calls the rule experimental. */
const LABEL_IN_NAME: axe.RuleObject = { 'label-content-name-mismatch': { enabled: true } };

/** Until what appears has appeared: half transparent it has less contrast. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && end !== Number.POSITIVE_INFINITY;
    });
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Violations in the mall, of all rules or of these. */
export async function axeProblems(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const options: axe.RunOptions =
    rules.length === 0 ? { rules: LABEL_IN_NAME } : { runOnly: { type: 'rule', values: [...rules] } };
  await settled(page);
  const found = await problems(page, options);
  if (found.length === 0) return found;
  // A message that began to fade in while axe was looking: what is wrong stays wrong.
  await settled(page);
  return problems(page, options);
}

/**
 * Violations in the studio or a part of it. Fading colours have the contrast of neither of their states; the page in
 * the phone's frame is the mall's, and is proved there.
 */
export async function studioProblems(within: Page | Locator): Promise<string[]> {
  const page = 'goto' in within ? within : within.page();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return problems(within, { iframes: false });
}
