// The coupon centre.
import { type CouponListData, couponList, couponReceive } from '~/schemas/api/coupon.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { CentreCoupon } from './centre-coupon';

const PAGE_SIZE = 20;

export default definePage({
  path: '/pages/coupon/list/list',
  title: '领券中心',
  auth: 'guest',
  body: list({
    from: couponList,
    params: (_query, page) => ({ page, limit: PAGE_SIZE }),
    rows: (data: CouponListData) => data.list,
    keyOf: ({ id }) => id,
    pageSize: PAGE_SIZE,
    item: CentreCoupon,
    empty: { text: '暂无可领取的优惠券', drawing: 'coupons' },
  }),
  endpoints: [couponReceive],
});
