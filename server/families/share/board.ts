// The board of distributors: their places by what they earned, invited or sold, ever or in a month.
import { type Kysely, sql } from 'kysely';
import { formatDate } from '~/domain/time';
import type { ShareRank } from '~/schemas/api/share.gen';
import type { Tables } from '../../db/tables';
import { wireMoney } from '../../http/wire';
import { monthOf } from '../balance/month';

/** From the first moment on, until the second; null for ever. */
function spanOf(time: number, now: Date): { from: Date; until: Date } | null {
  const month = monthOf(formatDate(now.getTime()).slice(0, 7));
  if (time === 0 || month === null) return null;
  if (time === 1) return month;
  return monthOf(formatDate(month.from.getTime() - 1).slice(0, 7)) ?? month;
}

/** A place without the names, which are read for the places that are shown. */
interface Place {
  rank: number;
  user_id: number;
  fen: number;
  juniors: number;
  orders: number;
}

const PLACED_BY = { 1: sql.ref('fen'), 2: sql.ref('juniors'), 3: sql.ref('orders') } as const;

/** What each distributor ever earned, invited and sold: sums that are kept (migration 286). */
const FIGURES_EVER = sql`
  select d.user_id, d.total_money_fen as fen, coalesce(s.juniors, 0)::int as juniors, coalesce(s.orders, 0)::int as orders
  from distributors d
  left join (select earner_id, sum(juniors) as juniors, sum(paid_orders) as orders from distributor_sums
    group by earner_id) s on s.earner_id = d.user_id
  where d.status = 1 and d.deleted_at is null`;

const figuresWithin = ({ from, until }: { from: Date; until: Date }) => sql`
  select d.user_id, coalesce(m.fen, 0)::bigint as fen, coalesce(j.juniors, 0) as juniors, coalesce(o.orders, 0) as orders
  from distributors d
  left join (select user_id, sum(case type when 1 then money_fen else -money_fen end)::bigint as fen
    from commission_logs where reason in ('order', 'refund') and created_at >= ${from} and created_at < ${until}
    group by user_id) m on m.user_id = d.user_id
  left join (select parent_id, count(*)::int as juniors from users
    where parent_id is not null and deleted_at is null and coalesce(junior_at, created_at) >= ${from}
      and coalesce(junior_at, created_at) < ${until}
    group by parent_id) j on j.parent_id = d.user_id
  left join (select c.user_id, count(distinct c.order_id)::int as orders from order_commissions c
    join orders on orders.id = c.order_id and orders.is_pay and orders.cancel_status <> 1
    where c.created_at >= ${from} and c.created_at < ${until} group by c.user_id) o on o.user_id = d.user_id
  where d.status = 1 and d.deleted_at is null`;

interface Board {
  /** 1 commission, 2 juniors, 3 orders. */
  type: 1 | 2 | 3;
  /** 0 ever, 1 this month, 2 the last one. */
  time: number;
  now: Date;
}

/** All places, the first one first: one reading serves every page, and every viewer's own place. */
export async function readBoard(db: Kysely<Tables>, { type, time, now }: Board): Promise<Place[]> {
  const span = spanOf(time, now);
  const value = PLACED_BY[type];
  const { rows } = await sql<Place>`with board as (${span === null ? FIGURES_EVER : figuresWithin(span)})
    select *, (row_number() over (order by ${value} desc, user_id))::int as rank from board where ${value} > 0
    order by rank`.execute(db);
  return rows;
}

/** Places as they are shown. */
export async function namePlaces(db: Kysely<Tables>, places: readonly Place[]): Promise<ShareRank[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ user_id }) => user_id);
  const users = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'avatar'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return places.map(({ rank, user_id, fen, juniors, orders }) => ({
    rank,
    user_id,
    nickname: byId.get(user_id)?.nickname ?? '',
    avatar: byId.get(user_id)?.avatar ?? '',
    total_money: wireMoney(fen),
    all_children: juniors,
    all_order: orders,
  }));
}
