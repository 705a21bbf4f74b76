// The list of places inside the mall that an operator can link to.
import type { OpenType } from './links';

export type LinkGroup = 'base' | 'marketing' | 'order' | 'plugin';

export interface LinkParameter {
  readonly key: string;
  readonly isRequired: boolean;
}

export interface CatalogueEntry {
  readonly group: LinkGroup;
  readonly name: string;
  /** Path without chosen parameters; the word of the type where there is no page. */
  readonly path: string;
  readonly openType: OpenType;
  readonly params: readonly LinkParameter[];
  /** The permission or plugin without which the entry is not offered; empty when it always is. */
  readonly permission: string;
}

interface EntryOptions {
  /** Keys separated by blanks; `!` marks those that must be filled in. */
  readonly params?: string;
  readonly permission?: string;
  readonly openType?: OpenType;
}

type Row = readonly [name: string, path: string, options?: EntryOptions];

const readParameters = (text: string): LinkParameter[] =>
  text
    .split(' ')
    .filter((key) => key !== '')
    .map((key) => ({ key: key.replace('!', ''), isRequired: key.endsWith('!') }));

const entriesOf = (group: LinkGroup, rows: readonly Row[]): CatalogueEntry[] =>
  rows.map(([name, path, options = {}]) => {
    const { params = '', permission = '', openType = 'navigate' }: EntryOptions = options;
    return { group, name, path, openType, params: readParameters(params), permission };
  });

const BASE: readonly Row[] = [
  ['商城首页', '/pages/index/index'],
  ['我的收藏', '/pages/favorite/favorite'],
  ['联系我们', 'tel', { openType: 'tel', params: 'tel!' }],
  ['文章中心', '/pages/article/article-list/article-list'],
  ['文章详情', '/pages/article/article-detail/article-detail', { params: 'id!' }],
  ['收货地址', '/pages/address/address'],
  ['绑定手机号', '/pages/binding/binding'],
  ['余额支付密码', '/pages/balance/password'],
  ['清除缓存', 'clear_cache', { openType: 'clear_cache' }],
  ['购物车', '/pages/cart/cart'],
  ['分类', '/pages/cats/cats', { params: 'cat_id' }],
  ['会员中心', '/pages/member/index/index'],
  ['用户中心', '/pages/user-center/user-center'],
  ['商品列表', '/pages/goods/list', { params: 'cat_id' }],
  ['商品详情', '/pages/goods/goods', { params: 'id!' }],
  ['专题列表', '/pages/topic/list', { params: 'type', permission: 'topic' }],
  ['专题详情', '/pages/topic/topic', { params: 'id!', permission: 'topic' }],
  ['跳转小程序', 'app', { openType: 'app', params: 'app_id! path' }],
  ['网页链接', '/pages/web/web', { openType: 'web', params: 'url!' }],
  ['H5跳转地址', '', { openType: 'h5', params: 'url!' }],
  ['门店列表', '/pages/store/store'],
  ['门店详情', '/pages/store/detail', { params: 'id!' }],
  ['快速购买', '/pages/quick-shop/quick-shop'],
  ['搜索页', '/pages/search/search'],
  ['客服', 'contact', { openType: 'contact' }],
  ['视频专区', '/pages/video/video', { permission: 'video' }],
  ['我的足迹', '/pages/foot/index/index'],
  ['账单总结', '/pages/foot/summary/summary'],
];

const MARKETING: readonly Row[] = [
  ['分销中心', '/pages/share/index/index', { permission: 'share' }],
  ['我的卡券', '/pages/card/index/index'],
  ['我的优惠券', '/pages/coupon/index/index', { permission: 'coupon' }],
  ['领券中心', '/pages/coupon/list/list', { permission: 'coupon' }],
  ['积分明细', '/pages/user-center/integral-detail/integral-detail'],
  ['充值中心', '/pages/balance/recharge'],
  ['余额记录', '/pages/balance/balance'],
  ['优惠券详情', '/pages/coupon/details/details', { params: 'id!', permission: 'coupon' }],
  ['分销商专属链接', '/pages/index/index', { params: 'user_id!', permission: 'share' }],
  ['直播列表', '/pages/live/index', { permission: 'live' }],
  ['满减优惠', '/pages/full_reduce/index/index'],
];

const ORDER: readonly Row[] = [
  ['我的订单', '/pages/order/index/index', { params: 'status' }],
  ['全部订单', '/pages/order/index/index?status=0'],
  ['待付款', '/pages/order/index/index?status=1'],
  ['待发货', '/pages/order/index/index?status=2'],
  ['待收货', '/pages/order/index/index?status=3'],
  ['待评价', '/pages/order/index/index?status=4'],
];

