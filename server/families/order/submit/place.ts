// Turns a checkout into an order within one transaction: stock, coupon, points, cart, order, payment.
import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { shownAnswers } from '~/domain/order-form';
import { SEND_TYPES } from '~/domain/order-status';
import type { OrderLinesTable, OrdersTable } from '../../../db/tables/orders';
import { MallError } from '../../../http/errors';
import { wireMoney, wireTime } from '../../../http/wire';
import { postIntegral } from '../../../ledger/ledger';
import type { Trx } from '../../../db/transaction';
import { claimUploads } from '../../attachment/own-uploads';
import { createUnion } from '../../../payments/unions';
import type { UnionPart } from '../../../ports/payable';
import type { InstalledPlugins } from '../../../ports/plugin';
import type { Checkout } from '../checkout/checkout';
import type { CityWay } from '../../express/city-offer';
import { requireAnswers, type StoredAnswers } from '../checkout/asked-forms';
import { savingsOf } from '../checkout/savings';
import { snapshotOf } from '../checkout/snapshot';
import { noteEvent } from '../../../orders/events';
import { payTypesOf } from './conditions';
import { announce } from '../listeners';

const MINUTE_MS = 60_000;
/** Digits that a clerk can type, in groups of four. */
const CODE_DIGITS = 16;

export interface Placing {
  submissionId: number;
  userId: number;
  platform: string;
  /** Of which one may have sold something along with the order. */
  plugins: InstalledPlugins;
  now: Date;
}

