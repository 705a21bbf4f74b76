// In a narrow window one block is edited at a time, in one column: outline, form, the page in a sheet, publishing.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubAroundDocument } from '../testing/open-document';
import { openPage } from '../testing/open-page';

stubAroundDocument();

const listeners = new Set<() => void>();
let width = 400;

beforeEach(() => {
  width = 400;
  listeners.clear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return !query.includes('1024') || width >= 1024;
    },
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  }));
});

async function open() {
  openPage(['春茶', '秋茶']);
  return within(await screen.findByRole('navigation', { name: '编辑的部分' }, { timeout: 10_000 }));
}

const rows = () => screen.findAllByRole('treeitem');

it('goes from a tap on a block to its form, and back to the outline', async () => {
  const columns = await open();
  const [first] = await rows();
  if (first !== undefined) fireEvent.click(first);
  const title = await screen.findByLabelText<HTMLInputElement>('标题', {}, { timeout: 10_000 });
  expect(title.value).toBe('春茶');
  expect(screen.queryByRole('tree')).toBeNull();
  fireEvent.focus(title);
  fireEvent.change(title, { target: { value: '明前茶' } });
  expect(await screen.findByRole('button', { name: /^撤销：.*明前茶/ })).toBeDefined();
  expect(columns.getByRole('button', { name: /^属性：/ }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(columns.getByRole('button', { name: '大纲' }));
  expect(await rows()).toHaveLength(2);
});

it('has rows as high as a finger needs them', async () => {
  await open();
  const [first, second] = await rows();
  const topOf = (row?: HTMLElement) => row?.closest<HTMLElement>('[style*="top"]')?.style.top;
  expect([topOf(first), topOf(second)]).toEqual(['0px', '44px']);
});

it('shows the draft in a sheet', async () => {
  const columns = await open();
  fireEvent.click(columns.getByRole('button', { name: '预览' }));
  const sheet = within(await screen.findByRole('dialog', { name: '预览' }));
  expect(sheet.getByTitle('草稿预览')).toBeDefined();
  fireEvent.click(sheet.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('publishes, and has nothing that is dragged to', async () => {
  await open();
  expect(screen.queryByRole('region', { name: '画布' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByRole('dialog', { name: '发布' }, { timeout: 10_000 })).toBeDefined();
});

it('becomes the whole editor where the window has room for it, with the same selection', async () => {
  await open();
  const [first] = await rows();
  if (first !== undefined) fireEvent.click(first);
  width = 1280;
  for (const listener of listeners) listener();
  expect(await screen.findByRole('region', { name: '画布' }, { timeout: 10_000 })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: '编辑的部分' })).toBeNull());
  expect(await screen.findByLabelText('标题', {}, { timeout: 10_000 })).toHaveProperty('value', '春茶');
});
