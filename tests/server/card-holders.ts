// Helpers for tests of cards: a card of the mall, and a shopper who holds the super member card.
import type { Mall } from './mall-helpers';

const DAY_MS = 86_400_000;

export const CARD_TERMS = {
  name: '测试卡',
  pic_url: 'pictures/goods/tea-sample-1.svg',
  description: '<p>到店使用</p>',
  expire_type: 1 as const,
  expire_day: 30,
  is_allow_send: true,
};

/** A new card of the mall. */
export async function insertCard(mall: Mall, changes: object = {}): Promise<number> {
  const row = await mall.database.db
    .insertInto('cards')
    .values({ ...CARD_TERMS, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

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
