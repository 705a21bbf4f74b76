// Blocks of a module, as its page shows them.
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { moduleBlocks } from './modules';

beforeEach(() => fakeApi.reset());

it('are those of its modules, one after the other, with the spelling of every value', async () => {
  const link = { text: '{"id":"link","data":{"n":1.50}}', note: { alt: { '/icon': '喇叭' } } };
  fakeApi.answer('GET modules/7/blocks', { blocks: [link] });
  fakeApi.answer('GET modules/8/blocks', { blocks: [{ text: ' {"id":"empty"}' }] });
  expect(await moduleBlocks([7, 8])).toEqual([link, { text: ' {"id":"empty"}' }]);
});