/** `20261121103000123456`: time and random digits; unique by the table's key. */
const makeOrderNo = (now: Date): string =>
  `${wireTime(now).replace(/\D/g, '')}${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** Decrements the stock of the locked SKUs, in the order of their ids. */
async function takeStock(trx: Trx, { lines }: Checkout): Promise<void> {
  const wanted = new Map<number, number>();
  for (const { sku, form } of lines) wanted.set(sku.id, (wanted.get(sku.id) ?? 0) + form.num);
  for (const [id, num] of [...wanted].sort(([one], [other]) => one - other)) {
    const { numUpdatedRows } = await trx
      .updateTable('skus')
      .set((eb) => ({ stock: eb('stock', '-', num) }))
      .where('id', '=', id)
      .where('stock', '>=', num)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new MallError('商品库存不足');
  }
}

async function spendCoupon(trx: Trx, { coupon }: Checkout, now: Date): Promise<void> {
  if (coupon === null) return;
  const { numUpdatedRows } = await trx
    .updateTable('user_coupons')
    .set({ is_use: true, used_at: now, updated_at: now })
    .where('id', '=', coupon.receipt.id)
    .where('is_use', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new MallError('优惠券不存在');
}

/** Removes the ordered lines from the cart; one that is gone was ordered meanwhile. */
async function clearCart(trx: Trx, { lines }: Checkout, userId: number): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ form }) => form.cart_id || []))];
  if (ids.length === 0) return;
  const { numDeletedRows } = await trx
    .deleteFrom('carts')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  if (Number(numDeletedRows) !== ids.length) throw new MallError('重复下单。');
}

type Receiver = Pick<
  Insertable<OrdersTable>,
  | 'send_type'
  | 'name'
  | 'mobile'
  | 'address'
  | 'province_id'
  | 'city_id'
  | 'district_id'
  | 'store_id'
  | 'offline_code'
  | 'location'
  | 'distance_metres'
>;

/** Where a rider goes, `longitude,latitude`. */
const locationOf = ({ to }: CityWay): string => `${to.longitude},${to.latitude}`;

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

const NOWHERE = { store_id: null, offline_code: null, location: null };

function receiverOf({ delivery, address, place, way, form }: Checkout): Receiver {
  if (delivery.sendType === 'offline') {
    return {
      ...NOWHERE,
      send_type: SEND_TYPES.pickUp,
      ...form.contact,
      store_id: place?.store?.id ?? null,
      offline_code: randomDigits(CODE_DIGITS),
    };
  }
  if (delivery.sendType === 'none' || address === null) return { ...NOWHERE, send_type: SEND_TYPES.none };
  const { name, mobile, province, city, district, detail } = address;
  if (way !== null && typeof way !== 'string')
    return {
      ...NOWHERE,
      send_type: SEND_TYPES.city,
      name,
      mobile,
      address: `${address.location} ${detail}`,
      location: locationOf(way),
      distance_metres: way.metres,
    };
  return {
    ...NOWHERE,
    send_type: SEND_TYPES.express,
    name,
    mobile,
    address: [province, city, district, detail].join(' '),
    province_id: address.province_id,
    city_id: address.city_id,
    district_id: address.district_id,
  };
}

/** Savings of the order by name. */
function discountsOf({ lines, priced, offer }: Checkout): { name: string; value: string }[] {
  const byName = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const price = priced.lines[index];
    if (price === undefined) continue;
    for (const { name, fen } of savingsOf(line, price, offer))
      byName.set(name, (byName.get(name) ?? 0) + fen);
  }
  return [...byName].map(([name, fen]) => ({ name, value: `-${wireMoney(fen)}` }));
}

function sumsOf({ priced, coupon, offer }: Checkout) {
  const { points } = priced;
  return {
    total_goods_original_price_fen: priced.originalFen,
    total_goods_price_fen: priced.goodsFen,
    member_discount_price_fen: priced.memberDiscountFen,
    full_reduce_price_fen: priced.fullReduceFen,
    coupon_discount_price_fen: priced.couponFen,
    use_user_coupon_id: coupon?.receipt.id ?? null,
    use_integral_num: points.isUsed ? points.num : 0,
    integral_deduction_price_fen: points.isUsed ? points.deductionFen : 0,
    benefit_name: priced.benefitFen === 0 ? '' : (offer?.benefit?.name ?? ''),
    benefit_price_fen: priced.benefitFen,
    express_original_price_fen: priced.deliveryFen,
    express_price_fen: priced.deliveryFen,
    total_price_fen: priced.totalFen,
    total_pay_price_fen: priced.totalFen,
  };
}

async function insertOrder(trx: Trx, checkout: Checkout, placing: Placing & { answers: StoredAnswers }) {
  const { form, settings } = checkout;
  const { submissionId, userId, platform, now, answers } = placing;
  const { overMinutes } = settings;
  return trx
    .insertInto('orders')
    .values({
      user_id: userId,
      submission_id: submissionId,
      order_no: makeOrderNo(now),
      platform,
      ...sumsOf(checkout),
      ...receiverOf(checkout),
      clerk_id: null,
      remark: form.remark,
      order_form: answers.order === null ? null : JSON.stringify(answers.order),
      discounts: JSON.stringify(discountsOf(checkout)),
      replace_user_id: null,
      support_pay_types: JSON.stringify(payTypesOf(checkout)),
      auto_cancel_at: overMinutes === 0 ? null : new Date(now.getTime() + overMinutes * MINUTE_MS),
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'order_no', 'total_pay_price_fen'])
    .executeTakeFirstOrThrow();
}

/** What the line gives once its order is finished; later edits of the goods do not change it. */
const promiseOf = ({
  give_integral_type,
  give_integral,
  give_balance_type,
  give_balance_value,
}: Checkout['lines'][number]['goods']) => ({
  give_integral_type,
  give_integral,
  give_balance_type,
  give_balance_value,
});

function lineRows(
  { lines, priced }: Checkout,
  { orderId, now, answers }: { orderId: number; now: Date; answers: StoredAnswers },
): Insertable<OrderLinesTable>[] {
  return lines.flatMap((line, index) => {
    const price = priced.lines[index];
    if (price === undefined) return [];
    const { goods, sku, form } = line;
    const given = answers.lines[index] ?? null;
    return [
      {
        order_id: orderId,
        goods_id: goods.id,
        sku_id: sku.id,
        num: form.num,
        unit_price_fen: sku.price_fen,
        total_original_price_fen: price.originalFen,
        total_price_fen: price.totalFen,
        member_discount_price_fen: price.memberDiscountFen,
        full_reduce_price_fen: price.fullReduceFen,
        coupon_discount_price_fen: price.couponFen,
        integral_deduction_price_fen: price.pointsFen,
        benefit_price_fen: price.benefitFen,
        sign: goods.sign,
        goods_no: sku.no || goods.goods_no,
        goods_type: goods.type,
        goods_info: JSON.stringify(snapshotOf(line)),
        ...promiseOf(goods),
        form_id: goods.form_id,
        form_data: given === null ? null : JSON.stringify(given),
        created_at: now,
        updated_at: now,
      },
    ];
  });
}

/** Stores what is bought along; its part of the payment. */
async function placeAddOn(
  trx: Trx,
  { offer }: Checkout,
  {
    plugins,
    ...placed
  }: { order: { id: number; orderNo: string }; userId: number } & Pick<Placing, 'plugins' | 'now'>,
): Promise<UnionPart[]> {
  const addOn = offer?.addOn ?? null;
  if (offer === null || addOn === null) return [];
  const part = plugins.find(({ key }) => key === offer.pluginKey)?.checkout;
  if (part === undefined) throw new MallError('该会员卡不存在');
  return [await part.place(trx, { ...placed, addOn })];
}

/**
 * Writes the order of a checkout that was opened with locks, and its payment.
 * @returns the payment union.
 */
export async function placeOrder(trx: Trx, checkout: Checkout, placing: Placing): Promise<number> {
  const { userId, platform, plugins, now } = placing;
  const answers = await requireAnswers(trx, checkout);
  const items = [answers.order, ...answers.lines].flatMap((of) => of ?? []);
  await claimUploads(trx, { userId, urls: shownAnswers(items).flatMap(({ pictures }) => pictures) });
  await takeStock(trx, checkout);
  await spendCoupon(trx, checkout, now);
  await clearCart(trx, checkout, userId);
  const order = await insertOrder(trx, checkout, { ...placing, answers });
  await trx
    .insertInto('order_lines')
    .values(lineRows(checkout, { orderId: order.id, now, answers }))
    .execute();
  const { points } = checkout.priced;
  if (points.isUsed)
    await postIntegral(trx, {
      userId,
      type: 2,
      integral: points.num,
      description: '订单使用积分抵扣',
      reason: 'order-integral',
      sourceId: `order:${order.id}`,
      orderNo: order.order_no,
    });
  await noteEvent(trx, order.id, { event: 'submitted', description: '提交订单' });
  await announce(trx, 'orderPlaced', { orderId: order.id, now });
  const own = {
    id: order.id,
    orderNo: order.order_no,
    amountFen: order.total_pay_price_fen,
    title: checkout.lines[0]?.goods.name ?? '',
  };
  const addOns = await placeAddOn(trx, checkout, { order: own, userId, plugins, now });
  return createUnion(trx, {
    userId,
    orders: [own, ...addOns],
    supportPayTypes: payTypesOf(checkout),
    platform,
  });
}
