// My coupons, by their state.
import * as to from '~/domain/screen-links.gen';
import { couponUserCoupon } from '~/schemas/api/coupon.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { choice } from '../../engine/params';
import { MyCoupon, useCountedTabs } from './my-coupon';

const query = { status: choice([1, 2, 3]) };

export default definePage({
  path: '/pages/coupon/index/index',
  title: '我的优惠券',
  auth: 'login',
  query,
  body: list(query, {
    tabs: { of: 'status', label: '优惠券状态', useItems: useCountedTabs },
    from: couponUserCoupon,
    params: ({ status }) => ({ status }),
    item: MyCoupon,
    isFreshOnShow: true,
    empty: {
      text: '暂无优惠券',
      drawing: 'coupons',
      action: { text: '去领券', onTap: () => open(to.couponList()) },
    },
  }),
});
