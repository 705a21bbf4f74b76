// Group-buying goods: the size of the group is before the name.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityExtras } from '../kit/activity-block';
import { type PintuanDelivered, shape } from './schema.gen';

type Goods = PintuanDelivered['list'][number];

const extrasOf = ({ people_num: people }: Goods, arrangement: GoodsArrangement): ActivityExtras =>
  people > 0 ? { badge: { text: `${people}人团`, isOutlined: arrangement !== 'rows' } } : {};

const PintuanView = ({ data }: WidgetViewProps<PintuanDelivered>) => (
  <ActivityBlock data={data} goods={data.list} word="拼团" extrasOf={extrasOf} />
);

export default defineView<PintuanDelivered>(shape, PintuanView);
