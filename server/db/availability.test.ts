import { beforeEach, expect, it } from 'vitest';
import { Availability } from './availability';
import { DatabaseAwayError, isOutage } from './outage';

let nowMs = 0;
let reports: string[] = [];
let availability = new Availability();
beforeEach(() => {
  nowMs = 1_000_000;
  reports = [];
  availability = new Availability({
    nowMs: () => nowMs,
    random: () => 1,
    report: (words) => reports.push(words),
  });
});

const gone = new Error('gone');

/** Waits until a call is let through, and gives how long that took, in ms, and the outage that it knows. */
function untilLetIn(): { waitedMs: number; outage: number } {
  const beganMs = nowMs;
  for (;;) {
    try {
      const outage = availability.enter();
      return { waitedMs: nowMs - beganMs, outage };
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseAwayError);
      nowMs += 10;
    }
  }
}

it('lets every call through while the database answers', () => {
  for (let call = 0; call < 3; call += 1) availability.enter();
  availability.succeeded();
  expect(reports).toEqual([]);
});

it('waits longer after each failed try, up to five seconds', () => {
  availability.failed(gone, availability.enter());
  const waits = Array.from({ length: 7 }, () => {
    const { waitedMs, outage } = untilLetIn();
    availability.failed(gone, outage);
    return waitedMs;
  });
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
  expect(reports).toEqual(['The database is away: gone']);
});

it('counts connections that break together as one outage', () => {
  const known = availability.enter();
  for (let connection = 0; connection < 10; connection += 1) availability.failed(gone, known);
  expect(untilLetIn().waitedMs).toBe(200);
});

it('hears nothing of connections from before the outage, neither while one call tries nor afterwards', () => {
  const old = availability.enter();
  availability.failed(gone, old);
  untilLetIn();
  availability.failed(gone, old);
  // Still one call at a time: the late failure has not let another one try.
  expect(() => availability.enter()).toThrow(DatabaseAwayError);
  availability.succeeded();
  availability.failed(gone, old);
  expect(availability.isAway).toBe(false);
  availability.failed(gone, availability.enter());
  expect(availability.isAway).toBe(true);
});

it('lets one call try at a time, and all when it succeeded', () => {
  availability.failed(gone, availability.enter());
  untilLetIn();
  expect(() => availability.enter()).toThrow(DatabaseAwayError);
  availability.succeeded();
  availability.enter();
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
])('tells an outage from another failure: %s', (error, expected) => {
  expect(isOutage(error)).toBe(expected);
});
