// A shopper's totals of all time.
import { type Kysely, sql } from 'kysely';
import type { FootprintIndexData } from '~/schemas/api/footprint.gen';
import type { Tables } from '../../db/tables';
import { wireMoney } from '../../http/wire';

interface Figures {
  day: number;
  pay_fen: number;
  pay_num: number;
  highest_fen: number;
  coupon_num: number;
  coupon_fen: number;
  member_fen: number;
}

/** Hundredths of all shoppers by what they spent. */
const SPREAD = sql`
  select percentile_disc(array(select place / 100.0 from generate_series(1, 100) place))
    within group (order by coalesce(spent.fen, 0)) as thresholds
  from users left join (
    select user_id, sum(total_pay_price_fen - refunded_fen)::bigint as fen from orders
    where is_pay and cancel_status <> 1 and deleted_at is null group by user_id
  ) spent on spent.user_id = users.id
  where users.deleted_at is null`;

/** Counts anew what all shoppers spent, unless that was done since. */
export const countSpending = (db: Kysely<Tables>, { now, since }: { now: Date; since: Date }) =>
  sql`insert into spending_spread (thresholds, counted_at)
    select thresholds, ${now} from (${SPREAD}) spread
    where thresholds is not null and not exists (select from spending_spread where counted_at > ${since})
    on conflict (id) do update set thresholds = excluded.thresholds, counted_at = excluded.counted_at`.execute(
    db,
  );

/** Hundredths of the shoppers who spent less, as last counted; counted now in a mall that never did. */
async function shareBelow(db: Kysely<Tables>, fen: number): Promise<number> {
  const below = sql<number>`(select count(*)::int from unnest(thresholds) threshold where threshold < ${fen})`;
  const kept = await db.selectFrom('spending_spread').select(below.as('below')).executeTakeFirst();
  if (kept !== undefined) return kept.below;
  const { rows } = await sql<{ below: number }>`select ${below} as below from (${SPREAD}) spread`.execute(db);
  return rows[0]?.below ?? 0;
}

/** What he paid and saved, and the share of the shoppers that spent less. */
export async function readSummary(
  db: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<Omit<FootprintIndexData, 'type'>> {
  const { rows } = await sql<Figures>`
    select
      greatest(1, ceil(extract(epoch from ${now}::timestamptz - users.created_at) / 86400))::int as day,
      coalesce(sum(orders.total_pay_price_fen - orders.refunded_fen), 0)::bigint as pay_fen,
      count(orders.id)::int as pay_num,
      coalesce(max(orders.total_pay_price_fen), 0)::bigint as highest_fen,
      (select count(*)::int from user_coupons where user_id = ${userId} and is_use) as coupon_num,
      coalesce(sum(orders.coupon_discount_price_fen), 0)::bigint as coupon_fen,
      coalesce(sum(orders.member_discount_price_fen), 0)::bigint as member_fen
    from users left join orders on orders.user_id = users.id and orders.is_pay and orders.cancel_status <> 1
      and orders.deleted_at is null
    where users.id = ${userId} group by users.id`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error(`No shopper ${userId}`);
  return {
    day: String(figures.day),
    pay_price: wireMoney(figures.pay_fen),
    pay_num: String(figures.pay_num),
    highest_price: wireMoney(figures.highest_fen),
    coupon_num: String(figures.coupon_num),
    coupon_discount_price: wireMoney(figures.coupon_fen),
    member_discount_price: wireMoney(figures.member_fen),
    percentage: ((await shareBelow(db, figures.pay_fen)) / 100).toFixed(2),
  };
}
