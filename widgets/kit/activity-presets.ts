// Presets of blocks with a plugin's goods: goods of running activities, in two columns or as a list.
import {
  definePresets,
  type Pick,
  type Picked,
  type PresetData,
  type WidgetPresets,
} from '~/domain/studio/presets';

interface ActivityPresets {
  /** Permission key of the plugin, as `pick.activity` expects it. */
  plugin: string;
  /** Synonyms for the search. */
  words: readonly string[];
  /** Path of its icon. */
  icon: string;
  /** Laid over the common data of such blocks. */
  data?: PresetData;
}

const COLUMNS = 2;
const ROWS = -1;

/** An odd one would leave a place empty beside it. */
const inPairs = (rows: readonly Picked[]): readonly Picked[] =>
  rows.length > 1 ? rows.slice(0, rows.length - (rows.length % 2)) : rows;

/** Two columns first; for hand-picked goods of a plugin. */
export function activityPresets({ plugin, words, icon, data = {} }: ActivityPresets): WidgetPresets {
  const fill = async (pick: Pick) => ({ list: await pick.activity(plugin, 4) });
  const fillPairs = async (pick: Pick) => ({ list: inPairs(await pick.activity(plugin, 4)) });
  return definePresets({
    words,
    icon,
    presets: [
      {
        name: '两列',
        words: '正在进行的四个商品，一行两个',
        data: { ...data, listStyle: COLUMNS },
        fill: fillPairs,
      },
      { name: '列表', words: '正在进行的四个商品，图片在左', data: { ...data, listStyle: ROWS }, fill },
    ],
  });
}

/** Automatic blocks first: goods of the current or next session; for blocks of timed sessions. */
export const sessionPresets = ({ plugin, words, icon, data = {} }: ActivityPresets): WidgetPresets =>
  definePresets({
    words,
    icon,
    presets: [
      {
        name: '自动场次',
        words: '自动显示当前或下一场，最多十个商品',
        data: { ...data, addGoodsType: 0, goodsLength: 10, listStyle: COLUMNS },
      },
      {
        name: '自己选',
        words: '自己选的商品，一行两个',
        data: { ...data, addGoodsType: 1, listStyle: COLUMNS },
        fill: async (pick) => ({ list: inPairs(await pick.activity(plugin, 4)) }),
      },
    ],
  });
