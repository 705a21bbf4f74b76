// The text of seckill's chip, and the list styles that show it.
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import type { ActivityExtras } from '../kit/activity-block';

export const WORD = '秒杀';

/** On a big cover the countdown's strip already contains the label. */
export const chipIn = (arrangement: GoodsArrangement): ActivityExtras =>
  arrangement === 'one' ? {} : { badge: { text: WORD, isOutlined: arrangement === 'two' } };
