// The cards of accounts that end: of two of one person that become one, and of a deleted one.
import type { Trx } from '../../db/transaction';

/** Moves cards and gifts to the remaining account; what one had given to the other stays behind as its history. */
export async function moveCards(trx: Trx, { from, to }: { from: number; to: number }): Promise<void> {
  await trx
    .updateTable('user_cards')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where((eb) => eb.or([eb('receive_id', 'is', null), eb('receive_id', '!=', to)]))
    .execute();
  await trx
    .updateTable('user_cards')
    .set({ receive_id: to })
    .where('receive_id', '=', from)
    .where('user_id', '!=', to)
    .execute();
}

/** The cards that a shopper holds end with his account; those that he offered can no longer be taken. */
export async function giveUpCards(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('user_cards')
    .set({ voided_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('receive_id', 'is', null)
    .where('is_use', '=', false)
    .where('voided_at', 'is', null)
    .execute();
}
