// The demo goods of 鲜果与粮油.
import type { GoodsSeed } from './goods-seed';

export const GROCERY_GOODS: readonly GoodsSeed[] = [
  {
    slug: 'fruit-orange',
    name: '赣南脐橙 当季现摘',
    subtitle: '自然成熟，坏果包赔',
    cats: ['fruit'],
    priceYuan: 36.8,
    originalYuan: 49,
    unit: '箱',
    grams: 2600,
    sales: 6903,
    stock: 500,
    groups: [
      [
        '规格',
        [
          ['5斤中果', 0],
          ['5斤大果', 8],
          ['9斤大果', 30],
        ],
      ],
    ],
    story: [
      '信丰的红土坡，昼夜温差十五度。十一月开园，不打蜡、不催熟，手剪下树。',
      '果皮有点花是正常的，甜度在十三以上才发车。',
    ],
    params: ['产地：江西赣州信丰', '糖度：≥13', '售后：24小时内坏果包赔'],
    more: { is_sell_well: true, sort: 3 },
  },
  {
    slug: 'fruit-apple',
    name: '阿克苏冰糖心苹果',
    subtitle: '切开有糖心，咬一口就出汁',
    cats: ['fruit'],
    priceYuan: 45,
    originalYuan: 62,
    unit: '箱',
    grams: 2700,
    sales: 3775,
    stock: 320,
    groups: [
      [
        '规格',
        [
          ['5斤', 0],
          ['10斤', 38],
        ],
      ],
      [
        '果径',
        [
          ['75-80mm', 0],
          ['80-85mm', 8],
        ],
      ],
    ],
    story: [
      '霜降之后才摘，果核周围的蜜一样的半透明，就是糖心。',
      '因为没有打蜡，放在室内会微微起皱，照样好吃。',
    ],
    params: ['产地：新疆阿克苏', '品种：红富士', '售后：24小时内坏果包赔'],
  },
  {
    slug: 'fruit-strawberry',
    name: '丹东九九草莓 冷链到家',
    subtitle: '清晨现摘，当天发出',
    cats: ['berry'],
    priceYuan: 59.9,
    originalYuan: 78,
    unit: '盒',
    grams: 900,
    sales: 1211,
    stock: 40,
    groups: [
      [
        '规格',
        [
          ['1斤装', 0],
          ['2斤装', 56],
        ],
      ],
    ],
    soldOut: ['2斤装'],
    story: [
      '暖棚里蜜蜂授粉，一垄一垄看着红。凌晨采，预冷两小时，泡沫箱加冰发走。',
      '请尽快冷藏，两天内吃完。',
    ],
    params: ['产地：辽宁丹东', '储存：0-4℃', '售后：签收2小时内坏果包赔'],
    more: { limit_buy_type: 'day', limit_buy_value: 5 },
  },
  {
    slug: 'honey-linden',
    name: '长白山椴树蜜 结晶雪蜜',
    subtitle: '自然成熟，冬天会结成奶白的晶',
    cats: ['honey'],
    priceYuan: 69,
    originalYuan: 89,
    unit: '瓶',
    grams: 720,
    sales: 2044,
    stock: 150,
    groups: [
      [
        '净含量',
        [
          ['250g', -34],
          ['500g', 0],
        ],
      ],
    ],
    story: [
      '七月椴花开二十天，蜂农只取封盖蜜。波美度四十二，插筷子能立住。',
      '冬天结晶是好蜜的样子，抹在吐司上像雪。',
    ],
    params: ['产地：吉林长白山', '波美度：≥42', '保质期：24个月', '提示：一周岁以下婴儿不宜'],
  },
  {
    slug: 'sauce-chili',
    name: '手剁菌菇辣酱',
    subtitle: '香在前，辣在后，拌面一绝',
    cats: ['honey'],
    priceYuan: 22.9,
    originalYuan: 29.9,
    unit: '瓶',
    grams: 320,
    sales: 3560,
    stock: 280,
    groups: [
      [
        '辣度',
        [
          ['微辣', 0],
          ['中辣', 0],
          ['特辣', 2],
        ],
      ],
    ],
    story: [
      '鸡枞、香菇、杏鲍菇手撕成丝，和二荆条一起下菜籽油，小火熬四十分钟。',
      '瓶底半指红油，是留给面条的。',
    ],
    params: ['净含量：220g', '保质期：9个月', '储存：开盖冷藏'],
    more: { min_number: 2 },
  },
  {
    slug: 'rice-wuchang',
    name: '五常稻花香 2 号 当年新米',
    subtitle: '现碾现发，饭香满屋',
    cats: ['grain'],
    priceYuan: 79,
    originalYuan: 99,
    unit: '袋',
    grams: 5100,
    sales: 2890,
    stock: 210,
    groups: [
      [
        '规格',
        [
          ['2.5kg', -36],
          ['5kg', 0],
          ['10kg', 72],
        ],
      ],
    ],
    story: [
      '拉林河水自流灌溉，一年一季，一百四十七天。下单后碾米，胚芽还是白的。',
      '不必多淘，水和米一比一点二，焖好先别掀盖。',
    ],
    params: ['产地：黑龙江五常', '品种：五优稻4号', '保质期：12个月'],
  },
  {
    slug: 'oil-camellia',
    name: '一级冷榨山茶油',
    subtitle: '凉拌热炒都清爽',
    cats: ['grain'],
    priceYuan: 118,
    originalYuan: 148,
    unit: '瓶',
    grams: 900,
    sales: 803,
    stock: 96,
    groups: [
      [
        '净含量',
        [
          ['500ml', 0],
          ['1L', 108],
        ],
      ],
    ],
    story: [
      '抱子怀胎一整年的油茶果，霜降开摘，去壳脱皮后低温一道冷榨。',
      '烟点高，油香轻，拌一盘青菜就知道好。',
    ],
    params: ['产地：湖南永州', '等级：一级', '保质期：18个月'],
    memberPercents: [96, 94, 92, 90],
    more: { is_level_alone: true },
  },
  {
    slug: 'noodle-hand',
    name: '手工悬晾挂面',
    subtitle: '三揉六醒，一根能拉两米',
    cats: ['grain'],
    priceYuan: 18.8,
    originalYuan: 25,
    unit: '提',
    grams: 1050,
    sales: 1736,
    stock: 400,
    groups: [
      [
        '粗细',
        [
          ['细面', 0],
          ['宽面', 0],
        ],
      ],
    ],
    story: [
      '面粉、水、盐，只有三样。醒六次，挂在竹架上借山风晾干。',
      '煮三分钟，过一道凉水，滑得挂不住筷子。',
    ],
    params: ['净含量：1kg', '保质期：12个月'],
  },
];
