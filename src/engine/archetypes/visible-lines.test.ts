// Proves which lines of a long list are rendered, and that the spacers are as high as the lines left out.
import { expect, it } from 'vitest';
import { visibleLines, firstLines, linesOfRows, withLine } from './visible-lines';

const GAP = 8;
const TOP = 100;
const SIZE = 50;
const COUNT = 100;

const placed = (index: number) => {
  const start = TOP + index * (SIZE + GAP);
  return { index, start, end: start + SIZE };
};
const layout = { columns: 2, lineCount: COUNT, top: TOP, bottom: placed(COUNT - 1).end, gap: GAP };

/** The height of lines that follow each other, with the gaps between them. */
const together = (count: number) => count * SIZE + (count - 1) * GAP;

it('puts a spacer before, between and after, each as one line of the layout', () => {
  const { runs, spacerAfter } = visibleLines([3, 20, 21, 22].map(placed), layout);
  expect(runs).toEqual([
    { first: 3, last: 3, spacer: together(3) },
    { first: 20, last: 22, spacer: together(16) },
  ]);
  expect(spacerAfter).toBe(together(77));
});

it('puts no spacer at the ends', () => {
  const { runs, spacerAfter } = visibleLines([0, 1, 99].map(placed), layout);
  expect(runs.map(({ spacer }) => spacer)).toEqual([0, together(97)]);
  expect(spacerAfter).toBe(0);
});

it('begins a list that is long from the start with its first rows', () => {
  expect(firstLines(5001, 2)).toEqual({
    columns: 2,
    runs: [{ first: 0, last: 19, spacer: 0 }],
    spacerAfter: 'calc(2481 * var(--line))',
  });
});

it('gives the line of each row, the last of which may be alone', () => {
  const rendered = visibleLines([0, 2, 3].map(placed), layout);
  expect(linesOfRows(rendered, 200)).toEqual([0, 0, 2, 2, 3, 3]);
  expect(linesOfRows(rendered, 5)).toEqual([0, 0, 2]);
  expect(linesOfRows(rendered, 2)).toEqual([0, 0]);
});

it('adds one more line, unless there is no such line', () => {
  expect(withLine([7, 8], 2, 10)).toEqual([2, 7, 8]);
  expect(withLine([7, 8], 8, 10)).toEqual([7, 8]);
  expect(withLine([7, 8], 12, 10)).toEqual([7, 8]);
  expect(withLine([7, 8], null, 10)).toEqual([7, 8]);
});
