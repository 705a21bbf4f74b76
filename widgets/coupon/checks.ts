// Checks of coupons besides the rules of its form.
import { defineChecks, must } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must(
    'empty',
    '/coupons',
    ({ addType, coupons }) =>
      addType === 'manual' && (!Array.isArray(coupons) || coupons.length === 0) && '还没有选优惠券',
  ),
]);
