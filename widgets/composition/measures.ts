// The sizes of the pictures of a set, which are not square, in rpx.
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';

export const ROW_COVER = { width: 328, height: 165 } as const;
/** Two columns. */
export const HALF_COVER = { width: 343, height: 164 } as const;
export const BIG_RATIO = 702 / 336;

export function coverRatio(arrangement: GoodsArrangement): number {
  if (arrangement === 'one') return BIG_RATIO;
  const { width, height } = arrangement === 'rows' ? ROW_COVER : HALF_COVER;
  return width / height;
}
