// The board of a picture advert shows pictures of the mall, which lies one folder above the studio.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { arranged } from './rubik-arrangements';
import { renderForm } from '../form/testing';

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
