// Proves the stars of a rating.
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from './stars';

it('reads the rating out', () => {
  expect(render(<Stars score={4.5} />).container.textContent).toBe('评分4.5，满分5');
});

it.each([
  [3, 3],
  [4.5, 5],
  [-2, 0],
  [100, 5],
])('renders a custom star per point: %s as %s', (score, count) => {
  const { container } = render(<Stars score={score} picture="star.png" />);
  expect(container.querySelectorAll('img')).toHaveLength(count);
});

it('renders the whole scale of custom stars', () => {
  expect(render(<Stars score={2} />).container.querySelectorAll('svg')).toHaveLength(5);
});

it('renders a built-in star per point where a custom one does not load', () => {
  const { container } = render(<Stars score={4} picture="star.png" />);
  for (const star of container.querySelectorAll('img')) fireEvent.error(star);
  expect(['img', 'svg'].map((tag) => container.querySelectorAll(tag).length)).toEqual([0, 4]);
});
