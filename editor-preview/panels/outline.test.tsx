// The outline of a long page: few rows are mounted of many, and Tab always finds one of them.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { stubLayout } from '../testing/stub-layout';
import { renderOutline } from './testing';

const MANY = 1000;

const renderMany = () =>
  renderOutline(Array.from({ length: MANY }, () => ({ id: 'empty', data: { height: 30 } }))).store;

beforeEach(() => {
  fakeApi.reset();
  stubLayout({ height: 640 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stops = () => screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);

it('mounts the rows about the view of 1,000', () => {
  renderMany();
  expect(screen.getByText(`${MANY} / ${MANY} 个组件`)).toBeDefined();
  const rows = screen.getAllByRole('treeitem');
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.length).toBeLessThan(60);
});

it('is entered by Tab also while what is selected is out of view', () => {
  const store = renderMany();
  act(() => store.select(['b3']));
  expect(stops()).toHaveLength(1);
  expect(stops()[0]?.getAttribute('aria-selected')).toBe('true');
  act(() => store.select([`b${MANY - 1}`]));
  expect(stops()).toHaveLength(1);
});

const painted = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

it('takes the focus along with the selection, but not from where it went meanwhile', async () => {
  const store = renderMany();
  act(() => store.select(['b3']));
  stops()[0]?.focus();
  act(() => store.select(['b5']));
  await painted();
  expect(document.activeElement?.getAttribute('data-key')).toBe('b5');
  const phone = document.body.appendChild(document.createElement('button'));
  act(() => store.select(['b7']));
  phone.focus();
  await painted();
  expect(document.activeElement).toBe(phone);
  phone.remove();
});

const rowOf = (uid: string) => document.querySelector(`[data-key="${uid}"]`)?.closest('[data-level]') ?? null;
const over = () =>
  [...document.querySelectorAll('[data-over] [data-key]')].map((name) => name.getAttribute('data-key'));

it('frames on the phone the block of the row in hand, and marks the row of the block there', () => {
  const { ui } = renderOutline(Array.from({ length: 3 }, () => ({ id: 'empty', data: {} })));
  const [first, second] = [rowOf('b0'), rowOf('b1')];
  if (first === null || second === null) throw new Error('no rows');
  fireEvent.pointerEnter(first);
  expect([ui.hover.get(), over()]).toEqual(['b0', ['b0']]);
  fireEvent.pointerEnter(second);
  fireEvent.pointerLeave(first);
  expect(ui.hover.get()).toBe('b1');
  fireEvent.pointerLeave(second);
  expect([ui.hover.get(), over()]).toEqual([null, []]);
  act(() => screen.getAllByRole('treeitem')[2]?.focus());
  expect(ui.hover.get()).toBe('b2');
  act(() => ui.hover.set('b0'));
  expect(over()).toEqual(['b0']);
});

/** Keys of the rows with a face, with its accessible text. */
const faces = () =>
  screen
    .queryAllByTitle('小林')
    .map((face) => [
      face.closest('[data-level]')?.querySelector('[data-key]')?.getAttribute('data-key'),
      face.textContent,
    ]);
const lin = { id: 2, name: '小林', session: 's2', tab: 't0' };

it('shows who works in a block at its row, and not oneself', () => {
  const { arrive } = renderOutline(Array.from({ length: 2 }, () => ({ id: 'empty', data: {} })));
  const own = { id: 1, name: '林知夏', session: 's1', uid: 'b0', tab: 't0' };
  act(() => arrive([own, { ...lin, uid: 'b0' }, { ...lin, session: 's3', uid: 'b0' }]));
  expect(faces()).toEqual([['b0', '小小林 在这里']]);
  act(() => arrive([own, { ...lin, uid: 'b1' }]));
  expect(faces()).toEqual([['b1', '小小林 在这里']]);
  expect(screen.queryByTitle('林知夏')).toBeNull();
  act(() => arrive([own]));
  expect(faces()).toEqual([]);
});
