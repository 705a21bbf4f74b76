// An exchange that the shop does not send: after the days in which a return is received, the shopper may have his money.
import type { Kysely } from 'kysely';
import { moneyOfFen } from '~/domain/money';
import { refundActRefusal, REFUND_TYPES } from '~/domain/refund-status';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { hasUsedCards } from '../card/line-cards';
import { noteEvent } from '../../orders/events';
import { assertAct } from './answers';
import { releaseExchange } from './exchange-sku';
import { linesOf } from '../../orders/refund-list';
import type { Who } from './own-acts';
import { isByExpress, lockRefund, type LockedRefund, refundFlags, refundsOf } from '../../orders/refund-row';
import { payableFen } from '../../orders/refund-room';
import { waitEnd } from '../../settings/refund-times';

/** Without a parcel the goods are the shop's to fetch, or to be brought, from its agreement on. */
async function isOverdue(db: Kysely<Tables>, { refund }: LockedRefund, now: Date): Promise<boolean> {
  const since = refund.send_at ?? refund.status_at;
  const end = since === null ? null : await waitEnd(db, 'receive', since);
  return end !== null && end <= now;
}

/** Whether the shopper may turn an exchange into a return now. */
export async function isLateExchange(db: Kysely<Tables>, asked: LockedRefund, now: Date): Promise<boolean> {
  const place = { isExpress: isByExpress(asked.order) };
  const refusal = refundActRefusal('turnToReturn', refundFlags(asked.refund), place);
  return refusal === null && isOverdue(db, asked, now);
}

/**
 * Turns a late exchange into a return for the most that its pieces can be paid back; the shop has the days of a return again.
 * Throws 售后订单不存在, 售后订单已处理，请刷新页面, 商家正在处理换货，暂不能改为退货退款.
 */
export async function turnToReturn(trx: Trx, { id, userId, now }: Who): Promise<void> {
  const locked = await lockRefund(trx, id, userId);
  if (locked === undefined) throw new MallError('售后订单不存在');
  assertAct('turnToReturn', locked);
  const { refund, order } = locked;
  if (!(await isOverdue(trx, locked, now))) throw new MallError('商家正在处理换货，暂不能改为退货退款');
  if (await hasUsedCards(trx, refund.order_line_id))
    throw new MallError('商品赠送的卡券已使用,该商品无法申请退货');
  const line = (await linesOf(trx, [refund]))(refund);
  const amountFen = payableFen(refund, { line, order, refunds: await refundsOf(trx, [order.id]) });
  await releaseExchange(trx, refund);
  await trx
    .updateTable('order_refunds')
    .set({
      type: REFUND_TYPES.returnAndRefund,
      refund_price_fen: amountFen,
      auto_at: await waitEnd(trx, 'receive', now),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  const description = `商家逾期未寄出换货商品，买家改为退货退款，退款${moneyOfFen(amountFen)}`;
  await noteEvent(trx, order.id, { event: 'refund-turned', description });
}
