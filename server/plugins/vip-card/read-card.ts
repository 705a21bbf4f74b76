// Reading the super member card: what the mall sells, and who holds it.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import type { ShopperMoment } from '../../ports/plugin';
import { isOffered } from './offered';
import type { VipCardHoldersTable, VipCardPeriodsTable, VipCardsTable } from './tables';

/** Purchases that wait for their payment keep a piece for themselves. */
const left = sql<number>`(vip_card_periods.stock - (
  select count(*) from vip_card_purchases
  join orders on orders.id = vip_card_purchases.order_id
  where vip_card_purchases.period_id = vip_card_periods.id and vip_card_purchases.paid_at is null
    and orders.cancel_status <> 1))::integer`;

export type CardOnSale = Selectable<VipCardsTable>;
export type PeriodOnSale = Selectable<VipCardPeriodsTable> & { left: number };

const onSale = (db: Kysely<Tables>) =>
  db
    .selectFrom('vip_cards')
    .selectAll('vip_cards')
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null);

/** The card that is sold: one at most, by the table's key. One query. */
export const cardOnSale = (db: Kysely<Tables>): Promise<CardOnSale | undefined> =>
  onSale(db).executeTakeFirst();

/** The same where the operator offers it to shoppers; undefined where not. One query. */
export async function offeredCard(db: Kysely<Tables>): Promise<CardOnSale | undefined> {
  const card = await onSale(db)
    .select((eb) => eb.selectFrom('mall_options').select('value').where('key', '=', 'vip_card').as('setting'))
    .executeTakeFirst();
  return card !== undefined && isOffered({ vip_card: card.setting }) ? card : undefined;
}

/** The periods of a card, sold out ones too, in the order of the screen. One query. */
export const periodsOnSale = (db: Kysely<Tables>, cardId: number): Promise<PeriodOnSale[]> =>
  db
    .selectFrom('vip_card_periods')
    .selectAll()
    .select(left.as('left'))
    .where('card_id', '=', cardId)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();

/**
 * A period of a card; undefined for one of another card. Locked, nobody else reserves of it until the transaction ends.
 */
export async function periodOnSale(
  db: Kysely<Tables>,
  { cardId, periodId, isLocking }: { cardId: number; periodId: number; isLocking: boolean },
): Promise<PeriodOnSale | undefined> {
  if (isLocking)
    await db.selectFrom('vip_card_periods').select('id').where('id', '=', periodId).forUpdate().execute();
  // Counted by a statement of its own: one that waited for the lock would count as before it.
  return (await periodsOnSale(db, cardId)).find(({ id }) => id === periodId);
}

/** Whether there is a card on sale with a period that is not sold out. Two queries. */
export async function isCardSold(db: Kysely<Tables>): Promise<boolean> {
  const card = await cardOnSale(db);
  return card !== undefined && (await periodsOnSale(db, card.id)).some((period) => period.left > 0);
}

/** The card that a shopper holds at a moment, with its rights. One query. */
export const heldCard = ({
  db,
  userId,
  now,
}: ShopperMoment): Promise<Selectable<VipCardHoldersTable> | undefined> =>
  db
    .selectFrom('vip_card_holders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('begin_at', '<=', now)
    .where('end_at', '>', now)
    .executeTakeFirst();

/** Whether a shopper holds a card at a moment. One query. */
export const isHolder = async (moment: ShopperMoment): Promise<boolean> =>
  (await heldCard(moment)) !== undefined;
