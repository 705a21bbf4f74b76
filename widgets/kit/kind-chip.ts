// The chip with the kind of sale before the name of a goods.
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import type { ActivityExtras } from './activity-block';

/** Big cards have none. */
export const kindChip = (text: string, arrangement: GoodsArrangement): ActivityExtras =>
  arrangement === 'one' ? {} : { badge: { text, isOutlined: false } };
