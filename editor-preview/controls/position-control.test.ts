// The cells of a position by the arrow keys.
import { expect, it } from 'vitest';
import { nextCell } from './position-control';

it('moves among nine cells and stays at the edges', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => nextCell(4, key))).toEqual([
    3, 5, 1, 7,
  ]);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => nextCell(2, key))).toEqual([
    1, 2, 2, 5,
  ]);
  expect(nextCell(8, 'ArrowDown')).toBe(8);
});
