// Completes recharge orders when their payment arrives: the balance and the gifts, each once.
import type { Selectable } from 'kysely';
import type { RechargeOrdersTable } from '../../db/tables/recharge';
import { MallError } from '../../http/errors';
import { wireMoney } from '../../http/wire';
import { postBalance, postIntegral } from '../../ledger/ledger';
import type { Trx } from '../../db/transaction';
import type { PaidParts } from '../../ports/payable';
import { grantSentCoupons } from '../coupon/sent-coupons';
import { raiseTo } from '../mall-member/raise';

type RechargeOrder = Selectable<RechargeOrdersTable>;

const selectOrders = (trx: Trx, ids: readonly number[]) =>
  trx
    .selectFrom('recharge_orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id');

/** Locks orders that are to be paid; throws when one of them is closed or paid. */
export async function assertRechargesPayable(trx: Trx, ids: readonly number[]): Promise<void> {
  const orders = await selectOrders(trx, ids).forUpdate().execute();
  if (orders.some(({ closed_at }) => closed_at !== null)) throw new MallError('充值订单已关闭，请重新充值');
  if (orders.some(({ is_pay }) => is_pay)) throw new MallError('订单已支付');
}

async function giveLevel(
  trx: Trx,
  { user_id: userId, send_level_id: levelId }: RechargeOrder,
  now: Date,
): Promise<void> {
  if (levelId === null) return;
  const level = await trx
    .selectFrom('member_levels')
    .selectAll()
    .where('id', '=', levelId)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (level !== undefined) await raiseTo(trx, { userId, level, description: `充值升级为${level.name}`, now });
}

async function topUp(trx: Trx, order: RechargeOrder, paidAt: Date): Promise<void> {
  const booking = {
    userId: order.user_id,
    type: 1 as const,
    sourceId: `recharge-order:${order.id}`,
    orderNo: order.order_no,
  };
  const description = `充值余额 ${wireMoney(order.pay_price_fen)} 元`;
  const gift = { ...booking, description: '充值赠送', reason: 'recharge-gift' };
  await postBalance(trx, { ...booking, moneyFen: order.pay_price_fen, description, reason: 'recharge' });
  await postBalance(trx, { ...gift, moneyFen: order.send_price_fen });
  await postIntegral(trx, { ...gift, integral: order.send_integral });
  await giveLevel(trx, order, paidAt);
  await grantSentCoupons(trx, {
    userId: order.user_id,
    coupons: order.send_coupons,
    receiveType: '充值赠送',
    source: `recharge:${order.id}`,
    now: paidAt,
  });
}

/** Marks locked orders as paid and grants what they are for. */
export async function markRechargesPaid(trx: Trx, { ids, paidAt }: PaidParts): Promise<void> {
  const orders = await selectOrders(trx, ids).execute();
  await trx
    .updateTable('recharge_orders')
    .set({ is_pay: true, paid_at: paidAt, updated_at: paidAt })
    .where('id', 'in', [...ids])
    .execute();
  for (const order of orders) await topUp(trx, order, paidAt);
}
