// Presets of the icon navigation.
import { demoPicture } from '~/domain/studio/demo-pictures';
import { pickerLink, placeNamed } from '~/domain/studio/preset-links';
import { definePresets, type Pick } from '~/domain/studio/presets';

/** Icon, label, link. */
const ENTRIES: readonly (readonly [icon: string, label: string, place: string])[] = [
  ['coupon', '领券', '领券中心'],
  ['fire', '秒杀', '秒杀首页'],
  ['cats', '分类', '分类'],
  ['gift', '拼团', '拼团首页'],
  ['points', '积分', '积分商城'],
  ['leaf', '专题', '专题列表'],
  ['crown', '会员', '会员中心'],
  ['store', '门店', '门店列表'],
  ['order', '订单', '我的订单'],
  ['heart', '收藏', '我的收藏'],
  ['foot', '足迹', '我的足迹'],
  ['cart', '购物车', '购物车'],
  ['map', '地址', '收货地址'],
  ['article', '文章', '文章中心'],
  ['home', '首页', '商城首页'],
];

const entryOf = ([icon, label, place]: (typeof ENTRIES)[number]) => ({
  icon: demoPicture(`nav/${icon}`),
  name: label,
  labelType: placeNamed(place).group,
  labelName: place,
  ...pickerLink(place),
});

/** Entries that need no permission. */
const OPEN = ENTRIES.filter(([, , place]) => placeNamed(place).permission === '');

/** Entries of the mall's permissions, in order. */
const permitted = (pick: Pick, count: number) =>
  ENTRIES.filter(([, , place]) => {
    const { permission } = placeNamed(place);
    return permission === '' || pick.has(permission);
  })
    .slice(0, count)
    .map(entryOf);

const filled = (count: number) => async (pick: Pick) => ({ navs: permitted(pick, count) });

export default definePresets({
  words: ['导航', '图标', '入口', '宫格', '金刚区'],
  icon: 'M3.2 7a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM8 7a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM12.8 7a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM2.2 11h2M7 11h2M11.8 11h2',
  presets: [
    {
      name: '每行五个',
      words: '两行图标入口，每行五个',
      data: { columns: 5, navs: OPEN.slice(0, 5).map(entryOf) },
      fill: filled(10),
    },
    {
      name: '每行四个',
      words: '一行图标入口',
      data: { columns: 4, navs: OPEN.slice(0, 4).map(entryOf) },
      fill: filled(4),
    },
    {
      name: '横向滑动',
      words: '一行图标，可以左右滑动',
      data: { navType: 'alone', aloneNum: 5, navs: OPEN.slice(0, 8).map(entryOf) },
      fill: filled(10),
    },
  ],
});
