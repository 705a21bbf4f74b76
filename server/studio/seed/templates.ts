// The six templates that the studio ships: filled with the demonstration mall's goods, coupons and pictures.
import { formatServerTime } from '~/domain/time';
import { STORES } from '../../demo/stores';
import {
  banner,
  bar,
  type Block,
  block,
  coupons,
  gap,
  goods,
  goodsBlock,
  ground,
  nav,
  pair,
  title,
  TO_CATS,
  TO_CONTACT,
  TO_COUPONS,
  TO_SEARCH,
  TO_STORES,
  TO_TOPICS,
  toCat,
  toGoods,
  wide,
  words,
} from './block';

export interface TemplateSeed {
  name: string;
  description: string;
  blocks: Block[];
}

/** As the pictures are made: a higher place cuts their headline and button at the left. */
const BANNER = 400;
/** What runs; the default title is that of a Christmas. */
const FLASH = { addGoodsType: 0, goodsLength: 6, mTitle: '整点秒杀' };
/** Legible under white and on white. */
const JADE = '#4f7f5b';

const tea = (): Block[] => [
  block('search', { placeholder: '搜搜龙井、盖碗、茶点', background: '#eef4ec', color: '#ffffff' }),
  banner(400, ['banner/autumn-tea', toGoods('tea-longjing')], ['banner/tea-ware', toGoods('ware-gaiwan')]),
  nav(
    5,
    ['leaf', '绿茶', toCat('green-tea')],
    ['tea', '红茶', toCat('black-tea')],
    ['clock', '乌龙', toCat('oolong')],
    ['box', '普洱', toCat('puer')],
    ['gift', '茶器', toCat('ware')],
  ),
  block('notice', {
    name: '公告',
    content: '新客首单满 99 减 10，领券中心等你来。',
    background: JADE,
    textColor: '#ffffff',
  }),
  coupons(4),
  title('当季好茶', toCat('leaf'), { style: '3', colour: JADE }),
  goodsBlock(2, goods('tea-longjing', 'tea-biluochun', 'tea-jinjunmei', 'tea-tieguanyin'), {
    showBuyBtn: true,
  }),
  title('案头茶器', toCat('ware'), { style: '3', colour: JADE }),
  goodsBlock(0, goods('ware-gaiwan', 'ware-teapot', 'ware-cup', 'ware-tray', 'ware-travel')),
  title('茶边闲读', TO_TOPICS, { style: '3', colour: JADE }),
  block('topic', { style: 'normal', count: 2 }, 'topic'),
  ground('#eef4ec'),
  bar('#eef4ec'),
];

const dense = (): Block[] => [
  block('search', { placeholder: '搜坚果、水果、米面粮油' }),
  banner(300, ['banner/orchard', toCat('fresh')], ['banner/new-year', toCat('gift')]),
  nav(
    5,
    ['snack', '坚果', toCat('nut')],
    ['heart', '果干', toCat('dried-fruit')],
    ['fire', '糕点', toCat('pastry')],
    ['plant', '鲜果', toCat('fruit')],
    ['crown', '浆果', toCat('berry')],
    ['leaf', '蜜酱', toCat('honey')],
    ['kitchen', '米面', toCat('grain')],
    ['gift', '礼盒', toCat('gift')],
    ['coupon', '领券', TO_COUPONS],
    ['cats', '全部', TO_CATS],
  ),
  block('miaosha', FLASH, 'miaosha'),
  coupons(3),
  title('今天都在买', toCat('food')),
  goodsBlock(
    3,
    goods('nut-walnut', 'nut-daily', 'nut-cashew', 'dried-mango', 'dried-date', 'cake-osmanthus'),
    { showBuyBtn: true },
  ),
  title('整箱更划算', toCat('fresh')),
  goodsBlock(-1, goods('fruit-orange', 'fruit-apple', 'fruit-strawberry', 'rice-wuchang'), {
    showBuyBtn: true,
  }),
  title('厨房常备', toCat('grocery')),
  goodsBlock(
    3,
    goods('honey-linden', 'sauce-chili', 'oil-camellia', 'noodle-hand', 'rice-wuchang', 'cake-mooncake'),
    { showBuyBtn: true },
  ),
];

const pictures = (): Block[] => [
  banner(BANNER, ['banner/bedroom', toCat('home')], ['rubik/wear', toCat('wear')]),
  gap(24, '#ffffff'),
  pair(375, ['rubik/wear', toCat('cloth')], ['rubik/home', toCat('shoes-bags')]),
  title('这一季', toCat('cloth'), { style: '1', colour: '#333333', position: 'center' }),
  goodsBlock(1, goods('sweater-wool'), { goodsCoverProportion: '1-1' }),
  goodsBlock(2, goods('shirt-linen', 'tee-cotton', 'scarf-cashmere', 'hat-bucket')),
  wide('rubik/wide', toCat('shoes-bags')),
  title('出门带上', toCat('shoes-bags'), { style: '1', colour: '#333333', position: 'center' }),
  goodsBlock(0, goods('tote-canvas', 'backpack-city', 'shoe-canvas', 'socks-combed')),
  words(
    '<p style="text-align:center;color:#999999;font-size:13px;line-height:2">七天无理由退换 · 尺码不合适免费换</p>',
  ),
  ground('#ffffff'),
  bar('#ffffff'),
];

