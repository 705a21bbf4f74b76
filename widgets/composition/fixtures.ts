// Sample data of the sets of goods, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import { activityFields, hostileActivity } from '../kit/testing/activity';

const covers = (count: number): string[] =>
  Array.from({ length: count }, (_none, index) =>
    index % 2 === 0 ? SAMPLE_PICTURES.goods : SAMPLE_PICTURES.banner,
  );

const member = (id: number, isHost: 0 | 1) => ({
  goods_id: id,
  name: '手作陶碗',
  cover_pic: SAMPLE_PICTURES.goods,
  is_host: isHost,
  price: '99.00',
});

export const setOf = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  composition_id: id,
  page_url: `/plugins/composition/detail/detail?composition_id=${id}`,
  name: '一壶三杯茶席',
  price: '318.00',
  price_content: '￥318.00',
  cover_pic_list: covers(3),
  type: 1,
  tag: '固定套餐',
  goods_list: [member(1, 0), member(2, 0), member(3, 0)],
  buy_goods_auth: true,
  ...changes,
});

/** A set with this many pictures. */
export const withCovers = (count: number) =>
  setOf(count + 1, { name: `${count} 张图的套餐`, cover_pic_list: covers(count) });

const matchSet = setOf(12, {
  name: '选一把壶 配两款茶 春日茶会 送友人 送自己 可换款 可加购 可单独退换的搭配套餐',
  type: 2,
  tag: '搭配套餐',
  price_content: '￥168.00起',
  cover_pic_list: covers(5),
  goods_list: [member(1, 1), member(2, 0)],
});

export const minimal = { list: [setOf(11)] };

export const full = {
  ...activityFields,
  buyBtnText: '去抢购',
  goodsIndex: 0,
  start_x: 0,
  list: [setOf(11), matchSet, setOf(13, { cover_pic_list: covers(1), buy_goods_auth: false })],
};

export const hostile = {
  ...hostileActivity,
  list: [
    ...hostileActivity.list,
    {
      composition_id: 'x',
      cover_pic_list: ['javascript:alert(1)', null, 7, {}],
      tag: '<b>x</b>',
      type: 9,
      page_url: 'javascript:alert(1)',
    },
    { composition_id: 1, cover_pic_list: 'x', goods_list: {} },
  ],
};
