// The head of the form: one block is renamed in place, and its menu is a press away.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderForm } from '../form/testing';

beforeEach(() => localStorage.clear());

const BLOCKS = [
  { id: 'link', data: {} },
  { id: 'notice', data: {} },
];

const title = () => screen.getByRole('heading', { level: 2 }).textContent;

it('renames the block where its name stands, and takes the name away again', async () => {
  const { store } = await renderForm(BLOCKS, { selected: ['b0'] });
  fireEvent.click(screen.getByRole('button', { name: '标题' }));
  const field = screen.getByRole('textbox', { name: '标题的名字' });
  fireEvent.change(field, { target: { value: '新品标题' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(title()).toBe('新品标题');
  expect(store.get().doc.notes['b0']?.name).toBe('新品标题');
  fireEvent.click(screen.getByRole('button', { name: '新品标题' }));
  const again = screen.getByRole('textbox', { name: '新品标题的名字' });
  fireEvent.change(again, { target: { value: '' } });
  fireEvent.keyDown(again, { key: 'Enter' });
  expect(title()).toBe('标题');
  expect(store.get().done).toBe(2);
});

it('leaves the name as it was on Esc', async () => {
  const { store } = await renderForm(BLOCKS, { selected: ['b0'] });
  fireEvent.click(screen.getByRole('button', { name: '标题' }));
  const field = screen.getByRole('textbox', { name: '标题的名字' });
  fireEvent.change(field, { target: { value: '别的' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(title()).toBe('标题');
  expect(store.get().done).toBe(0);
});

it.each([
  ['several blocks', {}, '2 个组件'],
  ['a locked block', { selected: ['b0'], notes: { b0: { locked: 'editor' } } }, '标题'],
  ['a reader', { selected: ['b0'], isReadOnly: true }, '标题'],
  ['the page', { selected: [] }, '页面'],
] as const)('shows the name of %s, which cannot be typed', async (_what, options, name) => {
  await renderForm(BLOCKS, options);
  expect(title()).toBe(name);
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it('opens the menu of the blocks', async () => {
  const { ui } = await renderForm(BLOCKS, { selected: ['b0'] });
  fireEvent.click(screen.getByRole('button', { name: '组件的菜单' }));
  expect(ui.get().menu).not.toBeNull();
});
