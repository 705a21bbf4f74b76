import { expect, it } from 'vitest';
import { Pace } from './pace';

function paceByHand() {
  let nowMs = 0;
  const pace = new Pace({ burst: 3, everyMs: 500 }, () => nowMs);
  const call = (who: string): number => {
    const waitMs = pace.waitMs(who);
    pace.note(who);
    return waitMs;
  };
  return { call, pass: (ms: number) => void (nowMs += ms) };
}

it('lets some calls begin at once, and one after each interval from then on', () => {
  const { call } = paceByHand();
  expect(Array.from({ length: 6 }, () => call('greedy'))).toEqual([0, 0, 0, 500, 1000, 1500]);
});

it('keeps nobody waiting for another', () => {
  const { call } = paceByHand();
  for (let at = 0; at < 9; at += 1) call('greedy');
  expect(call('modest')).toBe(0);
});

it('never lets one wait who calls once in an interval, and gives back what was spent at once after a rest', () => {
  const { call, pass } = paceByHand();
  for (let at = 0; at < 3; at += 1) call('one');
  for (let at = 0; at < 20; at += 1) {
    pass(500);
    expect(call('one')).toBe(0);
  }
  pass(1500);
  expect(Array.from({ length: 4 }, () => call('one'))).toEqual([0, 0, 0, 500]);
});
