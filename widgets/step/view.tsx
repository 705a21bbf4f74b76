// Goods with a price in the currency of steps.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityGoods } from '../kit/activity-block';
import { kindChip } from '../kit/kind-chip';
import { shape, type StepDelivered } from './schema.gen';

const extrasOf = (_goods: ActivityGoods, arrangement: GoodsArrangement) => kindChip('步数宝', arrangement);

const StepView = ({ data }: WidgetViewProps<StepDelivered>) => (
  <ActivityBlock data={data} goods={data.list} word="步数宝" extrasOf={extrasOf} />
);

export default defineView<StepDelivered>(shape, StepView);
