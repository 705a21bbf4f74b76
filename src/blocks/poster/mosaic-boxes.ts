// How one to five pictures share a box.
import type { Box } from './poster-spec';

export const MAX_PICTURES = 5;

/** Rows of pictures by their number; three have one large picture beside two. */
const ROWS: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 4: [2, 2], 5: [2, 3] };

function besideTwo({ x, y, width, height }: Box, gap: number): Box[] {
  const large = Math.round((width - gap) * 0.62);
  const small = { x: x + large + gap, width: width - large - gap, height: (height - gap) / 2 };
  return [
    { x, y, width: large, height },
    { ...small, y },
    { ...small, y: y + small.height + gap },
  ];
}

/** The boxes of `count` pictures, gaps between them. */
export function mosaicBoxes(count: number, box: Box, gap: number): Box[] {
  const rows = ROWS[count];
  if (rows === undefined) return besideTwo(box, gap);
  const height = (box.height - gap * (rows.length - 1)) / rows.length;
  return rows.flatMap((columns, row) => {
    const width = (box.width - gap * (columns - 1)) / columns;
    return Array.from({ length: columns }, (_none, column) => ({
      x: box.x + column * (width + gap),
      y: box.y + row * (height + gap),
      width,
      height,
    }));
  });
}
