// Helper for tests of the super member card: a shopper who holds one.
import type { Mall } from './mall-helpers';

const DAY_MS = 86_400_000;

export interface Holding {
  userId: number;
  from: Date;
  /** A month unless given. */
  days?: number;
  /** 95 for 9.5折. */
  percent?: number;
}

/** Gives a shopper the demo's card for all goods, without a purchase. */
export async function holdCard(
  mall: Mall,
  { userId, from, days = 31, percent = 95 }: Holding,
): Promise<void> {
  const { db } = mall.database;
  const period = await db
    .selectFrom('vip_card_periods')
    .selectAll()
    .where('expire_days', '=', 31)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('vip_card_holders')
    .values({
      user_id: userId,
      card_id: period.card_id,
      period_id: period.id,
      card_name: '南湖超级会员',
      period_name: period.name,
      discount_percent: percent,
      is_free_delivery: true,
      scope: JSON.stringify({ all: true, goods: [], cats: [] }),
      begin_at: from,
      end_at: new Date(from.getTime() + days * DAY_MS),
      created_at: from,
      updated_at: from,
    })
    .execute();
}
