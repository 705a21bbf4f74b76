// Buying a member level: placing its order with the payment, completing a paid one, closing an unpaid one.
import type { Selectable } from 'kysely';
import { levelPriceFen, purchaseRefusal } from '~/domain/member-level';
import type { MemberOrdersTable } from '../../db/tables/coupons';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { createUnion, makeTradeNo } from '../../payments/unions';
import type { PaidParts } from '../../ports/payable';
import { readOptions } from '../../settings/mall-options';
import { overMinutesOf } from '../../settings/order-options';
import { activeLevels, levelTerms } from './levels';
import { isStepwise } from './grade';
import { raiseTo } from './raise';

const MINUTE_MS = 60_000;
/** A level is there at once, so cash on delivery cannot pay for it. */
const PAY_TYPES = ['online_pay', 'balance'] as const;

type MemberOrder = Selectable<MemberOrdersTable>;

interface Placing {
  userId: number;
  level: number;
  platform: string;
  now: Date;
}

/** Places the order of a level; returns its payment. Throws a MallError for one that the shopper cannot buy. */
export async function placePurchase(trx: Trx, { userId, level, platform, now }: Placing): Promise<number> {
  const { member_level: own } = await trx
    .selectFrom('users')
    .select('member_level')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const levels = await activeLevels(trx);
  const target = levels.find((row) => row.level === level);
  const refusal = purchaseRefusal(target === undefined ? undefined : levelTerms(target), own);
  if (refusal !== null || target === undefined) throw new MallError(refusal ?? '该会员不可购买');
  const options = await readOptions(trx, ['over_time', 'member_grade']);
  const priceFen = levelPriceFen(levels.map(levelTerms), {
    target: level,
    own,
    isStepwise: isStepwise(options),
  });
  const overMinutes = overMinutesOf(options);
  const orderNo = makeTradeNo(now);
  const { id } = await trx
    .insertInto('member_orders')
    .values({
      user_id: userId,
      order_no: orderNo,
      before_level: own,
      after_level: level,
      price_fen: priceFen,
      auto_close_at: overMinutes === 0 ? null : new Date(now.getTime() + overMinutes * MINUTE_MS),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = { id, orderNo, amountFen: priceFen, title: `购买${target.name}`, kind: 'member' as const };
  return createUnion(trx, { userId, orders: [part], supportPayTypes: PAY_TYPES, platform });
}

const selectOrders = (trx: Trx, ids: readonly number[]) =>
  trx
    .selectFrom('member_orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id');

/** Why a locked order can no longer be paid: money for it would buy nothing, or less than it costs. */
async function paymentRefusal(trx: Trx, order: MemberOrder): Promise<string | null> {
  if (order.closed_at !== null) return '订单已关闭，请重新购买';
  if (order.is_pay) return '订单已支付';
  const { member_level: own } = await trx
    .selectFrom('users')
    .select('member_level')
    .where('id', '=', order.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (own >= order.after_level) return '您的会员等级已达到或高于该等级';
  const bought = await trx
    .selectFrom('member_orders')
    .select('id')
    .where('user_id', '=', order.user_id)
    .where('is_pay', '=', true)
    .where('after_level', '>', order.before_level)
    .executeTakeFirst();
  return bought === undefined ? null : '会员等级已变化，请重新购买';
}

/** Locks orders of levels that are to be paid, with their shoppers; throws when one of them cannot be. */
export async function assertPurchasesPayable(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const order of await selectOrders(trx, ids).forUpdate().execute()) {
    const refusal = await paymentRefusal(trx, order);
    if (refusal !== null) throw new MallError(refusal);
  }
}

/** Marks locked orders as paid and raises their shoppers. */
export async function markPurchasesPaid(trx: Trx, { ids, paidAt }: PaidParts): Promise<void> {
  const orders = await selectOrders(trx, ids).execute();
  await trx
    .updateTable('member_orders')
    .set({ is_pay: true, paid_at: paidAt, updated_at: paidAt })
    .where('id', 'in', [...ids])
    .execute();
  // Also a level that was switched off meanwhile: it was sold.
  for (const { user_id: userId, after_level: after } of orders) {
    const level = await trx
      .selectFrom('member_levels')
      .selectAll()
      .where('level', '=', after)
      .orderBy('deleted_at', (order) => order.nullsFirst())
      .executeTakeFirstOrThrow();
    await raiseTo(trx, { userId, level, description: `购买升级为${level.name}`, now: paidAt });
  }
}
