// The team of a distributor: a page of the juniors of one step below him, and how many there are of each.
import { type Kysely, type RawBuilder, sql } from 'kysely';
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

/** The shoppers one, two or three steps below one, as a query's `from` and `where`; `u` are those. */
const BELOW: Readonly<Record<number, (userId: number) => RawBuilder<unknown>>> = {
  1: (id) => sql`users u where u.parent_id = ${id} and u.deleted_at is null`,
  2: (id) => sql`users one join users u on u.parent_id = one.id and u.deleted_at is null
    where one.parent_id = ${id} and one.deleted_at is null`,
  3: (id) => sql`users one join users two on two.parent_id = one.id and two.deleted_at is null
    join users u on u.parent_id = two.id and u.deleted_at is null
    where one.parent_id = ${id} and one.deleted_at is null`,
};

async function countTeam(db: Kysely<Tables>, userId: number): Promise<number[]> {
  const { rows } = await sql<Counts>`select
      coalesce((select sum(juniors) from distributor_sums where earner_id = ${userId}), 0)::int as first,
      below.second::int, below.third::int
    from (${juniorsBelow(sql`${userId}::int`)}) below`.execute(db);
  return rows.flatMap(({ first, second, third }) => [first, second, third]);
}

/** Orders are summed up for the juniors of the page only. */
async function teamPage(
  db: Kysely<Tables>,
  { userId, depth, keyword, limit, offset }: TeamPage,
): Promise<Junior[]> {
  const below = BELOW[depth]?.(userId);
  if (below === undefined) return [];
  const named = keyword === '' ? sql`` : sql`and u.nickname like ${likePattern(keyword)}`;
  const { rows } = await sql<Junior>`with page as (
      select u.id, u.nickname, u.avatar, u.junior_at from ${below} ${named}
      order by u.junior_at desc nulls last, u.id desc limit ${limit} offset ${offset}
    )
    select page.*, coalesce(o.fen, 0)::bigint as fen, coalesce(o.orders, 0) as orders,
      (select count(*)::int from users c where c.parent_id = page.id and c.deleted_at is null) as people
    from page
    left join lateral (select sum(total_pay_price_fen - refunded_fen)::bigint as fen, count(*)::int as orders
      from orders where user_id = page.id and is_pay and cancel_status <> 1) o on true
    order by page.junior_at desc nulls last, page.id desc`.execute(db);
  return rows;
}

export async function readTeam(
  db: Kysely<Tables>,
  page: TeamPage,
): Promise<{ juniors: Junior[]; counts: number[] }> {
  return { juniors: await teamPage(db, page), counts: await countTeam(db, page.userId) };
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
