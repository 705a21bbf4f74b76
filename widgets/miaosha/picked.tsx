// The list of seckill goods that were picked by hand, each with the clock of its session.
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityExtras } from '../kit/activity-block';
import { ActivityClock } from '../kit/activity-clock';
import { chipIn, WORD } from './chip';
import type { MiaoshaDelivered } from './schema.gen';

type Goods = MiaoshaDelivered['list'][number];

const extrasOf = (goods: Goods, arrangement: GoodsArrangement): ActivityExtras => ({
  ...chipIn(arrangement),
  clock: (
    <ActivityClock
      times={{ beginsAt: goods.start_time, endsAt: goods.end_time }}
      word={WORD}
      arrangement={arrangement}
    />
  ),
});

export default function Picked({ data }: { data: MiaoshaDelivered }) {
  return <ActivityBlock data={data} goods={data.list} word={WORD} extrasOf={extrasOf} />;
}
