// A real address of every screen: its definition names what of the demo it needs, which is found here by kind.
import type { Page } from '@playwright/test';
import {
  advanceDeposit,
  advanceGoodsDetail,
  advanceGoodsIndex,
  advanceMyAdvance,
} from '~/schemas/api/advance.gen';
import { balanceLogs } from '~/schemas/api/balance.gen';
import { cardUserCard } from '~/schemas/api/card.gen';
import { compositionIndex } from '~/schemas/api/composition.gen';
import { couponList, couponUserCoupon } from '~/schemas/api/coupon.gen';
import { defaultArticleList } from '~/schemas/api/default.gen';
import { diyPageStore } from '~/schemas/api/diy.gen';
import { goodsRanking } from '~/schemas/api/goods.gen';
import { orderDetail } from '~/schemas/api/order.gen';
import { pintuanGoodsDetail, pintuanGoodsIndex, pintuanOrderList } from '~/schemas/api/pintuan.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { addressOf } from '~/domain/links';
import { parseServerTime } from '~/domain/time';
import { goodsId } from '~/server/demo/catalogue/catalogue';
import { monthOf } from '~/src/engine/archetypes/months';
import type { SampleKind, ScreenWalk } from '~/src/testing/walks.gen';
import { checkoutPath, newestOrder, ordersOf, pieceOf, placeOrder } from './buying';
import { ask, demoToken, type Shopper } from './helpers';
import { KEEPER } from './shopper-fixtures';

/** Finds something of a kind for the shopper who visits the screen. */
type Find = (page: Page, shopper: Shopper) => Promise<string | number>;

const first: Find = () => Promise.resolve(1);

/** The newest order under a tab of my orders. */
const orderUnder =
  (status: number): Find =>
  async (page, shopper) =>
    Number((await newestOrder(page, shopper, status)).id);

const firstId = (list: readonly { id: number | string }[]): number => {
  const [found] = list;
  if (found === undefined) throw new Error('The list is empty.');
  return Number(found.id);
};

const ownCard: Find = async (page, { token }) =>
  firstId((await ask(page, { endpoint: cardUserCard, params: { status: 1 }, token })).list);

/** The shopper's newest after-sale, and its order. */
const newestRefund = async (page: Page, shopper: Shopper) => {
  const [row] = await ordersOf(page, shopper, 5);
  if (row === undefined || !('order_id' in row)) throw new Error('There is no after-sale.');
  return { refund: row.id, order: row.order_id };
};

/** An order that is on its way, all of it. */
const sentOrder = orderUnder(3);

/** An order that the demo shopper collects at the clerk's store. */
const collectedOrder: Find = async (page) => {
  const token = await demoToken(page);
  for (const { id } of await ordersOf(page, { mobile: '', token }, 2)) {
    const { detail } = await ask(page, { endpoint: orderDetail, params: { id: Number(id) }, token });
    if (Number(detail.send_type) === 1) return Number(id);
  }
  throw new Error('Nothing is to be collected.');
};

const reply: Find = async (page, { token }) => {
  const form_data = [{ key: 'text', key_name: '单行文本', name: '称呼', is_required: 0, value: '林小满' }];
  const { id } = await ask(page, { endpoint: diyPageStore, params: { form_data }, token });
  return Number(id);
};

const goodsInGroups: Find = async (page) =>
  firstId((await ask(page, { endpoint: pintuanGoodsIndex, params: {} })).list);

/** A group that the shopper has opened, and not paid for. */
const ownGroup: Find = async (page, shopper) => {
  const id = Number(await goodsInGroups(page, shopper));
  const [terms] = (await ask(page, { endpoint: pintuanGoodsDetail, params: { id } })).detail.groups;
  const sku = terms?.attr.find(({ stock }) => stock > 0);
  if (terms === undefined || sku === undefined) throw new Error('No group can be opened.');
  const piece = { goodsId: terms.groups.goods_id, skuId: sku.id, num: 1, name: '', stock: sku.stock };
  await placeOrder(page, shopper, { pieces: [piece], sale: { pintuan_group_id: terms.group_id } });
  const { list } = await ask(page, { endpoint: pintuanOrderList, params: {}, token: shopper.token });
  return list[0]?.pintuan_order_id ?? 0;
};

