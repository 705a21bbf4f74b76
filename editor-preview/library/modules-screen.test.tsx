// Modules are exported.
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
  fakeApi.answer('GET modules', { items: [{ ...row, changedAt: '2026-11-20T04:00:00.000Z' }], next: null });
  renderPlace(<ModulesScreen />);
  await openMenu('「页脚」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '导出' }));
  fireEvent.click(screen.getByRole('menuitem', { name: '导出给已有商城' }));
  expect(addresses).toEqual(['./api/export?modules=5', './api/export?modules=5&for=mall']);
});
