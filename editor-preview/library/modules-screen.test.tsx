// Modules are exported; one in use is not deleted: its pages are a press away.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressesOf, openMenu, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import ModulesScreen from './modules-screen';

const row = { id: 5, name: '页脚', blockCount: 2, uses: 1, isLive: true, hasChanges: false };
const use = { doc: 'page-7', title: '秋季会场', isLive: true };

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
  fakeApi.answer('GET modules', { items: [{ ...row, changedAt: '2026-11-20T04:00:00.000Z' }], next: null });
  renderPlace(<ModulesScreen />);
  await openMenu('「页脚」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '导出' }));
  fireEvent.click(screen.getByRole('menuitem', { name: '导出给已有商城' }));
  expect(addresses).toEqual(['./api/export?modules=5', './api/export?modules=5&for=mall']);
});

it('leads from a module that cannot be deleted to the pages that use it', async () => {
  const changedAt = '2026-11-20T04:00:00.000Z';
  fakeApi.answer('GET modules', { items: [{ ...row, changedAt }], next: null, total: 1 });
  fakeApi.answer('GET modules/5/uses', { items: [use, { ...use, isLive: false }] });
  renderPlace(<ModulesScreen />);
  await openMenu('「页脚」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  expect(await addressesOf('秋季会场')).toEqual(['#/pages/7/edit']);
});
