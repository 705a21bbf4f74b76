// Saving is tried again by itself: after waits that grow, and at once when the network is back.
import { expect, test, vi } from 'vitest';
import type { Op } from '~/domain/studio/ops';
import { valueAt } from '~/domain/studio/pointer';
import { FakeServer, memoryDb, onItsOwnClock, titles, windowOf } from './testing';

onItsOwnClock();

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
    blocks: [{ uid: 'n', text: '{"id":"link","data":{"title":"后来写的"}}' }],
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
  const { order = [] } = server.doc.tabs[0] ?? {};
  expect(order.map((uid) => valueAt(server.doc.blocks[uid]?.value, '/data/title'))).toEqual([
    '后来写的',
    '离线写的',
  ]);
  expect(window.sync.get().kind).toBe('saved');
});
