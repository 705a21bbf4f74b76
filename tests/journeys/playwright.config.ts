// Configuration of the journeys: the built product on a fresh database, in Chromium, at a phone's size.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium';
import { WITHOUT_MOTION } from './motion';

const report = process.env['PAGODA_REPORT'];

export default defineConfig({
  testDir: '.',
  // A longer limit for a busy machine; an element that never appears still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // One more than cores: a journey waits for timers and delayed answers.
  workers: availableParallelism() + 1,
  // `npm test` names what passed at its second try, with the first failure (decision 99).
  retries: 1,
  forbidOnly: true,
  globalSetup: './server-setup.ts',
  outputDir: '../../test-results',
  reporter: [['dot'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    // One device pixel a px proves the same at a quarter of the painting; screenshots for people have two.
    deviceScaleFactor: process.env['PAGODA_PICTURES'] === undefined ? 1 : 2,
    hasTouch: true,
    isMobile: true,
    // What moves paints up to a third of a core for as long as a page is open; some journeys are WITH_MOTION.
    contextOptions: WITHOUT_MOTION,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // A failure saves a screenshot and the page's content; `--trace on` records all steps, at a third more time.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
  },
});
