// Modules are exported, and restored from their trash.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMenu, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import ModulesScreen from './modules-screen';

const row = { id: 5, name: '页脚', blockCount: 2, uses: 1, isLive: true, hasChanges: false };

beforeEach(() => fakeApi.reset());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('exports a module, for the studio and for an existing mall', async () => {
  const addresses: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    addresses.push(this.getAttribute('href') ?? '');
  });
  fakeApi.answer('GET modules', {
    items: [{ ...row, changedAt: '2026-11-20T04:00:00.000Z', deletedAt: null }],
    next: null,
  });
  renderPlace(<ModulesScreen />);
  await openMenu('「页脚」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '导出' }));
  fireEvent.click(screen.getByRole('menuitem', { name: '导出给已有商城' }));
  expect(addresses).toEqual(['./api/export?modules=5', './api/export?modules=5&for=mall']);
});

it('restores a module from the trash, where it says how long it can', async () => {
  const deletedAt = new Date(Date.now() - 20.5 * 86_400_000).toISOString();
  const item = { ...row, changedAt: '2026-11-20T04:00:00.000Z', deletedAt: null };
  const asked: (string | undefined)[] = [];
  fakeApi.answer('GET modules', ({ query }: { query: { state?: string } }) => {
    asked.push(query.state);
    const items = query.state === 'trashed' ? [{ ...item, name: '旧页脚', deletedAt }] : [item];
    return { items, next: null };
  });
  fakeApi.answer('POST modules/5/restore', item);
  renderPlace(<ModulesScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '回收站' }));
  expect((await screen.findByText('旧页脚')).closest('li')?.textContent).toContain('还剩 10 天');
  expect(screen.queryByRole('link', { name: '旧页脚' })).toBeNull();
  expect(screen.queryByText('页脚')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '恢复' }));
  expect(await screen.findByText('已恢复模块「旧页脚」')).toBeDefined();
  await vi.waitFor(() => expect(asked.filter((state) => state === 'trashed')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: '全部' }));
  expect(await screen.findByRole('link', { name: '页脚' })).toBeDefined();
});
