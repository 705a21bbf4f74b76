// What happens to an after-sale when nobody does anything: each step ends in the other side's favour.
import { refundState } from '~/domain/refund-status';
import type { Trx } from '../../db/transaction';
import { hasUsedCards } from '../card/line-cards';
import type { Told } from '../order/listeners';
import { agree, payMoneyBack, receive, refuse } from './answers';
import { lockRefund, type LockedRefund, refundFlags } from '../../orders/refund-row';

const NOT_SENT_BACK = '超时未寄回商品，售后已关闭';

/** The shop's address for returns that was added first; null in a shop without one. */
export async function defaultAddress(trx: Trx): Promise<number | null> {
  const row = await trx
    .selectFrom('refund_addresses')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const reload = async (trx: Trx, { refund }: LockedRefund): Promise<LockedRefund> => {
  const locked = await lockRefund(trx, refund.id);
  if (locked === undefined) throw new Error(`After-sale ${refund.id} is gone.`);
  return locked;
};

/** Agrees in the shop's place; what needs no return is paid back at once. */
async function agreeInstead(trx: Trx, locked: LockedRefund, by: Told<{ now: Date }>): Promise<void> {
  await agree(trx, locked, { addressId: await defaultAddress(trx), isAddressLater: true, now: by.now });
  const after = await reload(trx, locked);
  if (refundState(refundFlags(after.refund)) === 'toPayBack') await payMoneyBack(trx, after, by);
}

/** Ends the step that a request waits for; false, and nothing changed, where its time has not come. */
export async function endOverdueStep(
  trx: Trx,
  { refundId, ...by }: Told<{ refundId: number; now: Date }>,
): Promise<boolean> {
  const { now } = by;
  const locked = await lockRefund(trx, refundId);
  if (locked === undefined || locked.refund.auto_at === null || locked.refund.auto_at > now) return false;
  const state = refundState(refundFlags(locked.refund));
  // What was taken with a card in the meantime is for the shop to weigh.
  if (state !== 'toReturn' && (await hasUsedCards(trx, locked.refund.order_line_id))) {
    await trx.updateTable('order_refunds').set({ auto_at: null }).where('id', '=', refundId).execute();
    return false;
  }
  if (state === 'reviewing') await agreeInstead(trx, locked, by);
  if (state === 'toReturn') await refuse(trx, locked, { remark: NOT_SENT_BACK, now });
  if (state === 'toReceive') {
    await receive(trx, locked, { now });
    await payMoneyBack(trx, await reload(trx, locked), by);
  }
  if (state === 'toPayBack') await payMoneyBack(trx, locked, by);
  return true;
}
