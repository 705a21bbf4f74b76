// Proves that the page measures how wrong the phone's clock is, without a call.
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { CLOCK_SCRIPT, SENT_AT } from './inline-scripts';

const SENT_MS = Date.parse('2026-11-27T08:00:00Z');
const MINUTE_MS = 60_000;

/** What the script leaves where the phone's clock is ahead of the mall's by so much. */
function measured(phoneAheadMs: number, page: object | null): unknown {
  const window: { aheadMs?: number } = {};
  const entries = page === null ? [] : [{ type: 'navigate', responseStart: 300, serverTiming: [], ...page }];
  const performance = {
    timeOrigin: SENT_MS - 300 + phoneAheadMs,
    getEntriesByType: () => entries,
  };
  runInNewContext(CLOCK_SCRIPT, { window, performance, Math });
  return window.aheadMs;
}

const serverTiming = [{ name: SENT_AT, duration: SENT_MS }];

it.each([25, -25])('measures a clock that is %i minutes ahead', (minutes) => {
  expect(measured(minutes * MINUTE_MS, { serverTiming })).toBe(-minutes * MINUTE_MS);
});

it('leaves a right clock alone, and measures by no page of the cache and by none without the time', () => {
  expect(measured(500, { serverTiming })).toBeUndefined();
  expect(measured(25 * MINUTE_MS, { serverTiming, type: 'back_forward' })).toBeUndefined();
  expect(measured(25 * MINUTE_MS, {})).toBeUndefined();
  expect(measured(25 * MINUTE_MS, { serverTiming: undefined })).toBeUndefined();
  expect(measured(25 * MINUTE_MS, null)).toBeUndefined();
});
