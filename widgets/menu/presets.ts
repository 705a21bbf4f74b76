// Presets of the menu of the user centre.
import { flatLink, placeNamed } from '~/domain/studio/preset-links';
import { definePresets, type Pick } from '~/domain/studio/presets';

/** Label, link. */
const ENTRIES: readonly (readonly [label: string, place: string])[] = [
  ['优惠券', '我的优惠券'],
  ['我的卡券', '我的卡券'],
  ['积分明细', '积分明细'],
  ['我的收藏', '我的收藏'],
  ['我的足迹', '我的足迹'],
  ['收货地址', '收货地址'],
  ['会员中心', '会员中心'],
  ['门店', '门店列表'],
];

const entryOf = ([name, place]: (typeof ENTRIES)[number]) => ({ icon_url: '', name, ...flatLink(place) });

const permitted = (has: Pick['has']) => ({
  menus: ENTRIES.filter(([, place]) => {
    const { permission } = placeNamed(place);
    return permission === '' || has(permission);
  }).map(entryOf),
});

const still = permitted(() => false);

export default definePresets({
  words: ['入口', '工具', '服务', '列表', '九宫格'],
  icon: 'M2 2h4.7v4.7H2zM9.3 2H14v4.7H9.3zM2 9.3h4.7V14H2zM9.3 9.3H14V14H9.3z',
  presets: [
    {
      name: '四列',
      words: '白色卡片里的图标，一行四个',
      data: { title: '我的服务', title_style: 2, card: 1, ...still },
      fill: async (pick) => permitted((permission) => pick.has(permission)),
    },
    {
      name: '列表',
      words: '一行一个的入口',
      data: { title: '我的服务', title_style: 1, card: 1, ...still },
      fill: async (pick) => permitted((permission) => pick.has(permission)),
    },
  ],
});
