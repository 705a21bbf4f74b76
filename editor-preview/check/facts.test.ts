// What the check asks the server for, as its rules read it.
import { beforeEach, expect, it } from 'vitest';
import { pickKey } from '~/domain/studio/check/issue';
import { fakeApi } from '../testing/fake-api';
import { loadFacts } from './facts';

beforeEach(() => fakeApi.reset());

it('knows of modules when they last changed', async () => {
  const item = { name: '页脚', picUrl: '', problem: null, isGone: false, columns: {}, stored: {} };
  const changedAt = '2026-11-24T04:00:00.000Z';
  fakeApi.answer('GET pick/modules', { items: [{ ...item, id: 7, changedAt }], next: null });
  expect(await loadFacts({ pictures: [], picked: { modules: ['7'] } })).toEqual({
    pictures: {},
    picked: {
      [pickKey('modules', 7)]: {
        name: '页脚',
        problem: null,
        isGone: false,
        changedAt: Date.UTC(2026, 10, 24, 4),
      },
    },
  });
});
