// What orders give once they are finished: points and balance of their lines, as promised when they were bought.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';

interface Rewards {
  points: number;
  fen: number;
}

const PER_CENT = 2;

/** Fixed a piece, or a share of what was paid, of what is left of the orders' lines. */
export async function rewardsOf(db: Kysely<Tables>, orderIds: readonly number[]): Promise<Rewards> {
  const lines = await db
    .selectFrom('order_lines')
    .select([
      sql<number>`num - refunded_num`.as('num'),
      sql<number>`(total_price_fen - refunded_fen)::bigint`.as('paid_fen'),
      'give_integral',
      'give_integral_type',
      'give_balance_value',
      'give_balance_type',
    ])
    .where('order_id', 'in', [0, ...orderIds])
    .where('is_refund', '=', false)
    .execute();
  const rewards: Rewards = { points: 0, fen: 0 };
  for (const { num, paid_fen: paidFen, ...line } of lines) {
    const of = (value: number, type: 1 | 2): number =>
      type === PER_CENT ? Math.floor((paidFen * value) / 10_000) : value * num;
    rewards.points += of(line.give_integral, line.give_integral_type);
    rewards.fen += of(line.give_balance_value, line.give_balance_type);
  }
  return rewards;
}
