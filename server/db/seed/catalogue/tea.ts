// Owns the demo goods of 茗茶.
import type { GoodsSeed } from './goods-seed';

export const TEA_GOODS: readonly GoodsSeed[] = [
  {
    slug: 'tea-longjing',
    name: '明前西湖龙井 头采嫩芽',
    subtitle: '狮峰山核心产区，豆香清雅，汤色嫩绿',
    cats: ['green-tea'],
    priceYuan: 128,
    originalYuan: 168,
    unit: '罐',
    grams: 180,
    sales: 2386,
    stock: 120,
    groups: [
      [
        '等级',
        [
          ['一级', 0],
          ['特级', 60],
        ],
      ],
      [
        '净含量',
        [
          ['50g', 0],
          ['100g', 110],
          ['250g', 380],
        ],
      ],
    ],
    soldOut: ['特级/250g'],
    story: [
      '清明前十日，只取一芽一叶初展。炒茶师傅在两百度的铁锅里徒手辉锅，抖、带、挤、甩，十二道手法一气呵成。',
      '干茶扁平光滑，色如糙米；冲泡后芽叶朵朵直立，豆香里带一丝兰花的尾韵。',
    ],
    params: ['产地:浙江杭州西湖', '采摘:清明前', '保质期:18个月', '储存:密封冷藏'],
    memberPercents: [95, 92, 88, 85],
    more: { is_sell_well: true, sort: 1, is_level_alone: true, give_integral: 20 },
  },
  {
    slug: 'tea-biluochun',
    name: '洞庭碧螺春 果园间作茶',
    subtitle: '白毫满披，花果香自然带出',
    cats: ['green-tea'],
    priceYuan: 98,
    originalYuan: 128,
    unit: '袋',
    grams: 130,
    sales: 864,
    stock: 90,
    groups: [
      [
        '净含量',
        [
          ['50g', 0],
          ['125g', 120],
        ],
      ],
    ],
    story: [
      '茶树种在枇杷、杨梅与柑橘之间，根脉相通，枝叶相接，茶里便有了果香。',
      '卷曲如螺，白毫隐翠。宜用八十度水先注水后投茶，看它一路沉入杯底。',
    ],
    params: ['产地:江苏苏州洞庭山', '采摘:春分至清明', '保质期:12个月', '储存:密封冷藏'],
  },
  {
    slug: 'tea-molihua',
    name: '茉莉银毫 五窨一提',
    subtitle: '见花不见花，香入茶骨',
    cats: ['green-tea'],
    priceYuan: 58,
    originalYuan: 79,
    unit: '袋',
    grams: 160,
    sales: 1542,
    stock: 200,
    groups: [
      [
        '净含量',
        [
          ['100g', 0],
          ['200g', 52],
        ],
      ],
    ],
    story: [
      '三伏天的茉莉，午后采、傍晚开、入夜窨。一层茶一层花，反复五次，花香才肯留在茶里。',
      '冷泡也好喝：五克茶一升水，冰箱里睡一夜。',
    ],
    params: ['产地:福建福州', '茶坯:福鼎烘青', '保质期:24个月', '储存:阴凉干燥'],
    more: { is_quick_shop: true },
  },
  {
    slug: 'tea-jinjunmei',
    name: '武夷金骏眉 桐木关',
    subtitle: '单芽制作，蜜香明显，十泡有余',
    cats: ['black-tea'],
    priceYuan: 268,
    originalYuan: 328,
    unit: '罐',
    grams: 200,
    sales: 731,
    stock: 60,
    groups: [
      [
        '净含量',
        [
          ['50g', 0],
          ['100g', 248],
        ],
      ],
    ],
    story: [
      '海拔一千二百米的桐木关，一斤茶要采五万多个芽头。松林间晾青，炭火慢焙。',
      '汤色金黄透亮，入口是甘蔗与蜜的甜，凉了也不涩。',
    ],
    params: ['产地:福建武夷山桐木', '原料:单芽', '保质期:36个月', '储存:密封避光'],
    memberPercents: [96, 93, 90, 86],
    more: { is_level_alone: true, give_integral: 50 },
  },
  {
    slug: 'tea-dianhong',
    name: '凤庆滇红 金毫',
    subtitle: '大叶种的厚与甜，奶茶打底也好',
    cats: ['black-tea'],
    priceYuan: 49.9,
    originalYuan: 69,
    unit: '袋',
    grams: 280,
    sales: 2107,
    stock: 300,
    groups: [
      [
        '净含量',
        [
          ['100g', 0],
          ['250g', 60],
          ['500g', 150],
        ],
      ],
    ],
    story: [
      '凤庆的老茶园在澜沧江边，日晒足，叶片厚，做出来的红茶浓、强、鲜。',
      '清饮甜润，加奶不怯。早餐桌上泡一壶，够一家人喝。',
    ],
    params: ['产地:云南临沧凤庆', '茶种:凤庆大叶种', '保质期:36个月', '储存:阴凉干燥'],
  },
  {
    slug: 'tea-tieguanyin',
    name: '安溪铁观音 秋香',
    subtitle: '兰花香高扬，七泡有余韵',
    cats: ['oolong'],
    priceYuan: 88,
    originalYuan: 118,
    unit: '罐',
    grams: 300,
    sales: 1268,
    stock: 150,
    groups: [
      [
        '香型',
        [
          ['清香', 0],
          ['浓香', 10],
          ['陈香', 40],
        ],
      ],
      [
        '净含量',
        [
          ['125g', 0],
          ['250g', 78],
        ],
      ],
    ],
    soldOut: ['陈香/250g'],
    story: [
      '春水秋香。白露之后的铁观音，香气最扬。摇青三次，等叶缘泛起朱砂红。',
      '沸水快出汤，第三泡开始是它最好的时候。',
    ],
    params: ['产地:福建泉州安溪', '发酵:半发酵', '保质期:24个月', '储存:清香型请冷藏'],
  },
  {
    slug: 'tea-dahongpao',
    name: '武夷岩茶 大红袍',
    subtitle: '岩骨花香，足火炭焙',
    cats: ['oolong'],
    priceYuan: 136,
    originalYuan: 176,
    unit: '袋',
    grams: 160,
    sales: 689,
    stock: 80,
    groups: [
      [
        '焙火',
        [
          ['中火', 0],
          ['足火', 12],
        ],
      ],
      [
        '净含量',
        [
          ['80g', 0],
          ['160g', 120],
        ],
      ],
    ],
    story: [
      '茶生烂石间，三坑两涧的风化岩，把矿物的味道一点点写进叶子里。',
      '头两道闻香，中段喝水，尾水还有清甜的木质气。',
    ],
    params: ['产地:福建武夷山', '工艺:炭焙三道', '保质期:36个月', '储存:密封避光'],
    memberPercents: [95, 92, 90, 88],
    more: { is_level_alone: true },
  },
  {
    slug: 'tea-puer',
    name: '勐海古树普洱熟茶饼 357g',
    subtitle: '七年干仓，糯香陈韵',
    cats: ['puer'],
    priceYuan: 218,
    originalYuan: 268,
    unit: '饼',
    grams: 420,
    sales: 533,
    stock: 76,
    groups: [
      [
        '年份',
        [
          ['2021', 0],
          ['2019', 80],
          ['2016', 260],
        ],
      ],
    ],
    soldOut: ['2016'],
    story: [
      '布朗山的春料，渥堆四十五天，再交给时间。棉纸一层，竹箬一筒，放得住。',
      '撬五克，沸水洗一道，红浓透亮，像秋天的酒。',
    ],
    params: ['产地:云南西双版纳勐海', '净含量:357g', '保质期:适宜长期存放', '储存:通风避光无异味'],
    more: { free_delivery_pieces: 2 },
  },
  {
    slug: 'tea-baimudan',
    name: '福鼎白牡丹 日晒白茶饼',
    subtitle: '一芽二叶，三年存得',
    cats: ['puer'],
    priceYuan: 158,
    originalYuan: 198,
    unit: '饼',
    grams: 380,
    sales: 412,
    stock: 64,
    groups: [
      [
        '年份',
        [
          ['2023', 0],
          ['2021', 70],
        ],
      ],
    ],
    story: [
      '不炒不揉，只借三日好太阳。白茶的好，一半是天气给的。',
      '新茶毫香清甜，放三年有枣香，煮着喝最舒服。',
    ],
    params: ['产地:福建宁德福鼎', '净含量:300g', '保质期:适宜长期存放', '储存:干燥避光'],
  },
  {
    slug: 'tea-sample',
    name: '新人尝鲜茶礼 六款小罐',
    subtitle: '每人限领一份，先喝再买',
    cats: ['green-tea', 'gift'],
    priceYuan: 0,
    originalYuan: 39,
    unit: '份',
    grams: 60,
    sales: 3201,
    stock: 500,
    story: [
      '龙井、茉莉、滇红、铁观音、大红袍、白牡丹，各一泡。喝到喜欢的，再把它带回家。',
      '运费自付，每个账号限领一份。',
    ],
    params: ['净含量:5g×6', '保质期:12个月'],
    more: { limit_buy_type: 'all', limit_buy_value: 1, confine_count: 1, is_level: false },
  },
];
