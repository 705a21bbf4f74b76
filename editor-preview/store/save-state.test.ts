// Words of saving: short waits say nothing, longer ones what is under way and how much.
import { expect, it } from 'vitest';
import { type SaveState, saveWords, savedTime } from './save-state';

const SAVED = '已保存到草稿 12:04';

it.each<[SaveState, number, string]>([
  [{ kind: 'waiting', count: 3, since: 0 }, 5_000, SAVED],
  [{ kind: 'waiting', count: 3, since: 0 }, 5_001, '3 处修改还没有保存'],
  [{ kind: 'saving', count: 1, since: 0 }, 1_000, SAVED],
  [{ kind: 'saving', count: 1, since: 0 }, 1_001, '正在保存…'],
  [{ kind: 'offline', count: 2, since: 0 }, 0, '离线 · 2 处修改存在这台电脑上，联网后自动保存'],
  [{ kind: 'signed-out', count: 2 }, 0, '登录已过期，修改没有丢'],
])('%o after %i ms', (state, now, words) => {
  expect(saveWords(state, now, SAVED)).toBe(words);
});

it('says when it tries again, and when this computer has no room', () => {
  const failing = { kind: 'failing', count: 1, since: 0, attempt: 2, retryAt: 10_000, words: null } as const;
  expect(saveWords(failing, 0, SAVED)).toBe('保存失败，10 秒后重试（第 2 次）');
  expect(saveWords({ ...failing, isUnstored: true }, 0, SAVED)).toBe('这台电脑存不下未保存的修改，请先联网');
});

it('says times in Beijing, wherever the computer is', () => {
  const { TZ } = process.env;
  process.env.TZ = 'America/New_York';
  expect(savedTime(Date.parse('2026-11-26T12:00:00Z'))).toBe('20:00');
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});
