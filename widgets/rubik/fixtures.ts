// Sample data of the picture advert, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

const goodsLink = (id: number, name: string) => ({
  id: 7,
  type: 'base',
  name: '商品详情',
  open_type: 'navigate',
  icon: '',
  value: '/pages/goods/goods',
  params: [{ key: 'id', value: id, desc: '', is_required: true, data_type: 'text' }],
  new_link_url: `/pages/goods/goods?id=${id}`,
  key: '',
  button_text: { show_name: name, link_name: '商品详情' },
});

export const couponLink = {
  id: 7,
  type: 'marketing',
  name: '领券中心',
  open_type: 'navigate',
  icon: '',
  value: '/pages/coupon/list/list',
  params: [],
  new_link_url: '/pages/coupon/list/list',
  key: 'coupon',
};

const leftovers = {
  zIndex: 11,
  backgroundImage: '',
  backgroundRepeat: '',
  backgroundSize: '',
  backgroundPosition: '',
};

export const minimal = {};

/** Two pictures 40/60, as the editor stores them. */
export const full = {
  style: 1,
  space: 10,
  height: 360,
  w: 25,
  h: 12,
  list: [
    {
      w: 10,
      h: 12,
      x: 0,
      y: 0,
      link: goodsLink(1003, '云南小粒咖啡豆 454g'),
      pic_url: SAMPLE_PICTURES.goods,
      width: 'calc(40% - 10px)',
      height: 'calc(100% - 0px)',
      left: '0%',
      top: '0%',
      ...leftovers,
    },
    {
      w: 15,
      h: 12,
      x: 10,
      y: 0,
      link: goodsLink(1016, '铸铁珐琅锅 24cm'),
      pic_url: SAMPLE_PICTURES.banner,
      width: 'calc(60% - 10px)',
      height: 'calc(100% - 0px)',
      left: 'calc(40% + 10px)',
      top: '0%',
      ...leftovers,
    },
  ],
  hotspot: [],
  a_height: '360.00',
};

const area = { top: 60, width: 200, height: 100, open_type: '' };

/** One picture with areas, one of them without a link. */
export const single = {
  style: 0,
  space: 0,
  height: '480.00',
  w: 1,
  h: 1,
  list: [
    {
      w: 1,
      h: 1,
      x: 0,
      y: 0,
      link: goodsLink(1021, '儿童羽绒服'),
      width: 'calc(100% - 0px)',
      height: 'calc(100% + 0px)',
      left: '0%',
      top: '0%',
      pic_url: SAMPLE_PICTURES.banner,
    },
  ],
  hotspot: [
    { ...area, left: 40, link: couponLink },
    { ...area, left: 360, link: '' },
  ],
  a_height: '480.00',
};

/** Cells in grid units only, as in documents from outside of the editor. */
export const gridOf = (
  style: number,
  grid: { w: number; h: number; cells: readonly (readonly [x: number, y: number, w: number, h: number])[] },
) => ({
  style,
  space: 4,
  height: style === 8 ? 'auto' : 0,
  w: grid.w,
  h: grid.h,
  list: grid.cells.map(([x, y, w, h], index) => ({
    x,
    y,
    w,
    h,
    link: {},
    pic_url: index % 2 === 0 ? SAMPLE_PICTURES.goods : SAMPLE_PICTURES.banner,
  })),
  hotspot: [],
});

export const hostile = {
  style: '1',
  space: '10',
  height: 'javascript:alert(1)',
  w: 'x',
  h: null,
  list: [
    {
      link: { value: 'javascript:alert(1)' },
      pic_url: 'javascript:alert(1)',
      width: 'calc(1px);background:url(x)',
    },
    { link: [], pic_url: 5, left: 'expression(alert(1))' },
    null,
  ],
  hotspot: [{ left: 'x', top: {}, width: -5, height: 1e9, link: 'javascript:alert(1)' }, 7],
};
