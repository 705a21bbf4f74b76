// The picture advert: its board shows pictures of the mall, one folder above the studio; a single one has its own height.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { arranged } from './rubik-arrangements';
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
