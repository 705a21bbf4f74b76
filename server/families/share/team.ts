// The team of a distributor: a page of the juniors of one step below him, and how many there are of each.
import { type Kysely, sql } from 'kysely';
import type { ShareTeamData } from '~/schemas/api/share.gen';
import { likePattern } from '../../db/like-pattern';
import type { Tables } from '../../db/tables';
import { wireMoney, wireTime } from '../../http/wire';
import { juniorsBelow } from './wire-distributor';

interface Counts {
  first: number;
  second: number;
  third: number;
}

interface Junior {
  id: number;
  nickname: string;
  avatar: string;
  junior_at: Date | null;
  fen: number;
  orders: number;
  people: number;
}

interface TeamPage {
  userId: number;
  /** Steps below him. */
  depth: number;
  keyword: string;
  limit: number;
  offset: number;
}

/** Orders are summed up for the juniors of the page only. A row without an id has the counts of an empty page. */
export async function readTeam(
  db: Kysely<Tables>,
  { userId, depth, keyword, limit, offset }: TeamPage,
): Promise<{ juniors: Junior[]; counts: number[] }> {
  const { rows } = await sql<Counts & (Junior | { id: null })>`with recursive ${juniorsBelow([userId])},
    counts as (
      select (count(*) filter (where depth = 1))::int as first, (count(*) filter (where depth = 2))::int as second,
        (count(*) filter (where depth = 3))::int as third
      from below
    ),
    page as (
      select u.id, u.nickname, u.avatar, u.junior_at from below join users u on u.id = below.id
      where below.depth = ${depth} and u.nickname like ${likePattern(keyword)}
      order by u.junior_at desc nulls last, u.id desc limit ${limit} offset ${offset}
    )
    select counts.*, page.*, coalesce(o.fen, 0)::bigint as fen, coalesce(o.orders, 0) as orders,
      (select count(*)::int from users c where c.parent_id = page.id and c.deleted_at is null) as people
    from counts left join page on true
    left join lateral (select sum(total_pay_price_fen - refunded_fen)::bigint as fen, count(*)::int as orders
      from orders where user_id = page.id and is_pay and cancel_status <> 1) o on true
    order by page.junior_at desc nulls last, page.id desc`.execute(db);
  const [one] = rows;
  return {
    juniors: rows.filter((row): row is Counts & Junior => row.id !== null),
    counts: one === undefined ? [] : [one.first, one.second, one.third],
  };
}

export const wireJunior = (junior: Junior): ShareTeamData['list'][number] => ({
  id: String(junior.id),
  nickname: junior.nickname,
  avatar: junior.avatar,
  junior_at: wireTime(junior.junior_at),
  orderPrice: wireMoney(junior.fen),
  orderCount: junior.orders,
  peopleCount: junior.people === 0 ? 0 : String(junior.people),
});
