// How the journeys run: the built product on a fresh database, in Chromium, at a phone's size.
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium';

const report = process.env['PAGODA_REPORT'];

export default defineConfig({
  testDir: '.',
  // Nothing is proved by a busy machine; a thing that never comes still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  globalSetup: './server-setup.ts',
  outputDir: '../../test-results',
  reporter: [['dot'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    // What is proved is the same at one pixel a px, at a quarter of the painting; pictures for people have two.
    deviceScaleFactor: process.env['PAGODA_PICTURES'] === undefined ? 1 : 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // A failure leaves a screenshot and the page's content; `--trace on` records the way to it, at a third more time.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
  },
});
