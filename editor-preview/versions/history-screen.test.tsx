// Modules, user centres and settings have the history of pages, at addresses of their own.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { VersionRow } from '~/domain/studio/api-publish';
import type { PlacedKind } from '../shell/doc-place';
import { Route, Routes } from '../shell/navigation';
import { addressesOf, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import CompareScreen from './compare-screen';
import HistoryScreen from './history-screen';
import VersionScreen from './version-screen';

const version: VersionRow = {
  id: 70,
  number: 2,
  kind: 'saved',
  note: '换轮播图',
  by: { id: 1, name: '林知夏' },
  at: '2026-11-20T04:00:00.000Z',
  isLive: false,
  liveFrom: null,
  liveTo: null,
};

const open = (kind: PlacedKind, address: string) =>
  renderPlace(
    <Routes>
      <Route path="/:list/:id/history" element={<HistoryScreen kind={kind} />} />
    </Routes>,
    { address },
  );

beforeEach(() => {
  fakeApi.reset();
});

it.each([
  ['page', 'page-5', '/pages/5'],
  ['module', 'module-5', '/modules/5'],
  ['user-center', 'user-center-5', '/user-center/5'],
] as const)(
  'the versions of a %s lead to themselves, to the draft and to the editor',
  async (kind, doc, base) => {
    fakeApi.answer(`GET documents/${doc}/versions`, { items: [version], next: null });
    fakeApi.answer(`GET documents/${doc}`, { version: 9, content: { meta: { title: '中秋会场' } } });
    open(kind, `${base}/history`);
    expect(await addressesOf('看')).toEqual([`#${base}/versions/70`]);
    expect(await addressesOf('对比')).toEqual([`#${base}/compare?a=70&b=draft`]);
    expect(await screen.findByRole('heading', { name: '版本 · 中秋会场' })).toBeDefined();
    expect(await addressesOf('返回编辑')).toEqual([`#${base}/edit`]);
  },
);

it('restores a version of a module as its draft', async () => {
  fakeApi.answer('GET documents/module-5/versions', { items: [version], next: null });
  fakeApi.answer('GET documents/module-5', { version: 9, content: { meta: { name: '页脚' } } });
  fakeApi.answer('POST versions/70/restore', {});
  open('module', '/modules/5/history');
  fireEvent.click(await screen.findByRole('button', { name: '恢复为草稿' }));
  expect(await screen.findByText(/已把版本 2 恢复为草稿/)).toBeDefined();
});

it('the versions of a setting are compared and restored, and lead back to its place', async () => {
  fakeApi.answer('GET documents/tab-bar/versions', { items: [version], next: null });
  fakeApi.answer('GET documents/tab-bar', { version: 9, content: { meta: {} } });
  fakeApi.answer('POST versions/70/restore', {});
  renderPlace(<HistoryScreen kind="tab-bar" />);
  expect(await screen.findByRole('heading', { name: '版本 · 标签栏' })).toBeDefined();
  expect(await addressesOf('对比')).toEqual(['#/navigation/tab-bar/compare?a=70&b=draft']);
  expect(await addressesOf('返回编辑')).toEqual(['#/navigation/tab-bar']);
  // It has neither blocks nor a phone of its own.
  expect(screen.queryByRole('link', { name: '看' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '恢复为草稿' }));
  expect(await screen.findByText(/已把版本 2 恢复为草稿/)).toBeDefined();
});

it('what changed of a setting is said in the words of its form', async () => {
  const side = (navs: string) => ({
    ...version,
    doc: 'tab-bar',
    content: { tabs: [], notes: {}, meta: { bottom_background_color: navs } },
  });
  fakeApi.answer('GET versions/70/diff/71', {
    a: side('#ffffff'),
    b: { ...side('#222222'), number: 3, isLive: true },
  });
  renderPlace(<CompareScreen kind="tab-bar" />, { address: '/navigation/tab-bar/compare?a=70&b=71' });
  expect(await screen.findByRole('heading', { name: '对比 · 标签栏' })).toBeDefined();
  expect(await screen.findByText('背景颜色')).toBeDefined();
  expect(screen.getByText('“#ffffff” → “#222222”')).toBeDefined();
  expect(screen.getByText('版本 2 和 版本 3（线上）')).toBeDefined();
});

const rowOf = (id: number, number: number): VersionRow => ({ ...version, id, number });

it('compares any two versions, or one with the draft, as they are chosen: the address has both', async () => {
  const side = (number: number) => ({
    ...rowOf(number, number),
    doc: 'tab-bar',
    content: { tabs: [], notes: {}, meta: { bottom_background_color: `#${number}` } },
  });
  fakeApi.answer('GET documents/tab-bar/versions', ({ query }: { query: { cursor?: string } }) =>
    query.cursor === undefined
      ? { items: [rowOf(73, 3), rowOf(72, 2)], next: '2' }
      : { items: [rowOf(71, 1)], next: null },
  );
  fakeApi.answer('GET versions/72/diff/draft', { a: side(72), b: { version: 9, content: side(9).content } });
  fakeApi.answer('GET versions/72/diff/73', { a: side(72), b: side(73) });
  fakeApi.answer('GET versions/71/diff/73', { a: side(71), b: side(73) });
  renderPlace(<CompareScreen kind="tab-bar" />, { address: '/navigation/tab-bar/compare?a=72&b=draft' });
  expect(await screen.findByText('“#72” → “#9”')).toBeDefined();
  // Also those of the second part of the list.
  await screen.findAllByRole('option', { name: /^版本 1 · .* · 换轮播图$/ });
  fireEvent.change(screen.getByLabelText('到'), { target: { value: '73' } });
  expect(await screen.findByText('“#72” → “#73”')).toBeDefined();
  fireEvent.change(screen.getByLabelText('从'), { target: { value: '71' } });
  expect(await screen.findByText('“#71” → “#73”')).toBeDefined();
  expect(window.location.hash).toBe('#/navigation/tab-bar/compare?a=71&b=73');
});

it('leads back from a version that was deleted, and does not ask for it again', async () => {
  fakeApi.refuse('GET versions/70', { code: 'gone', message: '这个版本已清理' }, 410);
  renderPlace(
    <Routes>
      <Route path="/pages/:id/versions/:version" element={<VersionScreen kind="page" />} />
    </Routes>,
    { address: '/pages/5/versions/70' },
  );
  expect(await screen.findByText('这个版本已清理')).toBeDefined();
  expect(await addressesOf('返回')).toEqual(['#/pages/5/history']);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('says of the version that is scheduled when it is due, and cancels that', async () => {
  const at = '2026-11-26T12:00:00.000Z';
  const schedule = { id: 3, version, at, until: null, after: 'previous', state: 'waiting' };
  let planned: object | null = schedule;
  fakeApi.answer('GET documents/page-5/versions', { items: [rowOf(71, 3), version], next: null });
  fakeApi.answer('GET documents/page-5', () => ({ version: 9, content: { meta: {} }, schedule: planned }));
  fakeApi.answer('DELETE documents/page-5/schedule', () => {
    planned = null;
    return {};
  });
  open('page', '/pages/5/history');
  const due = await screen.findByText(/^定时发布：11-26 20:00/);
  expect(due.closest('li')?.textContent).toContain('换轮播图');
  expect(screen.getAllByText(/^定时发布/)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '取消定时' }));
  expect(await screen.findByText('定时已取消')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/^定时发布/)).toBeNull());
});
