// Those who may only look find no buttons in the outline that change anything.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { renderOutline } from './testing';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

const link = { id: 'link', data: { title: '秋茶' } };
const OPTIONS = { tabs: ['新品'], notes: { b0: { isHidden: true } } } as const;
const block = () => screen.getAllByRole('treeitem')[1];

it('shows a viewer what is hidden without a way to change it', () => {
  renderOutline([link, link], { ...OPTIONS, isReadOnly: true });
  expect(screen.queryByTitle(/^(隐藏|显示|锁定|删除分页|前移分页) /)).toBeNull();
  expect(document.querySelectorAll('[data-on] svg')).toHaveLength(1);
  for (const row of screen.getAllByRole('treeitem').slice(0, 2)) fireEvent.doubleClick(row);
  const tab = screen.getAllByRole('treeitem')[0];
  if (tab !== undefined) fireEvent.keyDown(tab, { key: 'F2' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('lets an editor hide a block, name it, and delete a tab', () => {
  const { store } = renderOutline([link, link], OPTIONS);
  fireEvent.click(screen.getByTitle(/^显示 /));
  expect(store.get().doc.notes['b0']?.isHidden).toBeUndefined();
  fireEvent.click(screen.getByTitle(/^删除分页 新品/));
  expect(store.get().doc.tabs).toHaveLength(1);
  const row = block();
  if (row !== undefined) fireEvent.doubleClick(row);
  expect(screen.getByRole('textbox')).toBeDefined();
});
