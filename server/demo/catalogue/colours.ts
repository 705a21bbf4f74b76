// Palettes of the colours that demo goods are sold in.
import type { PaletteName } from '../../pictures/palette';

const PALETTE_OF: Readonly<Record<string, PaletteName>> = {
  云白: 'snow',
  卡其: 'sand',
  哑光黑: 'charcoal',
  墨黑: 'charcoal',
  奶油: 'sand',
  奶油白: 'sand',
  晨雾: 'snow',
  暖白: 'sand',
  月白: 'snow',
  朱红: 'cherry',
  杏仁: 'sand',
  松绿: 'jade',
  松针绿: 'jade',
  柿橙: 'persimmon',
  柿红: 'persimmon',
  樱桃红: 'cherry',
  樱花粉: 'rose',
  沙金: 'honey',
  海军蓝: 'indigo',
  深海: 'indigo',
  深空: 'charcoal',
  湖水: 'lake',
  湖蓝: 'lake',
  炭灰: 'charcoal',
  炭黑: 'charcoal',
  焦糖: 'honey',
  燕麦: 'sand',
  玄黑: 'charcoal',
  石墨: 'charcoal',
  砖红: 'clay',
  米白: 'snow',
  素色: 'sand',
  胭脂: 'rose',
  苔绿: 'moss',
  藏蓝: 'indigo',
  薄荷: 'mint',
  薄荷绿: 'mint',
  薰衣草: 'lilac',
  豆沙: 'rose',
  赤陶: 'clay',
  酒红: 'cherry',
  雅黑: 'charcoal',
  雾灰: 'snow',
  雾粉: 'rose',
  雾紫: 'lilac',
  靛蓝: 'indigo',
  驼色: 'clay',
  黛紫: 'plum',
};

const COLOUR_GROUPS: readonly string[] = ['颜色', '封面', '釉色', '配色'];

const isColourGroup = (name: string): boolean => COLOUR_GROUPS.includes(name);

/** The palette of a value; null where the group is not about colour. */
export const paletteOf = (group: string, value: string): PaletteName | null =>
  isColourGroup(group) ? (PALETTE_OF[value] ?? null) : null;
