// Proves that others are served while the content of a whole draft is read.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { contentOfBody } from './replace-draft';

const BLOCKS = 40;

it('reads a content block by block, with a turn of the event loop for others after each that takes long', async () => {
  let nowMs = 0;
  // Each look at the clock is a long stretch later.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 50));
  let turns = 0;
  const state = { isReading: true };
  const others = (async () => {
    for (; state.isReading; turns += 1) await nextTurn();
  })();
  try {
    const blocks = Array.from({ length: BLOCKS }, (_one, at) => ({
      uid: `u${at}`,
      text: '{"id":"empty","data":{}}',
    }));
    const tab = { key: 't', name: '', templateId: null, head: '[', tail: ']', blocks };
    const content = await contentOfBody({ tabs: [tab] });
    expect(content.tabs).toEqual([tab]);
    expect(turns).toBeGreaterThanOrEqual(BLOCKS - 1);
  } finally {
    state.isReading = false;
    await others;
    clock.mockRestore();
  }
});
