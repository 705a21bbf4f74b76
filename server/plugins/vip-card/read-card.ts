// Reading the super member card: whether the mall sells one, and who holds it.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import type { ShopperMoment } from '../contract';

/** Whether there is a card on sale with a period that is not sold out. One query. */
export async function isCardSold(db: Kysely<Tables>): Promise<boolean> {
  const card = await db
    .selectFrom('vip_cards')
    .innerJoin('vip_card_periods', 'vip_card_periods.card_id', 'vip_cards.id')
    .select('vip_cards.id')
    .where('vip_cards.is_enabled', '=', true)
    .where('vip_cards.deleted_at', 'is', null)
    .where('vip_card_periods.deleted_at', 'is', null)
    .where('vip_card_periods.stock', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return card !== undefined;
}

/** Whether a shopper holds a card at a moment. One query. */
export async function isHolder({ db, userId, now }: ShopperMoment): Promise<boolean> {
  const holder = await db
    .selectFrom('vip_card_holders')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('begin_at', '<=', now)
    .where('end_at', '>', now)
    .executeTakeFirst();
  return holder !== undefined;
}
