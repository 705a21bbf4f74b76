// The list of places inside the mall that an operator can link to.
import type { OpenType } from './links';

/** `app_admin`: the entry of the mall's administration alone (diy/links.yaml). */
export type LinkGroup = 'base' | 'marketing' | 'order' | 'plugin' | 'app_admin';

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
  /** The permission or plugin that the entry needs; empty for none. */
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
  ['商品榜单', '/pages/goods/ranking/index', { params: 'type' }],
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
  ['开票记录', '/pages/order/invoice/index', { permission: 'invoice' }],
];

/** A place of a plugin: name, path below `/plugins/`, parameters (keys separated by blanks, `!` for required ones). */
export type PluginLink = readonly [name: string, path: string, params?: string];

/** The places of a plugin as entries, which are offered where the mall may use it. */
export const pluginEntries = (permission: string, links: readonly PluginLink[]): CatalogueEntry[] =>
  entriesOf(
    'plugin',
    links.map(([name, path, params = '']): Row => [name, `/plugins/${path}`, { params, permission }]),
  );

const ADMIN: readonly Row[] = [
  ['商城管理', '/pages/app_admin/index/index', { openType: 'app_admin', permission: 'app_admin' }],
];

const OF_ADMIN: readonly Row[] = [
  ['组合商品管理', '/pages/goods/manage/combine-list', { permission: 'app_admin' }],
  ['退货地址', '/pages/address/address?is_refund_address=1', { permission: 'app_admin' }],
];

/**
 * Every place of the core, in the order of the picker; plugins state theirs in their manifests (`pluginEntries`), micro
 * pages are added where they are known (`microPagePath`).
 */
export const LINK_CATALOGUE: readonly CatalogueEntry[] = [
  ...entriesOf('base', BASE),
  ...entriesOf('marketing', MARKETING),
  ...entriesOf('order', ORDER),
  ...entriesOf('app_admin', ADMIN),
  ...entriesOf('plugin', OF_ADMIN),
];

/** All places of the core and of the plugins that are built in. */
export const allPlaces = (
  plugins: ReadonlyArray<{ readonly key: string; readonly links?: readonly PluginLink[] }>,
): readonly CatalogueEntry[] => [
  ...LINK_CATALOGUE,
  ...plugins.flatMap(({ key, links = [] }) => pluginEntries(key, links)),
];

/** Name of the place that an address opens, with its parameters where one of them has a name of its own; else ''. */
export function placeName(address: unknown, places: readonly CatalogueEntry[]): string {
  if (typeof address !== 'string' || address === '') return '';
  const [path = ''] = address.split('?');
  const nameOf = (wanted: string) => places.find((place) => place.path === wanted)?.name;
  return nameOf(address) ?? nameOf(path) ?? '';
}

/** The address of a micro page of the mall. */
export const microPagePath = (pageId: number): string => `/pages/index/index?page_id=${pageId}`;
