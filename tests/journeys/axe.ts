// What axe finds wrong in a document, or in a part of one.
import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';

interface AxeWindow extends Window {
  axe?: typeof axe;
}

/** A text that axe finds legible: its colours as `#rrggbb`, and the contrast that its size needs. */
export interface LegibleText {
  text: string;
  ground: string;
  needed: number;
  html: string;
}

interface Findings {
  /** One line a kind of violation. */
  problems: string[];
  /** One a pair of colours; of the document only. */
  legible: LegibleText[];
}

/** Loads axe into the document, once. */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => (window as AxeWindow).axe !== undefined);
  if (!isLoaded) await page.evaluate(axe.source);
}

/** Of the document or of one element in it. */
async function findings(within: Page | Locator, options: axe.RunOptions): Promise<Findings> {
  const part = 'goto' in within ? within.locator('html') : within;
  await loadAxe(part.page());
  return part.evaluate(async (element, only) => {
    const context = element === document.documentElement ? document : element;
    const results = await (window as AxeWindow).axe?.run(context, {
      // No enabled rule reads the style sheets.
      preload: { assets: ['media'] },
      // What is wrong is told by its markup.
      selectors: false,
      ...only,
    });
    if (results === undefined) throw new Error('The document has lost axe.');
    const problems = results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
    const legible = new Map<string, LegibleText>();
    for (const { html, any } of results.passes.find(({ id }) => id === 'color-contrast')?.nodes ?? []) {
      const data = any[0]?.data as Partial<Record<string, string>> | null | undefined;
      const { fgColor: text, bgColor: ground, expectedContrastRatio: ratio } = data ?? {};
      if (text === undefined || ground === undefined || ratio === undefined) continue;
      const one = { text, ground, needed: Number.parseFloat(ratio), html: html.slice(0, 120) };
      legible.set(`${text} ${ground} ${ratio}`, one);
    }
    return { problems, legible: [...legible.values()] };
  }, options);
}

const IN_MALL: axe.RunOptions = {
  resultTypes: ['violations', 'passes'],
  // Who speaks to the phone says what he sees: off by default, as axe calls the rule experimental.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** Until what appears has appeared: half transparent it has less contrast. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && end !== Number.POSITIVE_INFINITY;
    });
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Violations in the mall, and what is legible. */
export async function axeFindings(page: Page): Promise<Findings> {
  await settled(page);
  const found = await findings(page, IN_MALL);
  if (found.problems.length === 0) return found;
  // A message that began to fade in while axe was looking: what is wrong stays wrong.
  await settled(page);
  return findings(page, IN_MALL);
}

/**
 * Violations in the studio or a part of it. Fading colours have the contrast of neither of their states; the page in
 * the phone's frame is the mall's, and is proved there.
 */
export async function studioProblems(within: Page | Locator): Promise<string[]> {
  const page = 'goto' in within ? within : within.page();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return (await findings(within, { iframes: false, resultTypes: ['violations'] })).problems;
}
