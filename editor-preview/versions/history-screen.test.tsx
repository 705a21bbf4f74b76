// Modules, user centres and settings have the history of pages, at addresses of their own.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { VersionRow } from '~/domain/studio/api-publish';
import type { PlacedKind } from '../app/doc-place';
import { Route, Routes } from '../app/navigation';
import { addressesOf, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import CompareScreen from './compare-screen';
import HistoryScreen from './history-screen';

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
