// The cards of two accounts of one person that become one.
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
