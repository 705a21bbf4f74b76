// Arrow keys go up and down in the column, however many columns there are and wherever a group ends.
import { expect, it } from 'vitest';
import { nextTile, type TilePlace } from './next-tile';

/** Groups of so many tiles, one below the other. */
function tilesOf(columns: number, groups: readonly number[]): TilePlace[] {
  let line = 0;
  return groups.flatMap((count) => {
    const first = line;
    line += Math.ceil(count / columns);
    return Array.from({ length: count }, (_none, index) => ({
      offsetLeft: (index % columns) * 116,
      // A group has a head.
      offsetTop: (first + Math.floor(index / columns)) * 116 + first * 10,
    }));
  });
}

it.each([
  ['down one column', 1, [3], 'ArrowDown', [0, 1, 2, 2]],
  ['down the left of two', 2, [6], 'ArrowDown', [0, 2, 4, 4]],
  ['down the right of two', 2, [6], 'ArrowDown', [1, 3, 5, 5]],
  ['down the third of four', 4, [12], 'ArrowDown', [2, 6, 10, 10]],
  ['over the odd end of a group', 2, [3, 4], 'ArrowDown', [0, 2, 3, 5]],
  ['from the right column to the only tile of a line', 2, [3, 4], 'ArrowDown', [1, 2, 3]],
  ['up over the odd end of a group', 2, [3, 4], 'ArrowUp', [6, 4, 2, 0, 0]],
  ['up into the last line of four columns', 4, [6, 4], 'ArrowUp', [9, 5, 1, 1]],
  ['right through the lines', 2, [3], 'ArrowRight', [0, 1, 2, 2]],
  ['left through the lines', 2, [3], 'ArrowLeft', [2, 1, 0, 0]],
] as const)('goes %s', (_way, columns, groups, key, places) => {
  const tiles = tilesOf(columns, groups);
  const [first, ...rest] = places;
  let at: number = first;
  const gone = rest.map(() => (at = nextTile(key, tiles, at) ?? -1));
  expect(gone).toEqual(rest);
});

it('leaves other keys alone', () => expect(nextTile('Enter', tilesOf(2, [2]), 0)).toBeNull());
