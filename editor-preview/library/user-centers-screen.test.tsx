// User centres are made with the blocks that they must have, and renamed.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMenu, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import UserCentersScreen from './user-centers-screen';

const row = {
  id: 4,
  name: '用户中心',
  platforms: [],
  changedAt: '2026-11-20T04:00:00.000Z',
  deletedAt: null,
};

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET user-centers', { items: [row] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const typeName = (name: string) =>
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: name } });

it('makes one that begins with the shopper', async () => {
  fakeApi.answer('POST user-centers', row);
  renderPlace(<UserCentersScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '新建个人中心' }));
  typeName('新版');
  fireEvent.click(screen.getByRole('button', { name: '新建' }));
  await waitFor(() => expect(fakeApi.asked('POST user-centers')).toHaveLength(1));
  const [asked] = fakeApi.asked('POST user-centers');
  const { name, text } = (asked?.body ?? {}) as { name?: string; text?: string };
  expect(name).toBe('新版');
  expect((JSON.parse(text ?? '[]') as { id: string }[]).map(({ id }) => id)).toEqual(['user', 'order']);
});

it('exports one', async () => {
  const addresses: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    addresses.push(this.getAttribute('href') ?? '');
  });
  renderPlace(<UserCentersScreen />);
  await openMenu('「用户中心」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '导出' }));
  expect(addresses).toEqual(['./api/export?user-centers=4']);
});

it('renames one', async () => {
  fakeApi.answer('PATCH user-centers/4', row);
  renderPlace(<UserCentersScreen />);
  await openMenu('「用户中心」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '重命名' }));
  typeName('秋季版');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(fakeApi.asked('PATCH user-centers/4')[0]?.body).toEqual({ name: '秋季版' }));
});

it('offers those who may only look no change', async () => {
  renderPlace(<UserCentersScreen />, { rights: { canEdit: false, canPublish: false, isOwner: false } });
  await openMenu('「用户中心」的操作');
  expect(screen.getByRole('menuitem', { name: '版本' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '新建个人中心' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: '重命名' })).toBeNull();
});

it('deletes one with a way back, and restores it from the trash', async () => {
  const deletedAt = new Date().toISOString();
  fakeApi.answer('DELETE user-centers/4', null);
  fakeApi.answer('POST user-centers/4/restore', row);
  fakeApi.answer('GET user-centers', ({ query }: { query: { state?: string } }) => ({
    items: query.state === 'trashed' ? [{ ...row, deletedAt }] : [row],
  }));
  renderPlace(<UserCentersScreen />);
  await openMenu('「用户中心」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  expect(await screen.findByText('已删除「用户中心」')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(fakeApi.asked('POST user-centers/4/restore')).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: '回收站' }));
  fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByText('已恢复「用户中心」')).toBeDefined();
});
