// Proves how many pictures of a set are rendered.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Mosaic } from './mosaic';

const tilesOf = (count: number) => {
  const sources = Array.from({ length: count }, (_none, index) => `/${index}.png`);
  const { container } = render(<Mosaic sources={sources} ratio={2} />);
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
};

it.each([1, 2, 3, 4, 5])('renders all of %i covers in their order', (count) => {
  expect(tilesOf(count)).toEqual(Array.from({ length: count }, (_none, index) => `/${index}.png`));
});

it('renders the first five of more', () => {
  expect(tilesOf(9)).toEqual(['/0.png', '/1.png', '/2.png', '/3.png', '/4.png']);
});

it('has its box with one designed gap without covers', () => {
  const { container } = render(<Mosaic sources={[]} ratio={2} />);
  expect([container.querySelectorAll('img').length, container.querySelectorAll('svg').length]).toEqual([
    0, 1,
  ]);
});
