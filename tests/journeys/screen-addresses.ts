// One real address of every screen, with its visitor, for checks over all screens.
import type { Page } from '@playwright/test';
import { balanceLogs } from '~/schemas/api/balance.gen';
import { cardUserCard } from '~/schemas/api/card.gen';
import { couponList, couponUserCoupon } from '~/schemas/api/coupon.gen';
import { defaultArticleList } from '~/schemas/api/default.gen';
import { diyPageStore } from '~/schemas/api/diy.gen';
import { goodsRanking } from '~/schemas/api/goods.gen';
import { orderDetail } from '~/schemas/api/order.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { goodsId } from '~/server/demo/catalogue/catalogue';
import { monthOf } from '~/src/engine/archetypes/months';
import { checkoutPath, newestOrder, ordersOf, pieceOf, placeOrder } from './buying';
import { ask, demoToken, type Shopper } from './helpers';
import { KEEPER } from './shopper-fixtures';

/** The query of a screen's address, from the seed's data of the shopper. */
type Query = (page: Page, shopper: Shopper) => Promise<Record<string, string | number>>;

const WEB = 'https://example.com/about';

const given =
  (query: Record<string, string | number>): Query =>
  () =>
    Promise.resolve(query);

/** The newest order under a tab of my orders. */
const orderUnder = async (page: Page, shopper: Shopper, status: number): Promise<number> =>
  Number((await newestOrder(page, shopper, status)).id);

const firstId = (list: readonly { id: number | string }[]): number => {
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty.');
  return Number(first.id);
};

const aCoupon: Query = async (page, { token }) => ({
  id: firstId((await ask(page, { endpoint: couponList, params: {}, token })).list),
});

const ownCard: Query = async (page, { token }) => ({
  id: firstId((await ask(page, { endpoint: cardUserCard, params: { status: 1 }, token })).list),
});

const ownCoupon: Query = async (page, { token }) => ({
  id: firstId((await ask(page, { endpoint: couponUserCoupon, params: { status: 1 }, token })).list),
  person: '1',
});

/** The shopper's newest after-sale, and its order. */
const newestRefund = async (page: Page, shopper: Shopper) => {
  const [row] = await ordersOf(page, shopper, 5);
  if (row === undefined || !('order_id' in row)) throw new Error('There is no after-sale.');
  return { refund: row.id, order: row.order_id };
};

/** A paid order of several lines that is not sent. */
const paidOrder: Query = async (page, shopper) => ({ id: await orderUnder(page, shopper, 2) });

/** An order that is on its way, all of it. */
const sentOrder: Query = async (page, shopper) => ({ id: await orderUnder(page, shopper, 3) });

/** A line of it. */
const sentLine: Query = async (page, shopper) => {
  const params = { id: await orderUnder(page, shopper, 3) };
  const { detail } = await ask(page, { endpoint: orderDetail, params, token: shopper.token });
  return { id: firstId(detail.detail) };
};

/** An order that the demo shopper collects at the clerk's store. */
const collectedOrder: Query = async (page) => {
  const token = await demoToken(page);
  for (const { id } of await ordersOf(page, { mobile: '', token }, 2)) {
    const { detail } = await ask(page, { endpoint: orderDetail, params: { id: Number(id) }, token });
    if (Number(detail.send_type) === 1) return { id: Number(id) };
  }
  throw new Error('Nothing is to be collected.');
};

const reply: Query = async (page, { token }) => {
  const form_data = [{ key: 'text', key_name: '单行文本', name: '称呼', is_required: 0, value: '林小满' }];
  const { id } = await ask(page, { endpoint: diyPageStore, params: { form_data }, token });
  return { id: Number(id) };
};

