// The text of seckill's chip, and where it shows.
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import type { ActivityExtras } from '../kit/activity-block';

export const WORD = '秒杀';

/** On a big cover the strip of the countdown says the word already. */
export const chipIn = (arrangement: GoodsArrangement): ActivityExtras =>
  arrangement === 'one' ? {} : { badge: { text: WORD, isOutlined: arrangement === 'two' } };
