import { beforeEach, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker';
import { DatabaseUnavailableError, isOutage } from './outage';

let nowMs = 0;
let reports: string[] = [];
let breaker = new CircuitBreaker();
beforeEach(() => {
  nowMs = 1_000_000;
  reports = [];
  breaker = new CircuitBreaker({
    nowMs: () => nowMs,
    random: () => 1,
    report: (words) => reports.push(words),
  });
});

const gone = new Error('gone');

/** Waits until a call is let through; the wait in ms, and the outage number that it got. */
function untilLetIn(): { waitedMs: number; outage: number } {
  const beganMs = nowMs;
  for (;;) {
    try {
      const outage = breaker.enter();
      return { waitedMs: nowMs - beganMs, outage };
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseUnavailableError);
      nowMs += 10;
    }
  }
}

it('lets every call through while the database is available', () => {
  for (let call = 0; call < 3; call += 1) breaker.enter();
  breaker.succeeded();
  expect(reports).toEqual([]);
});

it('waits longer after each failed try, up to five seconds', () => {
  breaker.failed(gone, breaker.enter());
  const waits = Array.from({ length: 7 }, () => {
    const { waitedMs, outage } = untilLetIn();
    breaker.failed(gone, outage);
    return waitedMs;
  });
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
  expect(reports).toEqual(['The database is unavailable: gone']);
});

it('counts connections that break together as one outage', () => {
  const known = breaker.enter();
  for (let connection = 0; connection < 10; connection += 1) breaker.failed(gone, known);
  expect(untilLetIn().waitedMs).toBe(200);
});

it('ignores connections from before the outage, during a probe and afterwards', () => {
  const old = breaker.enter();
  breaker.failed(gone, old);
  untilLetIn();
  breaker.failed(gone, old);
  // Still one call at a time: the late failure has not let another one through.
  expect(() => breaker.enter()).toThrow(DatabaseUnavailableError);
  breaker.succeeded();
  breaker.failed(gone, old);
  expect(breaker.isOpen).toBe(false);
  breaker.failed(gone, breaker.enter());
  expect(breaker.isOpen).toBe(true);
});

it('lets one probe through at a time, and all calls once it succeeded', () => {
  breaker.failed(gone, breaker.enter());
  untilLetIn();
  expect(() => breaker.enter()).toThrow(DatabaseUnavailableError);
  breaker.succeeded();
  breaker.enter();
  expect(reports.at(-1)).toBe('The database is back after 0.2 s.');
});

it.each([
  [Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  [Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }), true],
  [Object.assign(new Error('lock timeout'), { code: '55P03' }), true],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new Error('something else'), false],
  ['no error', false],
])('distinguishes an outage from another failure: %s', (error, expected) => {
  expect(isOutage(error)).toBe(expected);
});
