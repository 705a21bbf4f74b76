// The picture advert: its board shows pictures of the mall, one folder above the studio; a single one has its own height.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { arranged } from '../form/rubik-arrangements';
import { renderForm } from '../form/testing';
import { fakeApi } from '../testing/fake-api';
import { answerFromMall, picture } from '../testing/mall-answers';

beforeEach(() => localStorage.clear());

it('asks the mall for its own pictures, and other places for theirs', async () => {
  const urls = ['uploads/20261125/tea.jpg', 'https://img.example/b.png', ''];
  const pictures = urls.map((pic_url) => ({ pic_url, link: {} }));
  await renderForm([{ id: 'rubik', data: { style: 5, ...arranged(pictures, 5, 0).values } }]);
  const sources = screen
    .getAllByRole('button', { name: /^图片 \d$/ })
    .map((cell) => cell.querySelector('img')?.getAttribute('src'));
  expect(sources).toEqual(['../uploads/20261125/tea.jpg', 'https://img.example/b.png', undefined]);
});

it('stores the height of a single picture beside it, and none for several', async () => {
  fakeApi.reset();
  answerFromMall();
  const pictures = [{ pic_url: picture.url, link: {} }];
  const { data } = await renderForm([
    { id: 'rubik', data: { ...arranged(pictures, 4, 0).values, a_height: '999.00' } },
  ]);
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  // The library's answer comes after the form.
  await waitFor(() => {
    choose('两张等分');
    choose('一张');
    expect(data()).toMatchObject({ style: 0, height: 'auto', a_height: '500.00' });
  });
  choose('两张等分');
  expect(data()).not.toHaveProperty('a_height');
});

it('keeps the pictures that fit when columns are stepped, says which left, and has them again on the way back', async () => {
  const cell = (name: string, x: number) => ({
    pic_url: `uploads/${name}.png`,
    link: {},
    x,
    y: 0,
    w: 1,
    h: 1,
  });
  const list = [cell('a', 0), cell('b', 1), cell('c', 2)];
  const { data, container } = await renderForm([
    { id: 'rubik', data: { style: 8, w: 3, h: 1, space: 0, list } },
  ]);
  const kept = () => (data()['list'] as { pic_url: string }[]).map(({ pic_url }) => pic_url);
  const columns = screen.getByRole('textbox', { name: '网格列数' });
  const note = () => container.querySelector('output')?.textContent;
  fireEvent.change(columns, { target: { value: '1' } });
  expect([data()['w'], kept()]).toEqual([1, ['uploads/a.png']]);
  expect(note()).toBe('2 张图片放不下，已移出：b.png、c.png；撤销可以找回');
  fireEvent.change(columns, { target: { value: '10' } });
  expect([data()['w'], kept().length, note()]).toEqual([10, 3, '']);
});

it('keeps the pictures of each of several blocks when their rows are stepped', async () => {
  const block = (name: string) => ({
    id: 'rubik',
    data: {
      style: 8,
      w: 1,
      h: 2,
      space: 0,
      list: [0, 1].map((y) => ({ pic_url: `${name}${y}.png`, link: {}, x: 0, y, w: 1, h: 1 })),
    },
  });
  const { data } = await renderForm([block('a'), block('b')]);
  fireEvent.keyDown(screen.getByRole('textbox', { name: '网格行数' }), { key: 'ArrowDown' });
  expect([data('b0')['list'], data('b1')['list']]).toMatchObject([
    [{ pic_url: 'a0.png' }],
    [{ pic_url: 'b0.png' }],
  ]);
});
