// api/share: the team, the levels and the board of distributors, and being bound to one.
import { type Kysely, sql } from 'kysely';
import { nextConditions, progressOf, RISES } from '~/domain/distributor';
import { formatDate } from '~/domain/time';
import {
  shareBindParent,
  shareLevel,
  shareLevelUp,
  shareRank,
  type ShareRank,
  shareTeam,
} from '~/schemas/api/share.gen';
import { likePattern } from '../../db/like-pattern';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, roleRoute, type Route } from '../../http/route';
import { pagingOf, wireMoney, wireTime } from '../../http/wire';
import { monthOf } from '../balance/month';
import { isDistributor, readDistributor, requireDistributor } from './distributors';
import { join, type Joined } from './juniors';
import { levelName, readLevels, readProgress, rise, riseWords } from './rise';
import { readShareSetting } from './share-setting';
import { juniorsBelow } from './wire-distributor';

interface Junior {
  id: number;
  nickname: string;
  avatar: string;
  junior_at: Date | null;
  fen: number;
  orders: number;
  people: number;
}

const team = roleRoute(shareTeam, async ({ db, user, params }) => {
  await requireDistributor(db, user.id);
  const { level } = await readShareSetting(db);
  const { status = 1, keyword = '' } = params;
  const { limit, offset } = pagingOf(params);
  const { rows } = await sql<Junior>`with recursive ${juniorsBelow(user.id)}
    select u.id, u.nickname, u.avatar, u.junior_at,
      coalesce(o.fen, 0)::bigint as fen, coalesce(o.orders, 0) as orders,
      (select count(*)::int from users c where c.parent_id = u.id and c.deleted_at is null) as people
    from below join users u on u.id = below.id
    left join lateral (select sum(total_pay_price_fen - refunded_fen)::bigint as fen, count(*)::int as orders
      from orders where user_id = u.id and is_pay and cancel_status <> 1) o on true
    where below.depth = ${status} and ${status} <= ${level} and u.nickname like ${likePattern(keyword.trim())}
    order by u.junior_at desc nulls last, u.id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counts } = await sql<{ depth: number; count: number }>`
    with recursive ${juniorsBelow(user.id)}
    select depth, count(*)::int as count from below group by depth`.execute(db);
  const countOf = (depth: number): number =>
    depth > level ? -1 : (counts.find((one) => one.depth === depth)?.count ?? 0);
  return {
    list: rows.map(({ id, nickname, avatar, junior_at, fen, orders, people }) => ({
      id: String(id),
      nickname,
      avatar,
      junior_at: wireTime(junior_at),
      orderPrice: wireMoney(fen),
      orderCount: orders,
      peopleCount: people === 0 ? 0 : String(people),
    })),
    first_count: countOf(1),
    second_count: countOf(2),
    third_count: countOf(3),
  };
});

const level = roleRoute(shareLevel, async ({ db, user }) => {
  const own = (await readDistributor(db, user.id))?.level ?? 0;
  const { default_level_name } = await readShareSetting(db);
  const progress = await readProgress(db, user.id);
  const list = nextConditions(await readLevels(db), own).flatMap((row) => {
    const { condition_type: condition, condition_value: value } = row;
    if (condition === null) return [];
    const inWire = (amount: number) => (condition === RISES.juniors ? amount : amount / 100);
    return [
      {
        id: String(row.id),
        rule: row.rule,
        condition_type: String(condition),
        condition: inWire(value),
        present: inWire(progressOf(condition, progress)),
        name: row.name,
        level: row.level,
      },
    ];
  });
  return { list, level: own, level_name: await levelName(db, own, default_level_name) };
});

const levelUp = loginRoute(shareLevelUp, async ({ db, user, now }) => {
  if (!isDistributor(await readDistributor(db, user.id)))
    throw new MallError('用户不是分销商，无法升级分销商等级');
  const reached = await db.transaction().execute((trx) => rise(trx, user.id, now));
  if (reached === null)
    return { status: 0 as const, level_name: '升级失败', condition_text: '未满足升级条件' };
  return {
    status: 1 as const,
    level_name: `升级到${reached.name}`,
    condition_text: `${riseWords(reached)}已达到条件`,
  };
});

const BIND_REFUSALS: Readonly<Record<Exclude<Joined, 'tied'>, string>> = {
  unknown: '绑定的上级用户不是分销商',
  ordinary: '绑定的上级用户不是分销商',
  self: '自身分享的页面',
  taken: '用户存在上级',
  circle: '用户处于三层分销体系之内',
  closed: '未开启分销',
  distributor: '用户自身是分销商',
  early: '未满足成为下线条件',
};

const bindParent = loginRoute(shareBindParent, async ({ db, user, params, now }) => {
  const joining = { userId: user.id, parentId: params.parent_id, trigger: params.condition, now };
  const setting = await readShareSetting(db);
  // The refusal of a rule leaves nothing behind.
  const joined = await db.transaction().execute((trx) => join(trx, joining, setting));
  if (joined !== 'tied') throw new MallError(BIND_REFUSALS[joined]);
  return new Reply(null, '绑定成功');
});

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

interface Board {
  type: 1 | 2 | 3;
  time: number;
  userId: number;
  offset: number;
  limit: number;
  now: Date;
}

/** The places of a page, and the viewer's own. */
async function readBoard(
  db: Kysely<Tables>,
  { type, time, userId, offset, limit, now }: Board,
): Promise<Place[]> {
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
    ), placed as (
      select *, (row_number() over (order by ${value} desc, user_id))::int as rank from board where ${value} > 0
    )
    select * from placed where (rank > ${offset} and rank <= ${offset + limit}) or user_id = ${userId}
    order by rank`.execute(db);
  return rows;
}

const wirePlace = ({ rank, user_id, nickname, avatar, fen, juniors, orders }: Place): ShareRank => ({
  rank,
  user_id,
  nickname,
  avatar,
  total_money: wireMoney(fen),
  all_children: juniors,
  all_order: orders,
});

const rank = loginRoute(shareRank, async ({ db, user, params, now }) => {
  const { type = 1, time = 0 } = params;
  const { limit, offset } = pagingOf({ page: params.page ?? 1 });
  const places = await readBoard(db, { type, time, userId: user.id, offset, limit, now });
  const mine = places.find(({ user_id }) => user_id === user.id);
  return {
    list: places.filter((place) => place.rank > offset && place.rank <= offset + limit).map(wirePlace),
    my_rank: mine?.rank ?? null,
    mine: mine === undefined ? null : wirePlace(mine),
  };
});

export const teamRoutes: readonly Route[] = [team, level, levelUp, bindParent, rank];
