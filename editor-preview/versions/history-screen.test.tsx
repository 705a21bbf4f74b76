// Modules and user centres have the history of pages, at addresses of their own.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { VersionRow } from '~/domain/studio/api-publish';
import type { PlacedKind } from '../app/doc-place';
import { Route, Routes } from '../app/navigation';
import { addressesOf, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import HistoryScreen from './history-screen';

const version: VersionRow = {
  id: 70,
  number: 2,
  kind: 'kept',
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
