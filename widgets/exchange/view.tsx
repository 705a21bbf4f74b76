// The look of gift cards on sale: they never have a struck price.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityGoods } from '../kit/activity-block';
import { kindChip } from '../kit/kind-chip';
import { shape, type ExchangeDelivered } from './schema.gen';

const extrasOf = (_goods: ActivityGoods, arrangement: GoodsArrangement) => kindChip('礼品卡', arrangement);

const ExchangeView = ({ data }: WidgetViewProps<ExchangeDelivered>) => (
  <ActivityBlock data={data} hasStruckPrice={false} goods={data.list} word="礼品卡" extrasOf={extrasOf} />
);

export default defineView<ExchangeDelivered>(shape, ExchangeView);
