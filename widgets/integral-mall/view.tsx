// The points mall: a strip of coupons, and goods whose price is in points and money.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { ActivityBlock } from '../kit/activity-block';
import { Coupons } from './coupons';
import { type IntegralMallDelivered, shape } from './schema.gen';

const NOTHING_MORE = () => ({});

function IntegralMallView({ data }: WidgetViewProps<IntegralMallDelivered>) {
  const { showCoupon, showGoods, coupon_list: coupons, list } = data;
  return (
    <ActivityBlock
      data={data}
      goods={showGoods ? list : []}
      word="积分商城"
      extrasOf={NOTHING_MORE}
      head={showCoupon && coupons.length > 0 ? <Coupons data={data} /> : null}
    />
  );
}

export default defineView<IntegralMallDelivered>(shape, IntegralMallView);
