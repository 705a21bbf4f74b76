// When reads are tried again by themselves: once after a failure; what was too fast until it is answered, as its words say.
import { StudioError } from './api';

/** 「操作太快，5 秒后自动继续」. */
export const TOO_FAST_MS = 5_000;
const ONCE_MS = 1_000;
/** The server counts calls by the minute. */
const MOST_TOO_FAST = 60_000 / TOO_FAST_MS;

const isTooFast = (error: unknown): boolean => error instanceof StudioError && error.code === 'too-fast';

/** What asking again does not change: the answer is about who asks, or about what is not there. */
const FINAL: readonly StudioError['code'][] = [
  'gone',
  'not-found',
  'role',
  'origin',
  'locked',
  'bad-request',
];

/** Whether 重试 can help. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof StudioError && FINAL.includes(error.code));

/** `count`: failures before this one. */
export const retry = (count: number, error: unknown): boolean =>
  canRetry(error) && count < (isTooFast(error) ? MOST_TOO_FAST : 1);

/** Does it until it is not too fast: such a refusal has changed nothing. Rejects as it does otherwise. */
export async function unhurried<T>(act: () => Promise<T>): Promise<T> {
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isTooFast(error) || !retry(refusals, error)) throw error;
      await new Promise((next) => setTimeout(next, retryDelay(refusals, error)));
    }
  }
}

export const retryDelay = (_count: number, error: unknown): number =>
  isTooFast(error) ? TOO_FAST_MS : ONCE_MS;
