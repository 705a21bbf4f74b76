// Saving is tried again by itself: after waits that grow, and at once when the network is back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Op } from '~/domain/studio/ops';
import { FakeServer, memoryDb, titles, windowOf } from './testing';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('Edits of a minute without a network are tried in growing waits, and saved in order when it is back', async () => {
  const server = new FakeServer(titles(['一']));
  const tries: number[] = [];
  let isOffline = true;
  const window = windowOf(server, {
    name: 'a',
    db: memoryDb(),
    nextLoss: () => {
      tries.push(Date.now());
      return isOffline ? 'before' : 'none';
    },
  });
  const run = (op: Op) => window.store.run([op], { name: '标题' });
  run({ op: 'set', uid: 'b0', at: '/data/title', value: '离线写的', was: '一' });
  await vi.advanceTimersByTimeAsync(30_000);
  run({
    op: 'insert',
    tab: 'a',
    after: 'b0',
    blocks: [{ uid: 'n', text: '{"id":"link","data":{"title":"后来"}}' }],
  });
  run({ op: 'move', uids: ['n'], tab: 'a', after: null });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.version).toBe(1);
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(waits.length).toBeGreaterThan(2);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(window.sync.get().kind).toBe('offline');

  isOffline = false;
  globalThis.window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.doc.tabs[0]?.order).toEqual(['n', 'b0']);
  expect(window.sync.get().kind).toBe('saved');
});
