// Reads that were refused as too fast go on by themselves; others fail after one more try.
import { expect, it, vi } from 'vitest';
import { StudioError } from './api';
import { canRetry, retry, retryDelay, unhurried } from './retry';

const tooFast = new StudioError('too-fast', '操作太快，5 秒后自动继续');
const failed = new StudioError('failed', '服务器出错（500）');

it('goes on after the five seconds that the words name, over a whole minute', () => {
  expect(retryDelay(0, tooFast)).toBe(5_000);
  expect([0, 1, 11, 12].map((count) => retry(count, tooFast))).toEqual([true, true, true, false]);
});

it('tries once more after any other failure', () => {
  expect([0, 1].map((count) => retry(count, failed))).toEqual([true, false]);
  expect(retryDelay(0, failed)).toBeLessThan(5_000);
});

it.each([
  ['failed', true],
  ['offline', true],
  ['too-fast', true],
  ['not-found', false],
  ['gone', false],
  ['role', false],
] as const)('offers another try after %s: %s', (code, isOffered) => {
  const error = new StudioError(code, '');
  expect([canRetry(error), retry(0, error)]).toEqual([isOffered, isOffered]);
});

it('does an act again that was refused as too fast, and no other', async () => {
  vi.useFakeTimers();
  const act = vi
    .fn()
    .mockRejectedValueOnce(tooFast)
    .mockRejectedValueOnce(tooFast)
    .mockResolvedValueOnce('done');
  const outcome = unhurried(act);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('done');
  const broken = vi.fn().mockRejectedValue(failed);
  await expect(unhurried(broken)).rejects.toBe(failed);
  expect([act.mock.calls.length, broken.mock.calls.length]).toEqual([3, 1]);
  vi.useRealTimers();
});
