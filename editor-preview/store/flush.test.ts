// Proves what waiting for saving waits for.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueAt } from '~/domain/studio/pointer';
import { FakeServer, titles, windowOf } from './testing';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

test('Whoever waits for saving waits for what is changed while it is under way', async () => {
  const server = new FakeServer(titles(['一', '二']));
  const a = windowOf(server, { name: 'a' });
  const write = (uid: string, value: string) =>
    a.store.run([{ op: 'set', uid, at: '/data/title', value, was: uid === 'b0' ? '一' : '二' }], {
      name: '标题',
    });
  write('b0', '甲');
  const first = a.sync.flush();
  write('b1', '乙');
  await Promise.all([first, a.sync.flush()]);
  expect(valueAt(server.doc.blocks['b1']?.value, '/data/title')).toBe('乙');
});
