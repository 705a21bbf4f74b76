// Under the field by which a block shows a session by itself: which one it is at the moment.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { openGroups, renderForm } from './testing';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  const mData = { activity: { start_at: '2026-01-02 20:00:00' }, next_activity: null, list: [{}, {}, {}] };
  fakeApi.answer('POST hydrate', {
    blocks: [{ uid: 'b0', state: 'shown', delivered: { list: [], mData } }],
  });
});

it('says which session shoppers get, with how many goods', async () => {
  const { container } = await renderForm([{ id: 'flash-sale', data: { addGoodsType: 0 } }]);
  openGroups(container);
  expect(await screen.findByText('现在会显示：01-02 20:00 开始的一场，3 件')).toBeDefined();
  expect(fakeApi.asked('POST hydrate')).toHaveLength(1);
});

it.each([
  ['goods are picked', { id: 'flash-sale', data: { addGoodsType: 1, list: [] } }],
  ['the block has no sessions', { id: 'goods', data: { addGoodsType: 0 } }],
])('asks nothing where %s', async (_case, block) => {
  const { container } = await renderForm([block]);
  openGroups(container);
  await waitFor(() => expect(container.querySelector('[data-at="/addGoodsType"]')).not.toBeNull());
  expect(fakeApi.asked('POST hydrate')).toEqual([]);
});
