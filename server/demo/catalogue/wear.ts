// The demo goods of 穿搭.
import type { GoodsSeed } from './goods-seed';

const SIZES = [
  ['S', 0],
  ['M', 0],
  ['L', 0],
  ['XL', 0],
] as const;

export const WEAR_GOODS: readonly GoodsSeed[] = [
  {
    slug: 'tee-cotton',
    name: '280g 重磅纯棉T恤',
    subtitle: '领口不垮，洗后不透',
    cats: ['tee'],
    priceYuan: 79,
    originalYuan: 109,
    unit: '件',
    grams: 300,
    sales: 5236,
    stock: 46,
    groups: [
      [
        '颜色',
        [
          ['松绿', 0],
          ['砖红', 0],
          ['米白', 0],
          ['墨黑', 0],
        ],
      ],
      ['尺码', SIZES],
    ],
    soldOut: ['松绿/S', '米白/XL', '墨黑/M', '墨黑/L'],
    story: [
      '三十二支精梳棉，两根纱并织，布厚得能立住。',
      '领口包边加罗纹，肩线压了条带，怎么洗都是原来的样子。',
    ],
    params: ['面料：100%棉 280g', '版型：微宽松', '洗护：30℃反面机洗'],
    more: { is_sell_well: true, sort: 10 },
  },
  {
    slug: 'shirt-linen',
    name: '法国亚麻衬衫',
    subtitle: '起皱也好看的那种',
    cats: ['tee'],
    priceYuan: 199,
    originalYuan: 269,
    unit: '件',
    grams: 260,
    sales: 1102,
    stock: 30,
    groups: [
      [
        '颜色',
        [
          ['燕麦', 0],
          ['湖蓝', 0],
        ],
      ],
      ['尺码', SIZES],
    ],
    soldOut: ['湖蓝/XL'],
    story: ['诺曼底雨露麻，四十支纱，透气得像没穿。', '贝壳扣，后背一道褶，抬手不绷。'],
    params: ['面料：100%亚麻', '版型：宽松', '洗护：手洗或轻柔机洗'],
    memberPercents: [95, 92, 90, 88],
    more: { is_level_alone: true },
  },
  {
    slug: 'sweater-wool',
    name: '美丽诺羊毛绞花毛衣',
    subtitle: '贴身穿也不扎',
    cats: ['tee'],
    priceYuan: 329,
    originalYuan: 459,
    unit: '件',
    grams: 520,
    sales: 874,
    stock: 26,
    groups: [
      [
        '颜色',
        [
          ['朱红', 0],
          ['藏蓝', 0],
          ['燕麦', 0],
        ],
      ],
      ['尺码', SIZES],
    ],
    soldOut: ['朱红/S'],
    story: [
      '十八微米的美丽诺羊毛，细到皮肤感觉不到刺。绞花一行行织出来，厚实不臃肿。',
      '袖口撞一道橙，是冬天里的小心思。',
    ],
    params: ['面料：100%美丽诺羊毛', '厚度：加厚', '洗护：干洗或羊毛模式'],
    memberPercents: [95, 92, 90, 86],
    more: { is_level_alone: true, give_integral: 30 },
  },
  {
    slug: 'scarf-cashmere',
    name: '山羊绒围巾',
    subtitle: '一条顶一件毛衣',
    cats: ['scarf'],
    priceYuan: 269,
    originalYuan: 369,
    unit: '条',
    grams: 210,
    sales: 663,
    stock: 52,
    groups: [
      [
        '颜色',
        [
          ['驼色', 0],
          ['炭灰', 0],
          ['酒红', 0],
        ],
      ],
    ],
    story: [
      '阿拉善的白绒，一只羊一年只梳得出二两。水纹整理，摸上去像摸一团雾。',
      '三十厘米宽，绕两圈刚好埋住下巴。',
    ],
    params: ['成分：100%山羊绒', '尺寸：180×30cm', '洗护：手洗平铺'],
    more: { keywords: '披肩 冬天 保暖' },
  },
  {
    slug: 'shoe-canvas',
    name: '硫化帆布鞋 高帮',
    subtitle: '踩着软，走着轻',
    cats: ['shoe'],
    priceYuan: 139,
    originalYuan: 189,
    unit: '双',
    grams: 900,
    sales: 2389,
    stock: 24,
    groups: [
      [
        '颜色',
        [
          ['靛蓝', 0],
          ['砖红', 0],
        ],
      ],
      [
        '尺码',
        [
          ['36', 0],
          ['38', 0],
          ['40', 0],
          ['42', 0],
        ],
      ],
    ],
    soldOut: ['靛蓝/36', '砖红/42'],
    story: [
      '十二安帆布，天然橡胶一次硫化成底，弯到对折也不开胶。',
      '鞋舌里侧压了码数和日期，像一本小小的履历。',
    ],
    params: ['鞋面：帆布', '鞋底：天然橡胶', '尺码：标准码'],
  },
  {
    slug: 'slipper-cotton',
    name: '小熊棉拖鞋',
    subtitle: '两厘米软底，走路没有声音',
    cats: ['shoe'],
    priceYuan: 39,
    originalYuan: 55,
    unit: '双',
    grams: 320,
    sales: 4105,
    stock: 160,
    groups: [
      [
        '颜色',
        [
          ['焦糖', 0],
          ['豆沙', 0],
        ],
      ],
      [
        '尺码',
        [
          ['36-37', 0],
          ['38-39', 0],
          ['40-41', 0],
          ['42-43', 0],
        ],
      ],
    ],
    story: ['短绒鞋面，防滑底纹，冬天的地板也不怕。', '可以整只丢进洗衣机。'],
    params: ['面料：珊瑚绒', '鞋底：EVA', '洗护：可机洗'],
  },
  {
    slug: 'socks-combed',
    name: '精梳棉袜 五双一组',
    subtitle: '后跟不滑，脚趾不勒',
    cats: ['shoe'],
    priceYuan: 29.9,
    originalYuan: 39,
    unit: '组',
    grams: 180,
    sales: 8830,
    stock: 700,
    groups: [
      [
        '颜色',
        [
          ['晨雾', 0],
          ['素色', 0],
        ],
      ],
      [
        '尺码',
        [
          ['35-38', 0],
          ['39-43', 0],
        ],
      ],
    ],
    story: ['手工对目缝头，里面没有线头。五双五个颜色，一周的工作日。', '两组起售，混搭也可以。'],
    params: ['成分：棉80% 锦纶17% 氨纶3%', '厚度：中厚'],
    more: { min_number: 2 },
  },
  {
    slug: 'tote-canvas',
    name: '十六安帆布托特包',
    subtitle: '装得下电脑，也装得下菜',
    cats: ['bag'],
    priceYuan: 69,
    originalYuan: 89,
    unit: '只',
    grams: 450,
    sales: 2960,
    stock: 150,
    groups: [
      [
        '图案',
        [
          ['南湖', 0],
          ['素面', -10],
        ],
      ],
    ],
    story: ['不用衬里也立得住。内侧一个拉链袋，钥匙手机不用翻。', '正面丝印一面湖水，是给住在这里的人。'],
    params: ['面料：16安帆布', '尺寸：38×35×12cm', '承重：10kg'],
  },
  {
    slug: 'backpack-city',
    name: '通勤双肩包 防泼水',
    subtitle: '小雨不用躲',
    cats: ['bag'],
    priceYuan: 259,
    originalYuan: 339,
    unit: '只',
    grams: 860,
    sales: 1277,
    stock: 40,
    groups: [
      [
        '颜色',
        [
          ['海军蓝', 0],
          ['雅黑', 0],
        ],
      ],
      [
        '容量',
        [
          ['18L', -30],
          ['24L', 0],
        ],
      ],
    ],
    story: ['电脑仓悬空三厘米，放下去也磕不着。侧面一条暗拉链，不卸包就能拿水。', '肩带是蜂窝网，夏天不闷。'],
    params: ['面料：尼龙防泼水', '适用：15.6寸电脑', '重量：860g'],
    memberPercents: [96, 94, 92, 90],
    more: { is_level_alone: true },
  },
  {
    slug: 'hat-bucket',
    name: '可折叠渔夫帽',
    subtitle: '揉一揉塞进口袋',
    cats: ['bag', 'scarf'],
    priceYuan: 59,
    originalYuan: 79,
    unit: '顶',
    grams: 90,
    sales: 1615,
    stock: 110,
    groups: [
      [
        '颜色',
        [
          ['苔绿', 0],
          ['卡其', 0],
        ],
      ],
      [
        '帽围',
        [
          ['56-58cm', 0],
          ['58-60cm', 0],
        ],
      ],
    ],
    story: ['帽檐八厘米，遮得住正午的太阳。', '水洗棉布，不怕压，不怕折。'],
    params: ['面料：水洗棉', 'UPF:50+', '洗护：手洗'],
  },
];
