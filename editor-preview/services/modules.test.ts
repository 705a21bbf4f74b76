// Blocks of a module, as its page shows them.
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { moduleBlocks } from './modules';

beforeEach(() => fakeApi.reset());

it('are those that are live where no version of the studio is, with the spelling of every value', async () => {
  const content = { tabs: [{ blocks: [{ uid: 'b0', text: '{"id":"draft"}' }] }], notes: {}, meta: {} };
  fakeApi.answer('GET documents/module-7', { content, live: null, hasChanges: true });
  fakeApi.answer('GET modules/7', { id: 7, text: '[{"id":"link","data":{"n":1.50}}, {"id":"empty"}]' });
  expect(await moduleBlocks([7])).toEqual([
    { text: '{"id":"link","data":{"n":1.50}}' },
    { text: ' {"id":"empty"}' },
  ]);
});
