// Blocks of a module, as its page shows them.
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { moduleTexts } from './modules';

beforeEach(() => fakeApi.reset());

it('are those of its live version, with the spelling of every value', async () => {
  fakeApi.answer('GET modules/7', { id: 7, text: '[{"id":"link","data":{"n":1.50}}, {"id":"empty"}]' });
  expect(await moduleTexts(7)).toEqual(['{"id":"link","data":{"n":1.50}}', ' {"id":"empty"}']);
  expect(fakeApi.calls).toHaveLength(1);
});
