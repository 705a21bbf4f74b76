// Bargain goods: their lowest price, and the time left.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityExtras } from '../kit/activity-block';
import { ActivityClock } from '../kit/activity-clock';
import { type BargainDelivered, shape } from './schema.gen';

type Goods = BargainDelivered['list'][number];

const WORD = '砍价';

/** On a big cover the countdown's strip already contains the label. */
const extrasOf = (goods: Goods, arrangement: GoodsArrangement): ActivityExtras => ({
  clock: (
    <ActivityClock
      times={{ beginsAt: goods.start_time, endsAt: goods.end_time }}
      word={WORD}
      arrangement={arrangement}
    />
  ),
  ...(arrangement === 'one' ? {} : { badge: { text: WORD, isOutlined: arrangement === 'two' } }),
});

const BargainView = ({ data }: WidgetViewProps<BargainDelivered>) => (
  <ActivityBlock data={data} goods={data.list} word={WORD} extrasOf={extrasOf} />
);

export default defineView<BargainDelivered>(shape, BargainView);
