// Sample data of the banner, as the server delivers it.

const goodsLink = {
  id: 7,
  type: 'base',
  name: '商品详情',
  open_type: 'navigate',
  icon: '',
  value: '/pages/goods/goods',
  params: [{ key: 'id', value: 12, desc: '商品', is_required: true, data_type: 'text' }],
  new_link_url: '/pages/goods/goods?id=12',
  key: '',
  button_text: { show_name: '桂花乌龙 100g', link_name: '商品详情' },
};

export const linked = {
  picUrl: 'pictures/banner/oolong.svg',
  url: '/pages/goods/goods?id=12',
  openType: 'navigate',
  link: goodsLink,
  params: goodsLink.params,
  key: '',
  page_url: '/pages/goods/goods?id=12',
  open_type: 'navigate',
  pic_url: 'pictures/banner/oolong.svg',
};

/** As imported from the mall's own list: without the picker's entry. */
export const imported = {
  picUrl: 'pictures/banner/coupons.svg',
  url: '/pages/coupon/list/list',
  openType: 'navigate',
  params: [],
  key: 'coupon',
  page_url: '/pages/coupon/list/list',
  open_type: 'navigate',
  pic_url: 'pictures/banner/coupons.svg',
};

export const unlinked = {
  picUrl: 'pictures/banner/brand.svg',
  url: '',
  openType: '',
  params: [],
  key: '',
  page_url: '',
  open_type: '',
  pic_url: 'pictures/banner/brand.svg',
};

export const minimal = { banners: [{ picUrl: 'pictures/banner/brand.svg' }] };

export const full = {
  style: 1,
  fill: 1,
  height: 360,
  banners: [linked, imported, unlinked],
  mode: 'round',
  autoplay: 0,
  interval: 4000,
  duration: 500,
  effect: 1,
  c_padding_top: 10,
  c_padding_lr: 24,
  c_padding_bottom: 20,
  c_border_top: 16,
  c_border_bottom: 16,
  bg_padding: '#f7f7f7',
};

export const hostile = {
  style: '2',
  fill: 'cover',
  height: '99999999',
  banners: [
    null,
    'javascript:alert(1)',
    { pic_url: 'javascript:alert(1)', picUrl: 'data:text/html,x', page_url: 'javascript:alert(1)', link: [] },
    {
      ...linked,
      link: { name: '<script>alert(1)</script>', value: 'javascript:alert(1)' },
      params: { key: 1 },
    },
  ],
  mode: 'square',
  autoplay: 'yes',
  interval: -1,
  duration: 1e12,
  effect: 9,
  c_padding_top: -20,
  c_padding_lr: '9999',
  c_padding_bottom: null,
  c_border_top: {},
  c_border_bottom: 'calc(1px)',
  bg_padding: 'red;}',
};
