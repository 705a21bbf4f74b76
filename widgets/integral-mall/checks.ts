// Checks of the points mall besides the rules of its form.
import { ACTIVITY, defineChecks, isOn, must } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  ...ACTIVITY,
  must(
    'empty',
    '/showGoods',
    ({ showGoods, showCoupon }) => !isOn(showGoods) && !isOn(showCoupon) && '商品和优惠券都没有打开',
  ),
]);
