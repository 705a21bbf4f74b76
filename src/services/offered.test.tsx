// Proves that what a mall does not have is remembered for the visit, and a fault of the moment is not.
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareRank } from '~/schemas/api/share.gen';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { clearCaches } from './caches';
import { call } from './http';
import { isOffered, useOffered } from './offered';

const RANK = '/pages/share/rank/rank';
const ask = async () => {
  try {
    return await call(shareRank, { type: 1, time: 1, page: 1 });
  } catch (error) {
    return error;
  }
};
const refuse = (msg = '页面未找到。') => backend.refuse(shareRank.route, msg, { code: 500 });

beforeEach(() => startMall({ isSignedIn: true }));
afterEach(() => vi.useRealTimers());

const Entry = () => (useOffered()(RANK) ? <a href="#rank">排行</a> : null);

it.each(['页面未找到。', 'Failed to instantiate component or class "app\\plugins\\diy\\FormController".'])(
  'hides the entries of a route that is answered with %s, without blaming the network',
  async (msg) => {
    render(<Entry />);
    expect(screen.getByRole('link', { name: '排行' })).toBeTruthy();
    refuse(msg);
    await act(async () => {
      expect(await ask()).toMatchObject({ kind: 'not-offered', message: '该商城未开通' });
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(isOffered(shareRank.route)).toBe(false);
    expect(isOffered('/pages/share/team/team')).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it('survives a reload within the visit', async () => {
  refuse();
  await ask();
  const kept = window.sessionStorage.getItem('pagoda.notOffered') ?? '';
  await startMall();
  expect(isOffered(RANK)).toBe(true);
  clearCaches();
  window.sessionStorage.setItem('pagoda.notOffered', kept);
  expect(isOffered(RANK)).toBe(false);
});

it('shows them again after a while, and at once when the route answers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  refuse();
  await ask();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  expect(isOffered(RANK)).toBe(true);
  await ask();
  expect(isOffered(RANK)).toBe(false);
  backend.answer(shareRank.route, { list: [], mine: null });
  await ask();
  expect(isOffered(RANK)).toBe(true);
});

it.each([
  [
    'a route that has answered before',
    () => (backend.answer(shareRank.route, { list: [], mine: null }), ask()),
  ],
  ['a mall that is being repaired', () => (backend.fail(shareRank.route), ask())],
])('does not remember the fault of %s', async (what, before) => {
  await before();
  if (what.startsWith('a route')) refuse();
  await ask();
  expect(isOffered(RANK)).toBe(true);
});

it('does not take another failure of the server for it', async () => {
  refuse('数据库连接失败');
  expect(await ask()).toMatchObject({ kind: 'status' });
  expect(isOffered(RANK)).toBe(true);
});
