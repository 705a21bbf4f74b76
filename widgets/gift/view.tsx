// Gift goods: a chip, and never a struck price.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { ActivityBlock, type ActivityExtras } from '../kit/activity-block';
import { type GiftDelivered, shape } from './schema.gen';

const WORD = '社交送礼';

const extrasOf = (_goods: unknown, arrangement: GoodsArrangement): ActivityExtras =>
  arrangement === 'one' ? {} : { badge: { text: WORD, isOutlined: false } };

const GiftView = ({ data }: WidgetViewProps<GiftDelivered>) => (
  <ActivityBlock data={data} hasStruckPrice={false} goods={data.list} word={WORD} extrasOf={extrasOf} />
);

export default defineView<GiftDelivered>(shape, GiftView);
