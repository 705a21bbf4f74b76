// Reading the super member card: whether the mall sells one, and who holds it.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';

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

/** The condition that a shopper holds a card at a moment. */
export const holdsCard = (userId: number, now: Date) =>
  sql<boolean>`exists (
    select 1 from vip_card_holders where user_id = ${userId} and begin_at <= ${now} and end_at > ${now})`;
