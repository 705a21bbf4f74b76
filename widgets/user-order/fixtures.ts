// Sample data of the entries to the orders, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

const navOf = (text: string, link_url: string, num: number) => ({
  url: '',
  openType: 'navigate',
  picUrl: '',
  text,
  link_url,
  open_type: 'navigate',
  icon_url: '',
  name: text,
  num,
});

export const minimal = { navs: [] };

export const full = {
  navs: [
    navOf('待付款', '/pages/order/index/index?status=1', 2),
    navOf('待发货', '/pages/order/index/index?status=2', 0),
    navOf('待收货', '/pages/order/index/index?status=3', 128),
    navOf('待评价', '/pages/order/index/index?status=4', 1),
    navOf('售后', '/pages/order/refund/index', 0),
  ],
  backgroundColor: '#ffffff',
};

/** With the operator's pictures, on a dark background. */
export const pictured = {
  navs: full.navs.map((nav) => ({ ...nav, picUrl: SAMPLE_PICTURES.goods, icon_url: SAMPLE_PICTURES.goods })),
  backgroundColor: '#2b2b33',
};

export const hostile = {
  navs: [
    null,
    { text: '<script>alert(1)</script>', picUrl: 'javascript:alert(1)', num: 'many' },
    { link_url: 'javascript:alert(1)', open_type: 'web', num: -4, name: '长'.repeat(500) },
    7,
    {},
    {},
    {},
  ],
  backgroundColor: 'url(javascript:alert(1))',
};
