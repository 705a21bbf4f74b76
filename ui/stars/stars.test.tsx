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
])('renders an own star for each point: %s as %s', (score, count) => {
  const { container } = render(<Stars score={score} picture="star.png" />);
  expect(container.querySelectorAll('img')).toHaveLength(count);
});

it('renders the whole scale of its own stars', () => {
  expect(render(<Stars score={2} />).container.querySelectorAll('svg')).toHaveLength(5);
});

it('renders its own star for each point where an own one does not come', () => {
  const { container } = render(<Stars score={4} picture="star.png" />);
  for (const star of container.querySelectorAll('img')) fireEvent.error(star);
  expect(['img', 'svg'].map((tag) => container.querySelectorAll(tag).length)).toEqual([0, 4]);
});
