// Sample data of the strip of coupons, as the server delivers it.

export const couponOf = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  id,
  name: '新人满减券',
  type: '2',
  discount: '10.0',
  discount_limit: null,
  min_price: '100.00',
  sub_price: '20.00',
  total_count: '-1',
  expire_type: '2',
  expire_day: '0',
  begin_time: '2026-12-20 00:00:00',
  end_time: '2026-12-27 23:59:59',
  appoint_type: '3',
  can_receive_count: '1',
  is_receive: '0',
  page_url: `/pages/goods/list?coupon_id=${id}`,
  share_type: 4,
  ...changes,
});

export const discount = couponOf('2', {
  name: '零食节 9 折券',
  type: '1',
  discount: '9.0',
  min_price: '0.00',
});
export const received = couponOf('3', {
  name: '满 300 减 60',
  min_price: '300.00',
  sub_price: '60.00',
  is_receive: '1',
});

export const minimal = {};

export const full = {
  addType: '',
  has_hide: false,
  couponBg: '#D9BC8B',
  couponBgType: 'pure',
  textColor: '#ffffff',
  receiveBg: 'images/coupon-receivebg.png',
  unclaimedBg: 'images/coupon-unclaimedbg.png',
  showImg: false,
  backgroundColor: '#ff0000',
  backgroundPicUrl: '',
  position: 5,
  mode: 1,
  backgroundHeight: 100,
  backgroundWidth: 100,
  has_limit: 'limit',
  limit_num: 4,
  coupon_list: [
    couponOf('1'),
    discount,
    received,
    couponOf('4', { min_price: '1000.00', sub_price: '150.00' }),
  ],
};

export const hostile = {
  addType: 7,
  coupon_list: [
    { id: { a: 1 }, name: '<img src=x onerror=alert(1)>', type: 2, sub_price: 'abc', is_receive: 'x' },
    null,
    'x',
  ],
  couponBg: 'red;} body{display:none',
  couponBgType: [],
  textColor: 'url(javascript:alert(1))',
  backgroundPicUrl: 'javascript:alert(1)',
  limit_num: {},
};