const services = (): Block[] => [
  banner(360, ['banner/tea-ware', TO_STORES], ['banner/orchard', toCat('fresh')]),
  nav(
    4,
    ['store', '找门店', TO_STORES],
    ['coupon', '领优惠', TO_COUPONS],
    ['service', '联系我们', TO_CONTACT],
    ['search', '找商品', TO_SEARCH],
  ),
  block('notice', {
    name: '营业',
    content: '南湖旗舰店 9:00–21:30，新塍店 9:00–20:00。',
    background: '#3b6ea5',
    textColor: '#ffffff',
  }),
  title('我们的门店', TO_STORES, { colour: '#3b6ea5' }),
  block('store', {
    list: [
      { id: STORES.flagship, name: '南湖旗舰店' },
      { id: STORES.xinteng, name: '秀洲新塍店' },
    ],
  }),
  block('map', { location: '30.762457,120.763779', height: 400 }),
  title('到店自提', toCat('food'), { colour: '#3b6ea5' }),
  goodsBlock(-1, goods('cake-osmanthus', 'fruit-strawberry', 'tea-sample', 'gift-newyear'), {
    showBuyBtn: true,
  }),
  words(
    '<p style="color:#555555;font-size:14px;line-height:1.9">下单时选「上门自提」，付款后出示核销码就能取货。停车免费两小时。</p>',
  ),
];

const DAY_MS = 86_400_000;

const campaign = (now: Date): Block[] => [
  banner(BANNER, ['banner/new-year', toCat('gift')], ['banner/autumn-tea', toCat('tea')]),
  block('timer', {
    startDateTime: formatServerTime(now.getTime()),
    endDateTime: formatServerTime(now.getTime() + 7 * DAY_MS),
    link: { url: toCat('gift').url, openType: 'navigate', bgPicUrl: '' },
  }),
  coupons(6),
  title('限时秒杀', toCat('food'), { style: '3', colour: '#ffd9a0', position: 'center' }),
  block('miaosha', FLASH, 'miaosha'),
  title('两人就成团', toCat('tea'), { style: '3', colour: '#ffd9a0', position: 'center' }),
  block('pintuan', { list: goods('tea-tieguanyin', 'lamp-paper') }, 'pintuan'),
  title('送礼专场', toCat('gift'), { style: '3', colour: '#ffd9a0', position: 'center' }),
  goodsBlock(2, goods('gift-newyear', 'gift-card', 'cake-mooncake', 'tea-dahongpao'), { showBuyBtn: true }),
  pair(240, ['rubik/tea', toCat('leaf')], ['rubik/kitchen', toCat('kitchen')]),
  ground('#a4302a'),
  bar('#a4302a', 'white'),
];

const plain = (): Block[] => [
  banner(BANNER, ['banner/bedroom', toCat('bed')], ['banner/tea-ware', toCat('ware')]),
  gap(48, '#ffffff'),
  words(
    '<h2 style="text-align:center;color:#222222;font-size:20px">少即是多</h2><p style="text-align:center;color:#888888;font-size:13px;line-height:2">只卖我们自己每天用的东西</p>',
  ),
  goodsBlock(1, goods('vase-celadon', 'lamp-paper'), { showGoodsTag: false }),
  gap(48, '#ffffff'),
  goodsBlock(2, goods('mug-stone', 'kettle-pour', 'candle-cedar', 'cushion-linen')),
  gap(48, '#ffffff'),
  ground('#ffffff'),
  bar('#ffffff'),
];

export const templateSeeds = (now: Date): TemplateSeed[] => [
  { name: '茶', description: '经典首页：搜索、轮播、导航、优惠券、两列商品和专题', blocks: tea() },
  { name: '快消', description: '商品多而密：十个入口、秒杀、三列商品和整箱列表', blocks: dense() },
  { name: '服饰', description: '大图为主：轮播、图片广告、一列和两列商品', blocks: pictures() },
  { name: '门店', description: '到店为主：找门店、地图、营业时间和自提商品', blocks: services() },
  { name: '活动会场', description: '倒计时、优惠券、秒杀、拼团和专场', blocks: campaign(now) },
  { name: '极简', description: '一张大图、一句话和少量商品', blocks: plain() },
];

export interface ModuleSeed {
  name: string;
  blocks: Block[];
}

export const MODULE_SEEDS = (): ModuleSeed[] => [
  {
    name: '服务承诺',
    blocks: [
      nav(
        4,
        ['shield', '正品保障', TO_CATS],
        ['refund', '七天退换', TO_CATS],
        ['truck', '48 小时发', TO_CATS],
        ['service', '联系我们', TO_CONTACT],
      ),
    ],
  },
  {
    name: '领券入口',
    blocks: [title('先领券再逛', TO_COUPONS), coupons(4)],
  },
  {
    name: '本周热卖',
    blocks: [
      title('本周热卖', toCat('food')),
      goodsBlock(0, goods('nut-daily', 'tea-longjing', 'mug-stone', 'towel-face', 'notebook-dot'), {
        showBuyBtn: true,
      }),
    ],
  },
];
