// The board of distributors: their places by what they earned, invited or sold, ever or in a month.
import { type Kysely, sql } from 'kysely';
import { formatDate } from '~/domain/time';
import type { ShareRank } from '~/schemas/api/share.gen';
import type { Tables } from '../../db/tables';
import { wireMoney } from '../../http/wire';
import { monthOf } from '../balance/month';

/** From the first moment on, until the second; null for ever. */
function spanOf(time: number, now: Date): { from: Date; until: Date } {
  const month = monthOf(formatDate(now.getTime()).slice(0, 7));
  if (time === 0 || month === null) return { from: new Date(0), until: new Date(now.getTime() + 1) };
  if (time === 1) return month;
  return monthOf(formatDate(month.from.getTime() - 1).slice(0, 7)) ?? month;
}

interface Place {
  rank: number;
  user_id: number;
  nickname: string;
  avatar: string;
  fen: number;
  juniors: number;
  orders: number;
}

const PLACED_BY = { 1: sql.ref('fen'), 2: sql.ref('juniors'), 3: sql.ref('orders') } as const;

const wirePlace = ({ rank, user_id, nickname, avatar, fen, juniors, orders }: Place): ShareRank => ({
  rank,
  user_id,
  nickname,
  avatar,
  total_money: wireMoney(fen),
  all_children: juniors,
  all_order: orders,
});

interface Board {
  /** 1 commission, 2 juniors, 3 orders. */
  type: 1 | 2 | 3;
  /** 0 ever, 1 this month, 2 the last one. */
  time: number;
  now: Date;
}

/** All places, the first one first: one reading serves every page, and every viewer's own place. */
export async function readBoard(db: Kysely<Tables>, { type, time, now }: Board): Promise<ShareRank[]> {
  const { from, until } = spanOf(time, now);
  const value = PLACED_BY[type];
  const { rows } = await sql<Place>`with board as (
      select d.user_id, u.nickname, u.avatar, coalesce(m.fen, 0)::bigint as fen,
        coalesce(j.juniors, 0) as juniors, coalesce(o.orders, 0) as orders
      from distributors d join users u on u.id = d.user_id
      left join (select user_id, sum(case type when 1 then money_fen else -money_fen end)::bigint as fen
        from commission_logs where reason in ('order', 'refund') and created_at >= ${from} and created_at < ${until}
        group by user_id) m on m.user_id = d.user_id
      left join (select parent_id, count(*)::int as juniors from users
        where deleted_at is null and coalesce(junior_at, created_at) >= ${from}
          and coalesce(junior_at, created_at) < ${until}
        group by parent_id) j on j.parent_id = d.user_id
      left join (select c.user_id, count(distinct c.order_id)::int as orders from order_commissions c
        join orders on orders.id = c.order_id and orders.is_pay and orders.cancel_status <> 1
        where c.created_at >= ${from} and c.created_at < ${until} group by c.user_id) o on o.user_id = d.user_id
      where d.status = 1 and d.deleted_at is null
    )
    select *, (row_number() over (order by ${value} desc, user_id))::int as rank from board where ${value} > 0
    order by rank`.execute(db);
  return rows.map(wirePlace);
}
