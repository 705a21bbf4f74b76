// Locks a card for a change: its order first, as refunds do, so that neither waits for the other.
import type { Trx } from '../../db/transaction';
import { findCard, type FoundCard } from './card-row';

/** @throws MallError 卡券不存在，无效的信息. */
export async function lockCard(trx: Trx, id: number): Promise<FoundCard> {
  const { order_id: orderId } = await findCard(trx, id);
  if (orderId !== null)
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  await trx.selectFrom('user_cards').select('id').where('id', '=', id).forUpdate().execute();
  return findCard(trx, id);
}
