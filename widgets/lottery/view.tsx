// Goods of prize draws: free, without a chip, with the time until the draw.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityExtras } from '../kit/activity-block';
import { ActivityClock } from '../kit/activity-clock';
import { type LotteryDelivered, shape } from './schema.gen';

type Goods = LotteryDelivered['list'][number];

const WORD = '抽奖';

const extrasOf = (goods: Goods, arrangement: GoodsArrangement): ActivityExtras => ({
  clock: (
    <ActivityClock
      times={{ beginsAt: goods.start_time, endsAt: goods.end_time }}
      word={WORD}
      arrangement={arrangement}
    />
  ),
});

const LotteryView = ({ data }: WidgetViewProps<LotteryDelivered>) => (
  <ActivityBlock data={data} goods={data.list} word={WORD} extrasOf={extrasOf} />
);

export default defineView<LotteryDelivered>(shape, LotteryView);
