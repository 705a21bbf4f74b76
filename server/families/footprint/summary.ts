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
  below: number;
  others: number;
}

/** What he paid and saved, and the share of the other shoppers that spent less. */
export async function readSummary(
  db: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<Omit<FootprintIndexData, 'type'>> {
  const { rows } = await sql<Figures>`
    with spent as (
      select user_id, sum(total_pay_price_fen - refunded_fen)::bigint as fen from orders
      where is_pay and cancel_status <> 1 and deleted_at is null group by user_id
    ), own as (select coalesce((select fen from spent where user_id = ${userId}), 0) as fen)
    select
      greatest(1, ceil(extract(epoch from ${now}::timestamptz - users.created_at) / 86400))::int as day,
      (select fen from own)::bigint as pay_fen,
      count(orders.id)::int as pay_num,
      coalesce(max(orders.total_pay_price_fen), 0)::bigint as highest_fen,
      (select count(*)::int from user_coupons where user_id = ${userId} and is_use) as coupon_num,
      coalesce(sum(orders.coupon_discount_price_fen), 0)::bigint as coupon_fen,
      coalesce(sum(orders.member_discount_price_fen), 0)::bigint as member_fen,
      (select count(*)::int from users other left join spent on spent.user_id = other.id
        where other.deleted_at is null and other.id <> ${userId} and coalesce(spent.fen, 0) < (select fen from own)) as below,
      (select count(*)::int from users other where other.deleted_at is null and other.id <> ${userId}) as others
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
    percentage: (figures.others === 0 ? 0 : figures.below / figures.others).toFixed(2),
  };
}
