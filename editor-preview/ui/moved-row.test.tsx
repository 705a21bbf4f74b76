// A row that is moved by keys is moved on by the next press, in every list.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Picked } from '~/domain/studio/api-library';
import type { FormField } from '~/domain/studio/form';
import type { ControlProps } from '../form/control';
import { renderForm } from '../form/testing';
import { Tray } from '../pickers/tray';
import { fakeApi } from '../testing/fake-api';
import { goods } from '../testing/mall-answers';
import { rowKeys } from './moved-row';
import { PicturesControl } from '../controls/pictures-control';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  fakeApi.answer('GET pick/goods', { items: [1, 2, 3].map((id) => goods(id)), next: null });
});

const pressAgain = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, altKey: true });
const clickAgain = () => fireEvent.click(document.activeElement ?? document.body);
const nameOfFocused = () => document.activeElement?.getAttribute('aria-label');

it('keys rows by their id, counted where one stands twice', () => {
  expect(rowKeys([7, 8, 7])).toEqual(['7 0', '8 0', '7 1']);
});

function TrayOfThree({ ids }: { ids: readonly number[] }) {
  const [chosen, setChosen] = useState<readonly Picked[]>(() =>
    ids.map((id, index) => goods(id, { problem: `第 ${index}` })),
  );
  return <Tray chosen={chosen} onChange={setChosen} />;
}

it.each([
  ['different things', [1, 2, 3]],
  ['one thing three times', [1, 1, 1]],
])('in the tray of a picker, with %s', (_what, ids) => {
  render(<TrayOfThree ids={ids} />);
  const order = () => screen.getAllByRole('listitem').map(({ title }) => title.at(-1));
  screen.getAllByRole('listitem')[0]?.focus();
  pressAgain('ArrowRight');
  pressAgain('ArrowRight');
  expect(order()).toEqual(['1', '2', '0']);
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2]);
  pressAgain('ArrowLeft');
  pressAgain('ArrowLeft');
  expect(order()).toEqual(['0', '1', '2']);
});

it('among chosen goods, by Alt with the arrows and by the buttons', async () => {
  const list = [1, 2, 3].map((id) => ({ id, name: `商品 ${id}` }));
  const { data } = await renderForm([{ id: 'goods', data: { addGoodsType: 1, list } }]);
  const order = () => (data()['list'] as { id: number }[]).map(({ id }) => id);
  (await screen.findByRole('button', { name: '商品 1下移' })).focus();
  pressAgain('ArrowDown');
  expect(nameOfFocused()).toBe('商品 1下移');
  pressAgain('ArrowDown');
  expect(order()).toEqual([2, 3, 1]);
  // There is nothing below: the button is off.
  expect(nameOfFocused()).toBe('商品 1上移');
  clickAgain();
  clickAgain();
  expect(order()).toEqual([1, 2, 3]);
  expect(nameOfFocused()).toBe('商品 1下移');
});

function Pictures() {
  const [value, write] = useState<unknown>(['a.png', 'b.png', 'c.png']);
  const field = { name: 'pics', title: '图片', rows: {} } as unknown as FormField;
  const props = { field, at: '/pics', value, write, scopes: [], id: 'pics', isReadOnly: false };
  return <PicturesControl {...(props as unknown as ControlProps)} />;
}

it('among pictures, by the buttons', () => {
  render(<Pictures />);
  const order = () =>
    [...document.querySelectorAll('li img')].map((one) => one.getAttribute('src')?.at(-'a.png'.length));
  screen.getByRole('button', { name: '第 1 张后移' }).focus();
  clickAgain();
  clickAgain();
  expect(order()).toEqual(['b', 'c', 'a']);
  expect(nameOfFocused()).toBe('第 3 张前移');
});
