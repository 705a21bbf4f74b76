// Proves that a phone whose clock is wrong learns the mall's time from its first answer.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measureByHeaders } from './measured-clock';
import { serverNow, syncServerTime } from './server-clock';

const TRUE_MS = Date.parse('2026-11-27T08:00:00Z');
const MINUTE_MS = 60_000;

const errorMs = () => Math.abs(serverNow() - TRUE_MS);

describe.each([25, -25])('A phone whose clock is %i minutes off', (minutes) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: TRUE_MS + minutes * MINUTE_MS });
    syncServerTime(Date.now());
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('learns the time from any answer, but from none that a cache gave', () => {
    const date = new Date(TRUE_MS).toUTCString();
    measureByHeaders({ date, age: '90' });
    measureByHeaders({ date: 'yesterday' });
    measureByHeaders({});
    expect(errorMs()).toBe(25 * MINUTE_MS);
    measureByHeaders({ date });
    expect(errorMs()).toBeLessThanOrEqual(1000);
  });
});

it('leaves the clock of a phone that is right within a second alone', () => {
  syncServerTime(Date.now());
  const before = serverNow() - Date.now();
  measureByHeaders({ date: new Date(Date.now() + 900).toUTCString() });
  expect(serverNow() - Date.now()).toBe(before);
});

it('begins with what the page has measured', async () => {
  const page = window as { aheadMs?: number };
  page.aheadMs = -25 * MINUTE_MS;
  vi.resetModules();
  const clock = await import('./server-clock');
  expect(Math.abs(clock.serverNow() - Date.now() + 25 * MINUTE_MS)).toBeLessThan(1000);
  delete page.aheadMs;
});
