// An own template is deleted with a way back.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMenu, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import TemplatesScreen from './templates-screen';

const template = {
  id: 7,
  name: '上新',
  description: '',
  isShipped: false,
  blockCount: 1,
  kinds: ['empty'],
  at: '2026-11-20T04:00:00.000Z',
};

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET templates', { items: [template] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('deletes an own template, and brings it back', async () => {
  fakeApi.answer('DELETE templates/7', null);
  fakeApi.answer('POST templates/7/restore', template);
  renderPlace(<TemplatesScreen />);
  await openMenu('「上新」的操作');
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('已删除模板「上新」')).toBeDefined();
  expect(fakeApi.asked('DELETE templates/7')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(fakeApi.asked('POST templates/7/restore')).toHaveLength(1));
  expect(await screen.findByText('已撤销')).toBeDefined();
});
