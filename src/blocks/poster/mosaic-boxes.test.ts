// Proves that the pictures of a poster fill their box without overlapping.
import { describe, expect, it } from 'vitest';
import { MAX_PICTURES, mosaicBoxes } from './mosaic-boxes';

const BOX = { x: 10, y: 20, width: 608, height: 408 };
const GAP = 8;

describe('the pictures of a poster', () => {
  it.each(Array.from({ length: MAX_PICTURES }, (_none, index) => index + 1))(
    'of %i are all within their box and reach its corners',
    (count) => {
      const boxes = mosaicBoxes(count, BOX, GAP);
      expect(boxes).toHaveLength(count);
      expect(Math.min(...boxes.map(({ x }) => x))).toBe(BOX.x);
      expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeCloseTo(BOX.x + BOX.width);
      expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeCloseTo(BOX.y + BOX.height);
    },
  );

  it('never overlap', () => {
    for (const count of [2, 3, 4, 5]) {
      const boxes = mosaicBoxes(count, BOX, GAP);
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            one.x + one.width < other.x ||
            other.x + other.width < one.x ||
            one.y + one.height < other.y ||
            other.y + other.height < one.y;
          expect(isApart).toBe(true);
        }
    }
  });
});
