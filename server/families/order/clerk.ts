// What a clerk does besides handing over: the shopper's code that he scans, cash at the counter.
import { orderRefusal, SEND_TYPES } from '~/domain/order-status';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { Settling } from '../../ports/payable';
import type { SessionUser } from '../../ports/viewer';
import type { Trx } from '../../db/transaction';
import { settle } from '../../payments/settle';
import { releaseFrozen } from '../../payments/release';
import { lockUnion } from '../../payments/unions';
import { qrPicture } from '../../goods/poster';
import { flagsOf, ownOrder } from '../../orders/order-row';
import { unionOf } from './pay';
import { mayRedeem } from './redeem';

const CLERK_PATH = 'pages/order/clerk/clerk';

/** The code as a scene, which leads a clerk to the order; asked for again it is the same one. */
async function makeScene(db: Kysely<Tables>, order: { id: number; code: string }): Promise<void> {
  await db
    .insertInto('scenes')
    // Nobody's: a clerk who scans it must not become the shopper's referral.
    .values({ user_id: null, token: order.code, path: CLERK_PATH, data: JSON.stringify({ id: order.id }) })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
}

/** The code that a clerk scans or types to open the order; only of the shopper's own paid pick-up. */
export async function pickUpCode(
  db: Kysely<Tables>,
  who: { orderId: number; userId: number; origin: string },
): Promise<{ file_path: string; code: string }> {
  const order = await ownOrder(db, who.orderId, who.userId);
  if (order === undefined || order.send_type !== SEND_TYPES.pickUp || order.offline_code === null)
    throw new MallError('订单不存在');
  if (order.is_locked) throw new MallError('订单进行中,不能进行操作');
  if (!order.is_pay) throw new MallError('订单未支付');
  const code = order.offline_code;
  await makeScene(db, { id: order.id, code });
  return { file_path: qrPicture(`${who.origin}/?scene=${encodeURIComponent(code)}`), code };
}

/** Accepts cash for an unpaid pick-up order. */
export async function collectCash(
  trx: Trx,
  { orderId, clerk, ...settling }: Settling & { orderId: number; clerk: SessionUser },
): Promise<void> {
  const known = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (known === undefined) throw new MallError('订单不存在');
  if (!(await mayRedeem(trx, known, clerk))) throw new MallError('用户不是核销员、无权限执行此操作');
  const refusal = orderRefusal('collectCash', flagsOf(known));
  if (refusal !== null) throw new MallError(refusal);
  // The payment is locked before the order, as everywhere; settling checks the order again.
  const unionId = await unionOf(trx, known);
  const union = await lockUnion(trx, { unionId, userId: known.user_id });
  await releaseFrozen(trx, union);
  await settle(trx, union, { method: 'cash', receivedFen: union.amount_fen, ...settling });
}
