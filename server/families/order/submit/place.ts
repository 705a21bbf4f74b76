// Turns a checkout into orders within one transaction: stock, coupons, points, cart, orders, their payment.
import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { shownAnswers } from '~/domain/order-form';
import type { OrderLinesTable } from '../../../db/tables/orders';
import { MallError } from '../../../http/errors';
import { wireMoney, wireTime } from '../../../http/wire';
import { postIntegral } from '../../../ledger/ledger';
import type { Trx } from '../../../db/transaction';
import { claimUploads } from '../../attachment/own-uploads';
import { createUnion } from '../../../payments/unions';
import type { UnionPart } from '../../../ports/payable';
import type { InstalledPlugins } from '../../../ports/plugin';
import type { Checkout } from '../checkout/checkout';
import type { GroupCheckout } from '../checkout/group';
import { requireAnswers, type StoredAnswers } from '../checkout/asked-forms';
import { savingsOf } from '../checkout/savings';
import { snapshotOf } from '../checkout/snapshot';
import { noteEvent } from '../../../orders/events';
import { takeStock } from '../../../orders/stock';
import { commonPayTypes, payTypesOf } from './conditions';
import { announce } from '../listeners';
import { receiverOf } from './receiver';

const MINUTE_MS = 60_000;

export interface Placing {
  /** Null for an order of the demo, which nobody submitted. */
  submissionId: number | null;
  userId: number;
  platform: string;
  /** Those that are built in. */
  plugins: InstalledPlugins;
  now: Date;
}

/** `20261121103000123456`: time and random digits; unique by the table's key. */
const makeOrderNo = (now: Date): string =>
  `${wireTime(now).replace(/\D/g, '')}${String(randomInt(1_000_000)).padStart(6, '0')}`;

const linesOf = ({ groups }: Checkout) => groups.flatMap(({ lines }) => lines);

async function spendCoupon(trx: Trx, { coupon }: GroupCheckout, now: Date): Promise<void> {
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
async function clearCart(trx: Trx, checkout: Checkout, userId: number): Promise<void> {
  const ids = [...new Set(linesOf(checkout).flatMap(({ form }) => form.cart_id || []))];
  if (ids.length === 0) return;
  const { numDeletedRows } = await trx
    .deleteFrom('carts')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  if (Number(numDeletedRows) !== ids.length) throw new MallError('重复下单。');
}

/** Savings of the order by name. */
function discountsOf({ lines, priced, ...by }: GroupCheckout): { name: string; value: string }[] {
  const byName = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const price = priced.lines[index];
    if (price === undefined) continue;
    for (const { name, fen } of savingsOf(line, price, by)) byName.set(name, (byName.get(name) ?? 0) + fen);
  }
  return [...byName].map(([name, fen]) => ({ name, value: `-${wireMoney(fen)}` }));
}

