// Own templates: deleted with a way back; one that a page becomes is shown where it was looked for already.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMenu, renderPlace } from '../app/testing';
import { usePageActs } from '../documents/page-acts';
import { rowOf } from '../pages/testing';
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

function KeepAsTemplate() {
  const { toTemplate } = usePageActs();
  return (
    <button type="button" onClick={() => void toTemplate(rowOf(1))}>
      存为模板
    </button>
  );
}

it('shows what a page becomes while the list is open', async () => {
  const row = rowOf(1);
  fakeApi.answer(`GET documents/${row.doc}`, { version: 1, content: { tabs: [], notes: {} } });
  fakeApi.answer('POST templates', () => {
    fakeApi.answer('GET templates', { items: [template, { ...template, id: 8, name: row.title }] });
    return null;
  });
  renderPlace(
    <>
      <KeepAsTemplate />
      <TemplatesScreen />
    </>,
  );
  await screen.findByText('上新');
  fireEvent.click(screen.getByRole('button', { name: '存为模板' }));
  expect(await screen.findByRole('button', { name: `「${row.title}」的操作` })).toBeDefined();
});