/** By plugin: name, path below `/plugins/` unless absolute, parameters. */
const PLUGIN: Readonly<
  Record<string, ReadonlyArray<readonly [name: string, path: string, params?: string]>>
> = {
  advance: [
    ['我的预定', 'advance/order/order'],
    ['预售首页', 'advance/index/index'],
    ['预售商品详情', 'advance/detail/detail', 'id!'],
  ],
  bargain: [
    ['砍价列表', 'bargain/index/index'],
    ['我的砍价', 'bargain/order-list/order-list'],
  ],
  booking: [
    ['预约', 'book/index/index', 'cat_id'],
    ['预约商品详情', 'book/goods/goods', 'goods_id!'],
  ],
  check_in: [['签到', 'check_in/index/index']],
  clerk: [['核销中心', 'clerk/index/index']],
  community: [
    ['社区团购', 'community/list/list'],
    ['招募令', 'community/recruit/recruit'],
    ['团长端', 'community/index/index'],
  ],
  composition: [
    ['套餐组合', 'composition/index/index'],
    ['套餐详情', 'composition/detail/detail', 'composition_id!'],
  ],
  exchange: [
    ['兑换中心', 'exchange/index/index'],
    ['礼品卡中心', 'exchange/list/list'],
    ['礼品卡详情', 'exchange/goods/goods', 'goods_id!'],
  ],
  flash_sale: [
    ['限时抢购', 'flash_sale/index/index'],
    ['限时抢购详情', 'flash_sale/goods/goods', 'id!'],
  ],
  fxhb: [['拆红包', 'fxhb/detail/detail']],
  gift: [['礼物', 'gift/index/index']],
  integral_mall: [
    ['积分商城', 'integral_mall/index/index'],
    ['积分商品详情', 'integral_mall/goods/goods', 'goods_id!'],
  ],
  invoice: [['发票管理', 'invoice/index/index']],
  lottery: [
    ['幸运抽奖', 'lottery/index/index'],
    ['抽奖商品详情', 'lottery/goods/goods', 'lottery_id!'],
  ],
  mch: [
    ['好店推荐', 'mch/list/list'],
    ['多商户店铺', 'mch/shop/shop', 'mch_id!'],
    ['多商户商品', 'mch/goods/goods', 'id! mch_id!'],
  ],
  miaosha: [
    ['秒杀首页', 'miaosha/advance/advance'],
    ['秒杀商品详情', 'miaosha/goods/goods', 'id! is_activity!'],
  ],
  pick: [['N元任选首页', 'pick/index/index']],
  pintuan: [
    ['拼团首页', 'pt/index/index'],
    ['我的拼团', 'pt/order/order'],
    ['拼团商品详情', 'pt/goods/goods', 'goods_id!'],
  ],
  pond: [['九宫格抽奖', 'pond/index/index']],
  quick_share: [['一键发圈', 'quick_share/index/index']],
  scan_code_pay: [['当面付', 'scan_code/index/index']],
  scratch: [['刮刮卡', 'scratch/index/index']],
  step: [
    ['步数宝', 'step/index/index'],
    ['步数宝商品详情', 'step/goods/goods', 'goods_id!'],
  ],
  teller: [['动态付款码', 'teller/index/index']],
  vip_card: [['超级会员卡', 'vip_card/index/index']],
  wholesale: [
    ['商品批发', 'wholesale/index/index'],
    ['批发商品详情', 'wholesale/goods/goods', 'id!'],
  ],
};

const pluginRows = Object.entries(PLUGIN).flatMap(([permission, rows]) =>
  rows.map(([name, path, params = '']): Row => [name, `/plugins/${path}`, { params, permission }]),
);

const ADMIN: Row = [
  '商城管理',
  '/pages/app_admin/index/index',
  { openType: 'app_admin', permission: 'app_admin' },
];

/** Every place, in the order of the picker; micro pages are added by whoever knows them (`microPagePath`). */
export const LINK_CATALOGUE: readonly CatalogueEntry[] = [
  ...entriesOf('base', BASE),
  ...entriesOf('marketing', MARKETING),
  ...entriesOf('order', ORDER),
  ...entriesOf('plugin', [...pluginRows, ADMIN]),
];

/** The address of a micro page of the mall. */
export const microPagePath = (pageId: number): string => `/pages/index/index?page_id=${pageId}`;