/** Screens that need parameters; every other one is opened without. */
const QUERIES: Readonly<Record<string, Query>> = {
  '/pages/address/address-edit': async (page, { token }) => ({
    id: firstId((await ask(page, { endpoint: userAddress, params: {}, token })).list),
  }),
  '/pages/article/article-detail/article-detail': async (page) => ({
    id: firstId((await ask(page, { endpoint: defaultArticleList, params: {} })).list),
  }),
  '/pages/balance/detail': async (page, { token }) => ({
    id: firstId(
      (await ask(page, { endpoint: balanceLogs, params: { date: monthOf(Date.now()) }, token })).list,
    ),
  }),
  '/pages/binding/account': given({ mobile: '13900000000' }),
  '/pages/binding/auth_code': given({ mobile: '13900000000' }),
  '/pages/card/details/details': ownCard,
  '/pages/card/details/details-no-share': ownCard,
  '/pages/card/give/give': ownCard,
  '/pages/comments/comments': given({ goods_id: 1 }),
  '/pages/coupon/details/details-no-share': ownCoupon,
  '/pages/coupon/details/details': aCoupon,
  '/pages/coupon/give/give': async (page, shopper) => ({
    coupon_id: (await aCoupon(page, shopper))['id'] ?? 0,
    user_id: 1,
  }),
  '/pages/coupon/receive/receive': aCoupon,
  '/pages/disabled/disabled': given({ text: '商城正在维护，请稍后再来' }),
  '/pages/goods/goods': given({ id: 1 }),
  '/pages/goods/goods-form': given({ goods_id: goodsId('thermos-titan') }),
  '/pages/goods/ranking/detail': async (page) => ({
    id: firstId((await ask(page, { endpoint: goodsRanking, params: {} })).list),
  }),
  '/pages/invoice/edit': async (page, shopper) => ({ order_id: await orderUnder(page, shopper, 9) }),
  '/pages/member/detail/detail': given({ level: 2 }),
  '/pages/member/upgrade/upgrade': given({ level: 3 }),
  '/open-location': given({
    latitude: '30.7522',
    longitude: '120.7643',
    name: '南湖旗舰店',
    address: '环城南路 18 号',
  }),
  '/preview-image': given({ urls: JSON.stringify(['pictures/goods/tea-longjing-1.svg']) }),
  '/pages/order-submit/order-submit': async (page) => {
    const path = checkoutPath([await pieceOf(page, 'tea-molihua'), await pieceOf(page, 'towel-face', 2)]);
    return Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  },
  '/pages/order-submit/gift': async (page, shopper) => ({ id: await orderUnder(page, shopper, 2) }),
  '/pages/order-submit/pay-result': async (page, shopper) => ({
    payment_order_union_id: await placeOrder(page, shopper, {
      pieces: [await pieceOf(page, 'tea-molihua')],
    }),
  }),
  '/pages/order-submit/store-pick': given({ mchIndex: 0 }),
  '/pages/order-submit/vip-card': given({ mchIndex: 0 }),
  '/pages/order/appraise/appraise': async (page, shopper) => ({ id: await orderUnder(page, shopper, 9) }),
  '/pages/card/clerk/clerk': async (page) => {
    const [card] = (
      await ask(page, { endpoint: cardUserCard, params: { status: 1 }, token: await demoToken(page) })
    ).list;
    return { cardId: Number(card?.id) };
  },
  '/pages/order/batch-refund/batch-refund': sentOrder,
  '/pages/order/clerk/clerk': collectedOrder,
  '/pages/order/clerk/mystery': collectedOrder,
  '/pages/order/clerk/select': collectedOrder,
  '/pages/order/refund-detail/refund-detail': async (page, shopper) => ({
    id: (await newestRefund(page, shopper)).refund,
  }),
  '/pages/order/refund/order-detail-refund-list': async (page, shopper) => ({
    id: (await newestRefund(page, shopper)).order,
  }),
  '/pages/order/refund/order-refund': paidOrder,
  '/pages/order/refund/refund': async (page, shopper) => ({ ...(await sentLine(page, shopper)), type: 3 }),
  '/pages/order/refund/select-refund-type': sentLine,
  '/pages/order/refund/split-refund': sentOrder,
  '/pages/order/express-detail/express-detail': given({ express: '顺丰速运', express_no: 'SF1234567890123' }),
  '/pages/order/express-list/express-list': async (page, shopper) => ({
    order_id: await orderUnder(page, shopper, 3),
  }),
  '/pages/order/order-detail/order-detail': async (page, shopper) => ({
    id: await orderUnder(page, shopper, 3),
  }),
  '/pages/order/invoice/detail': async (page, shopper) => ({
    order_id: await orderUnder(page, shopper, 9),
  }),
  '/pages/poster/goods': given({
    goods_id: 1,
    poster_config: 'api/goods/poster',
    poster_generate: 'api/qrcode/goods-new',
  }),
  '/pages/poster/poster': async (page, shopper) => ({
    card_id: (await ownCard(page, shopper))['id'] ?? 0,
  }),
  '/pages/registered/placard': given({ url: WEB }),
  '/pages/registered/verify-phone': given({ key: 'proof' }),
  '/pages/rules/index': given({
    url: 'api/default/article',
    key: 'article',
    data: '{"article_id":1}',
    title: '规则',
  }),
  '/pages/search/search': given({ keyword: '杯' }),
  '/pages/setting/edit': given({ type: 'nickname' }),
  '/pages/store/detail': given({ id: 1 }),
  '/pages/topic/topic': given({ id: 1 }),
  '/pages/web/web': given({ url: WEB }),
  '/plugins/diy/detail/detail': reply,
  '/plugins/diy/form-success/form-success': reply,
};

/** Accounts of the demo that the other screens are for; the rest are the demo shopper's. */
const VISITORS: Readonly<Record<string, 'guest' | typeof KEEPER>> = {
  '/pages/registered/index': 'guest',
  '/pages/registered/sign': 'guest',
  '/pages/registered/forget': 'guest',
  '/pages/card/clerk/clerk': KEEPER,
  '/pages/goods/manage/combine-list': KEEPER,
  '/pages/goods/manage/combine-select': KEEPER,
  '/pages/order/clerk/clerk': KEEPER,
  '/pages/order/clerk/mystery': KEEPER,
  '/pages/order/clerk/select': KEEPER,
};

/** The mobile of the screen's visitor, 'guest' for guests only; undefined for the demo shopper. */
export const visitorAt = (path: string): string | undefined => VISITORS[path];

/** Screens whose data the demo does not have: their empty state is walked. */
export const IS_EMPTY: readonly string[] = [
  '/pages/order/city-map/city-map',
  '/pages/order/invoice/detail',
  '/plugins/diy/reply-info/reply-info',
];

/** A screen's path with a real query. */
export async function realAddress(page: Page, shopper: Shopper, path: string): Promise<string> {
  const query = (await QUERIES[path]?.(page, shopper)) ?? {};
  const fields = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields).toString()}`;
}