function sumsOf({ priced, coupon, offer }: GroupCheckout) {
  const { points } = priced;
  return {
    total_goods_original_price_fen: priced.originalFen,
    total_goods_price_fen: priced.goodsFen,
    member_discount_price_fen: priced.memberDiscountFen,
    cut_price_fen: priced.cutFen,
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

/** Of the kind that sells all lines; empty for the mall itself, and for several. */
function signOf({ lines }: GroupCheckout): string {
  const [first, ...others] = new Set(lines.map(({ sign }) => sign));
  return first === undefined || others.length > 0 ? '' : first;
}

/** Minutes until the unpaid order is cancelled: the least that the mall or a kind states; 0 never. */
const overMinutesOf = ({ settings, parts }: GroupCheckout): number => {
  const stated = [settings.overMinutes, ...parts.map(({ quote }) => quote.unpaidMinutes ?? 0)];
  const limits = stated.filter((minutes) => minutes > 0);
  return limits.length === 0 ? 0 : Math.min(...limits);
};

async function insertOrder(
  trx: Trx,
  group: GroupCheckout,
  { submissionId, userId, platform, now, answers }: PlacingGroup,
) {
  const { form } = group;
  const overMinutes = overMinutesOf(group);
  return trx
    .insertInto('orders')
    .values({
      user_id: userId,
      mch_id: form.mchId,
      sign: signOf(group),
      submission_id: submissionId,
      order_no: makeOrderNo(now),
      platform,
      ...sumsOf(group),
      ...receiverOf(group),
      clerk_id: null,
      remark: form.remark,
      order_form: answers.order === null ? null : JSON.stringify(answers.order),
      discounts: JSON.stringify(discountsOf(group)),
      replace_user_id: null,
      support_pay_types: JSON.stringify(payTypesOf(group)),
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
}: GroupCheckout['lines'][number]['goods']) => ({
  give_integral_type,
  give_integral,
  give_balance_type,
  give_balance_value,
});

function lineRows(
  { lines, priced }: GroupCheckout,
  { orderId, now, answers }: { orderId: number; now: Date; answers: StoredAnswers },
): Insertable<OrderLinesTable>[] {
  return lines.flatMap((line, index) => {
    const price = priced.lines[index];
    if (price === undefined) return [];
    const { goods, sku, form, quoted } = line;
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
        cut_price_fen: price.cutFen,
        cuts: JSON.stringify(quoted.cuts.filter(({ fen }) => fen > 0)),
        gives_commission: quoted.allows.has('share'),
        full_reduce_price_fen: price.fullReduceFen,
        coupon_discount_price_fen: price.couponFen,
        integral_deduction_price_fen: price.pointsFen,
        benefit_price_fen: price.benefitFen,
        sign: line.sign,
        set_aside_num: Math.max(0, form.num - quoted.takes),
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

interface PlacingGroup extends Placing {
  answers: StoredAnswers;
}

interface PlacedOrder {
  id: number;
  orderNo: string;
  amountFen: number;
  title: string;
}

/** Stores what is bought along; its part of the payment. */
async function placeAddOn(
  trx: Trx,
  { offer }: GroupCheckout,
  placed: { order: PlacedOrder; userId: number; now: Date },
): Promise<UnionPart[]> {
  const addOn = offer?.addOn ?? null;
  if (offer === null || addOn === null) return [];
  const part = await offer.promotion.place?.(trx, { ...placed, addOn });
  return part === undefined ? [] : [{ ...part, orderId: placed.order.id }];
}

/** Notes what was paid for the lines before. */
async function notePrepaid(trx: Trx, { lines }: GroupCheckout, lineIds: readonly number[]): Promise<void> {
  const rows = lines.flatMap(({ quoted: { prepaid } }, at) => {
    const lineId = lineIds[at];
    if (prepaid === undefined || lineId === undefined) return [];
    const { kind, id, paidFen } = prepaid;
    return [{ order_line_id: lineId, kind, source_id: id, paid_fen: paidFen }];
  });
  if (rows.length > 0) await trx.insertInto('order_prepayments').values(rows).execute();
}

/** Lets each kind store what is its own of the order. */
async function placeParts(
  trx: Trx,
  { parts }: GroupCheckout,
  placed: { orderId: number; lineIds: readonly number[]; userId: number; now: Date },
): Promise<void> {
  for (const { kind, quote, places } of parts) {
    const lineIds = places.flatMap((at) => placed.lineIds[at] ?? []);
    await kind?.place(trx, { ...placed, lineIds, own: quote.own });
  }
}

const spendPoints = async (
  trx: Trx,
  { priced: { points } }: GroupCheckout,
  { order, userId }: { order: PlacedOrder; userId: number },
): Promise<void> => {
  if (!points.isUsed) return;
  await postIntegral(trx, {
    userId,
    type: 2,
    integral: points.num,
    description: '订单使用积分抵扣',
    reason: 'order-integral',
    sourceId: `order:${order.id}`,
    orderNo: order.orderNo,
  });
};

/** Writes the order of a group; its parts of the payment. */
async function placeGroup(trx: Trx, group: GroupCheckout, placing: PlacingGroup): Promise<UnionPart[]> {
  const { userId, plugins, now, answers } = placing;
  await spendCoupon(trx, group, now);
  const row = await insertOrder(trx, group, placing);
  const lines = await trx
    .insertInto('order_lines')
    .values(lineRows(group, { orderId: row.id, now, answers }))
    .returning('id')
    .execute();
  const order = {
    id: row.id,
    orderNo: row.order_no,
    amountFen: row.total_pay_price_fen,
    title: group.lines[0]?.goods.name ?? '',
  };
  await spendPoints(trx, group, { order, userId });
  await noteEvent(trx, order.id, { event: 'submitted', description: '提交订单' });
  const lineIds = lines.map(({ id }) => id).sort((one, other) => one - other);
  await notePrepaid(trx, group, lineIds);
  await placeParts(trx, group, { orderId: order.id, lineIds, userId, now });
  await announce(trx, 'orderPlaced', { orderId: order.id, now, plugins });
  return [order, ...(await placeAddOn(trx, group, { order, userId, now }))];
}

/** The answers to the forms of a group, with the uploads that they show claimed for the shopper. */
async function readAnswers(trx: Trx, group: GroupCheckout, userId: number): Promise<StoredAnswers> {
  const answers = await requireAnswers(trx, group);
  const items = [answers.order, ...answers.lines].flatMap((of) => of ?? []);
  await claimUploads(trx, { userId, urls: shownAnswers(items).flatMap(({ pictures }) => pictures) });
  return answers;
}

/**
 * Writes the orders of a checkout that was opened with locks, and their payment.
 * @returns the payment union.
 */
export async function placeOrders(trx: Trx, checkout: Checkout, placing: Placing): Promise<number> {
  const { userId, platform } = placing;
  const { groups } = checkout;
  const answers: StoredAnswers[] = [];
  for (const group of groups) answers.push(await readAnswers(trx, group, userId));
  await takeStock(
    trx,
    linesOf(checkout).map(({ sku, quoted }) => ({ skuId: sku.id, num: quoted.takes })),
  );
  await clearCart(trx, checkout, userId);
  const orders: UnionPart[] = [];
  for (const [at, group] of groups.entries()) {
    const own = answers[at];
    if (own !== undefined) orders.push(...(await placeGroup(trx, group, { ...placing, answers: own })));
  }
  return createUnion(trx, { userId, orders, supportPayTypes: commonPayTypes(groups), platform });
}
