// Owners see in the menu what waits for review, and get to it from there.
import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { Shell } from './shell';
import { renderPlace } from './testing';

const review = (id: number, doc: string, title: string) => ({
  id,
  doc,
  title,
  state: 'waiting',
  by: { id: 2, name: '周予安' },
  at: '2026-11-26T12:00:00.000Z',
});

const waiting = [
  review(1, 'page-5', '中秋会场'),
  review(2, 'module-7', '页脚'),
  review(3, 'user-center-2', '会员中心'),
  review(4, 'tab-bar', '标签栏'),
];

beforeEach(() => fakeApi.reset());
afterEach(() => focusManager.setFocused(undefined));

it('counts and lists what waits, wherever it is edited', async () => {
  fakeApi.answer('GET reviews', { items: waiting, next: null });
  renderPlace(<Shell />);
  expect(await screen.findByText('待审核 4')).toBeDefined();
  expect(fakeApi.asked('GET reviews')[0]?.query).toEqual({ state: 'waiting' });
  const list = screen.getByRole('list', { name: '待审核', hidden: true });
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#/pages/5/edit',
    '#/modules/7/edit',
    '#/user-center/2/edit',
    '#/navigation/tab-bar',
  ]);
  expect(list.querySelector('a')?.textContent).toBe('中秋会场页面周予安 · 11-26 20:00');
});

it('is counted again when the window is looked at', async () => {
  fakeApi.answer('GET reviews', { items: [], next: null });
  renderPlace(<Shell />);
  await screen.findByRole('navigation');
  fakeApi.answer('GET reviews', { items: waiting, next: '20' });
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(await screen.findByText('待审核 4+')).toBeDefined();
});

it('is not asked for by those who approve nothing', async () => {
  renderPlace(<Shell />, { rights: { canEdit: true, canPublish: false, isOwner: false } });
  await screen.findByRole('navigation');
  expect(fakeApi.asked('GET reviews')).toEqual([]);
});
