// The look of goods sold wholesale.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityGoods } from '../kit/activity-block';
import { kindChip } from '../kit/kind-chip';
import { shape, type WholesaleDelivered } from './schema.gen';

const extrasOf = (_goods: ActivityGoods, arrangement: GoodsArrangement) => kindChip('商品批发', arrangement);

const WholesaleView = ({ data }: WidgetViewProps<WholesaleDelivered>) => (
  <ActivityBlock data={data} goods={data.list} word="批发" extrasOf={extrasOf} />
);

export default defineView<WholesaleDelivered>(shape, WholesaleView);