/** A pre-sale whose deposits are taken now. */
const preSaleGoods: Find = async (page) => {
  const { list } = await ask(page, { endpoint: advanceGoodsIndex, params: {} });
  const hasBegun = ({ start_prepayment_at: start }: (typeof list)[number]['advanceGoods']): boolean =>
    (parseServerTime(start) ?? 0) <= Date.now();
  return firstId(list.filter((goods) => goods.goods_stock > 0 && hasBegun(goods.advanceGoods)));
};

/** A deposit that the shopper has not paid. */
const ownDeposit: Find = async (page, shopper) => {
  const { token } = shopper;
  const id = Number(await preSaleGoods(page, shopper));
  const { attr } = (await ask(page, { endpoint: advanceGoodsDetail, params: { id } })).detail;
  const params = { goods_id: id, goods_attr_id: firstId(attr), goods_num: 1 };
  await ask(page, { endpoint: advanceDeposit, params, token });
  return firstId((await ask(page, { endpoint: advanceMyAdvance, params: {}, token })).list);
};

const SAMPLES: Readonly<Record<SampleKind, Find>> = {
  address: async (page, { token }) =>
    firstId((await ask(page, { endpoint: userAddress, params: {}, token })).list),
  'after-sale': async (page, shopper) => (await newestRefund(page, shopper)).refund,
  article: async (page) => firstId((await ask(page, { endpoint: defaultArticleList, params: {} })).list),
  'balance entry': async (page, { token }) =>
    firstId((await ask(page, { endpoint: balanceLogs, params: { date: monthOf(Date.now()) }, token })).list),
  card: ownCard,
  'card to redeem': async (page) => ownCard(page, { mobile: '', token: await demoToken(page) }),
  coupon: async (page, { token }) =>
    firstId((await ask(page, { endpoint: couponList, params: {}, token })).list),
  deposit: ownDeposit,
  'finished order': orderUnder(9),
  goods: first,
  'goods in groups': goodsInGroups,
  'goods to buy': async (page) => {
    const path = checkoutPath([await pieceOf(page, 'tea-molihua'), await pieceOf(page, 'towel-face', 2)]);
    return new URLSearchParams(path.split('?')[1]).get('mch_list') ?? '';
  },
  'goods with a form': () => Promise.resolve(goodsId('thermos-titan')),
  group: ownGroup,
  'line of a sent order': async (page, shopper) => {
    const params = { id: Number(await sentOrder(page, shopper)) };
    const { detail } = await ask(page, { endpoint: orderDetail, params, token: shopper.token });
    return firstId(detail.detail);
  },
  'order to collect': collectedOrder,
  'order with an after-sale': async (page, shopper) => (await newestRefund(page, shopper)).order,
  'own coupon': async (page, { token }) =>
    firstId((await ask(page, { endpoint: couponUserCoupon, params: { status: 1 }, token })).list),
  'paid order': orderUnder(2),
  'pre-sale goods': preSaleGoods,
  // No screen is walked with one: its empty state is.
  parcel: first,
  payment: async (page, shopper) =>
    placeOrder(page, shopper, { pieces: [await pieceOf(page, 'tea-molihua')] }),
  ranking: async (page) => firstId((await ask(page, { endpoint: goodsRanking, params: {} })).list),
  'reply to a form': reply,
  'sent order': sentOrder,
  set: async (page) => firstId((await ask(page, { endpoint: compositionIndex, params: {} })).list),
  store: first,
  topic: first,
};

/** Roles of the demo's keeper; the other screens are the demo shopper's. */
const KEEPERS_ROLES: readonly string[] = ['admin', 'clerk'];

/** The mobile of the screen's visitor, 'guest' for guests only; undefined for the demo shopper. */
export const visitorOf = ({ as, auth }: ScreenWalk): string | undefined =>
  as ?? (KEEPERS_ROLES.includes(auth) ? KEEPER : undefined);

/** A screen's path with a real query. */
export async function realAddress(
  page: Page,
  shopper: Shopper,
  { path, query }: ScreenWalk,
): Promise<string> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(query))
    found[name] = typeof value === 'object' ? await SAMPLES[value.of](page, shopper) : value;
  return addressOf(path, found);
}
