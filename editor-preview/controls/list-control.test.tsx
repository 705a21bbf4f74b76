// Lists in the form: rows are added, moved, chosen and filled; those out of hand cost a line each.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderForm } from '../form/testing';
import { openMenu, pressEntry } from '../testing/open-menu';
import { dragRow } from './testing';

beforeEach(() => localStorage.clear());

const notice = (count: number) => ({
  id: 'nav',
  data: {
    modeType: 'img',
    navs: Array.from({ length: count }, (_none, index) => ({ name: `入口 ${index + 1}`, openType: '' })),
  },
});
const names = (data: Readonly<Record<string, unknown>>) =>
  (data['navs'] as { name: string }[]).map(({ name }) => name);

const line = (name: string) => screen.getByRole('button', { name });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^选择 / })
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'));

describe('a list', () => {
  it('costs a line for each row, and the controls of the open one only', async () => {
    const { container } = await renderForm([notice(100)]);
    expect(container.querySelectorAll('[data-row]')).toHaveLength(100);
    expect(container.querySelectorAll('[data-row] :is(input, select, textarea)')).toHaveLength(0);
    const perRow = container.querySelectorAll('ol[data-long] *').length / 100;
    // A menu that is closed is not laid out.
    expect(perRow).toBeLessThanOrEqual(8);
    fireEvent.click(screen.getByRole('button', { name: '入口 7' }));
    const open = [...container.querySelectorAll('[data-row]')].filter(
      (row) => row.querySelector('input') !== null,
    );
    expect(open).toHaveLength(1);
  });

  it('is moved and deleted by keys, and rows stay as they are stored', async () => {
    const { data } = await renderForm([notice(3)]);
    fireEvent.keyDown(screen.getByRole('button', { name: '入口 1' }), { key: 'ArrowDown', altKey: true });
    expect(names(data())).toEqual(['入口 2', '入口 1', '入口 3']);
    fireEvent.keyDown(screen.getByRole('button', { name: '入口 3' }), { key: 'Delete' });
    expect(data()['navs']).toEqual([
      { name: '入口 2', openType: '' },
      { name: '入口 1', openType: '' },
    ]);
  });

  it('is added to at both ends from two rows on', async () => {
    const { data, unmount } = await renderForm([notice(2)]);
    fireEvent.click(screen.getByRole('button', { name: '在最前添加' }));
    expect(names(data()).slice(1)).toEqual(['入口 1', '入口 2']);
    unmount();
    await renderForm([notice(1)]);
    expect(screen.queryByRole('button', { name: '在最前添加' })).toBeNull();
  });

  it('is searched from eight rows on', async () => {
    await renderForm([notice(8)]);
    fireEvent.change(screen.getByRole('searchbox', { name: /^在(?!属性)/ }), { target: { value: '入口 8' } });
    expect(screen.queryByRole('button', { name: '入口 1' })).toBeNull();
  });

  it('has the focus on the row that is moved by keys, among those that a search finds too', async () => {
    const { data } = await renderForm([notice(12)]);
    fireEvent.change(screen.getByRole('searchbox', { name: /^在(?!属性)/ }), { target: { value: '入口 1' } });
    line('入口 12').focus();
    for (const [key, place] of [
      ['ArrowUp', 10],
      ['ArrowUp', 9],
      ['ArrowDown', 10],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, altKey: true });
      expect(names(data()).indexOf('入口 12')).toBe(place);
      expect(document.activeElement).toBe(line('入口 12'));
    }
  });

  it('changes several rows at once', async () => {
    const { data } = await renderForm([notice(4)]);
    fireEvent.click(screen.getByRole('button', { name: '批量' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 入口 3' }));
    fireEvent.click(screen.getByRole('button', { name: '移到最前' }));
    expect(names(data())[0]).toBe('入口 3');
    fireEvent.change(screen.getByRole('combobox', { name: '给所选的项设置' }), { target: { value: 'name' } });
    fireEvent.change(screen.getByDisplayValue('入口 3'), { target: { value: '新' } });
    expect(names(data())).toEqual(['新', '入口 1', '入口 2', '入口 4']);
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(names(data())).toEqual(['入口 1', '入口 2', '入口 4']);
  });

  it('carries ticks and the open row along when a row is dragged', async () => {
    const { data, container } = await renderForm([notice(4)]);
    fireEvent.click(screen.getByRole('button', { name: '批量' }));
    for (const name of ['入口 1', '入口 3'])
      fireEvent.click(screen.getByRole('checkbox', { name: `选择 ${name}` }));
    fireEvent.click(line('入口 2'));
    dragRow(container, { from: 2, to: 0 });
    expect(names(data())).toEqual(['入口 3', '入口 1', '入口 2', '入口 4']);
    expect(ticked()).toEqual(['选择 入口 3', '选择 入口 1']);
    expect(line('入口 2').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(names(data())).toEqual(['入口 2', '入口 4']);
    expect([ticked(), line('入口 2').getAttribute('aria-expanded')]).toEqual([[], 'true']);
  });

  it('deletes all rows at once, and leaves empty ones where it must have some', async () => {
    const { data } = await renderForm([
      { id: 'banner', data: { banners: [{ picUrl: 'a' }, { picUrl: 'b' }] } },
    ]);
    fireEvent.click(screen.getByRole('button', { name: '批量' }));
    fireEvent.click(screen.getByRole('button', { name: '全选' }));
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    const { banners } = data() as { banners: Array<{ picUrl: string }> };
    expect(banners.map(({ picUrl }) => picUrl)).toEqual(['', '']);
  });

  it('carries ticks along when rows are moved, deleted and copied one by one', async () => {
    const { data } = await renderForm([notice(3)]);
    fireEvent.click(screen.getByRole('button', { name: '批量' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 入口 3' }));
    fireEvent.keyDown(line('入口 3'), { key: 'ArrowUp', altKey: true });
    expect([names(data()), ticked()]).toEqual([['入口 1', '入口 3', '入口 2'], ['选择 入口 3']]);
    await openMenu('第 1 项的操作');
    pressEntry('复制');
    expect([names(data())[1], ticked()]).toEqual(['入口 1', ['选择 入口 3']]);
    fireEvent.keyDown(line('入口 2'), { key: 'Delete' });
    expect([names(data()), ticked()]).toEqual([['入口 1', '入口 1', '入口 3'], ['选择 入口 3']]);
    fireEvent.keyDown(line('入口 3'), { key: 'Delete' });
    expect(ticked()).toEqual([]);
  });

  it('has a menu for each row, that the browser closes and that moves the row with the focus', async () => {
    const { data } = await renderForm([notice(3)]);
    await openMenu('第 3 项的操作');
    const menu = screen.getByRole('menu', { name: '第 3 项的操作' });
    // Esc, a press elsewhere and another menu close it.
    expect(menu.getAttribute('popover')).toBe('auto');
    screen.getByRole('button', { name: '第 3 项的操作' }).focus();
    fireEvent.click(screen.getByRole('menuitem', { name: /^上移/ }));
    expect(names(data())).toEqual(['入口 1', '入口 3', '入口 2']);
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '第 2 项的操作' }));
  });
});
