// States of saving, and their words in the top bar.
import { formatServerTime } from '~/domain/time';
import { StudioError } from '../services/api';
import { TOO_FAST_MS } from '../services/retry';

interface Shared {
  /** This computer has no room for what is not saved. */
  isUnstored?: boolean;
}

export type SaveState = Shared &
  (
    | { kind: 'saved'; at: number }
    | { kind: 'waiting'; count: number; since: number }
    | { kind: 'saving'; count: number; since: number }
    | { kind: 'offline'; count: number; since: number }
    | {
        kind: 'failing';
        count: number;
        since: number;
        attempt: number;
        retryAt: number;
        words: string | null;
      }
    | { kind: 'stopped'; count: number; words: string; isOldStudio: boolean }
    | { kind: 'signed-out'; count: number }
  );

/** Nothing prevents saving, whether it rests, waits or is at work: another caller may have begun to send what came since. */
export const isGoingOn = ({ kind }: SaveState): boolean =>
  kind === 'saved' || kind === 'waiting' || kind === 'saving';

const RETRY_MS = [2_000, 5_000, 10_000, 30_000];

/** Trying again changes nothing: the operator must act. */
const STOPPING: ReadonlySet<StudioError['code']> = new Set<StudioError['code']>([
  'role',
  'protocol',
  'too-large',
  'not-found',
  'state',
  'bad-request',
  'invalid',
]);

/** What a failure means, and when to try again in ms; null for not by itself. */
export function stateOfFailure(
  error: unknown,
  { count, attempt, now }: { count: number; attempt: number; now: number },
): { state: SaveState; retryMs: number | null } {
  const code = error instanceof StudioError ? error.code : 'failed';
  if (code === 'signed-out') return { state: { kind: 'signed-out', count }, retryMs: null };
  if (STOPPING.has(code)) {
    const words = error instanceof Error ? error.message : '';
    return { state: { kind: 'stopped', count, words, isOldStudio: code === 'protocol' }, retryMs: null };
  }
  const waited = RETRY_MS[Math.min(attempt, RETRY_MS.length) - 1] ?? 2_000;
  const retryMs = code === 'too-fast' ? TOO_FAST_MS : waited;
  if (code === 'offline') return { state: { kind: 'offline', count, since: now }, retryMs };
  const words = code === 'too-fast' ? '操作太快，5 秒后自动继续' : null;
  return {
    state: { kind: 'failing', count, since: now, attempt, retryAt: now + retryMs, words },
    retryMs,
  };
}

/** 「20:00」 in Beijing time, as everywhere in the studio: when something was edited or saved. */
export const savedTime = (at: number): string => formatServerTime(at).slice(11, 16);

const CALM_MS = 5_000;
const QUICK_MS = 1_000;

/** Words of a state at a time; `before` are those that stand there while nothing is worth saying. */
export function saveWords(state: SaveState, now: number, before: string): string {
  if (state.isUnstored === true && state.kind !== 'saved') return '这台电脑存不下未保存的修改，请先联网';
  switch (state.kind) {
    case 'saved':
      return `已保存到草稿 ${savedTime(state.at)}`;
    case 'waiting':
      return now - state.since > CALM_MS ? `${state.count} 处修改还没有保存` : before;
    case 'saving':
      return now - state.since > QUICK_MS ? '正在保存…' : before;
    case 'offline':
      return `离线 · ${state.count} 处修改存在这台电脑上，联网后自动保存`;
    case 'failing': {
      const seconds = Math.max(0, Math.ceil((state.retryAt - now) / 1000));
      return state.words ?? `保存失败，${seconds} 秒后重试（第 ${state.attempt} 次）`;
    }
    case 'stopped':
      return `${state.words} · ${state.count} 处修改存在这台电脑上`;
    case 'signed-out':
      return '登录已过期，修改没有丢';
  }
}
