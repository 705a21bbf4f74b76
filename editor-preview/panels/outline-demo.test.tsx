// Example content is marked in the outline until its block is edited.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { renderOutline } from './testing';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

it('marks what was inserted as an example, until that is touched', () => {
  const link = { id: 'link', data: { title: '秋茶' } };
  const { store } = renderOutline([link, link], { notes: { b0: { isDemo: true } } });
  expect(screen.getAllByText('示例')).toHaveLength(1);
  expect(screen.getByRole('treeitem', { name: /，示例$/ })).toBeDefined();
  act(() => void store.run([{ op: 'note', uid: 'b0', name: 'isDemo', was: true }], { name: '标题' }));
  expect(screen.queryByText('示例')).toBeNull();
});
