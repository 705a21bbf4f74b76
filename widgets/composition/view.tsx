// Sets of goods: the pictures of several goods in one, and the kind of set.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { Mosaic } from '~/ui/mosaic/mosaic';
import { ActivityBlock, type ActivityExtras, type ActivityGoods } from '../kit/activity-block';
import { goodsLook } from '../kit/goods-look';
import { coverRatio, ROW_COVER } from './measures';
import { type CompositionDelivered, shape } from './schema.gen';

type GoodsSet = CompositionDelivered['list'][number];
type SetCard = ActivityGoods & Pick<GoodsSet, 'cover_pic_list' | 'tag'>;

/** A set as a card of goods: it has no member price, no sales and no struck price, and no stock ever hides it. */
const cardOf = (one: GoodsSet): SetCard => ({
  ...one,
  id: one.composition_id,
  cover_pic: '',
  original_price: 0,
  is_negotiable: 0,
  is_level: 0,
  level_price: -1,
  is_sales: 0,
  sales: '',
  goods_stock: Number.MAX_SAFE_INTEGER,
});

const chipOf = ({ tag }: SetCard, arrangement: GoodsArrangement): ActivityExtras => {
  const text = arrangement === 'rows' ? '套餐组合' : tag;
  return text === '' ? {} : { badge: { text, isOutlined: false } };
};

function CompositionView({ data }: WidgetViewProps<CompositionDelivered>) {
  const { fit } = goodsLook(data);
  const extrasOf = (one: SetCard, arrangement: GoodsArrangement): ActivityExtras => ({
    ...chipOf(one, arrangement),
    cover: <Mosaic sources={one.cover_pic_list} ratio={coverRatio(arrangement)} fit={fit} />,
  });
  return (
    <ActivityBlock
      data={data}
      goods={data.list.map(cardOf)}
      word="套餐组合"
      extrasOf={extrasOf}
      rowCover={ROW_COVER.width}
    />
  );
}

export default defineView<CompositionDelivered>(shape, CompositionView);
