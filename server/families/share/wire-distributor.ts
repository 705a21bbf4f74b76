// The row of a distributor as the contract writes it (ShareRow), with his figures.
import { type Kysely, sql } from 'kysely';
import type { ShareRow } from '~/schemas/api/share.gen';
import type { Tables } from '../../db/tables';
import { flag, wireMoney, wireTime } from '../../http/wire';
import type { DistributorRow } from './distributors';

export interface DistributorFigures {
  firstChildren: number;
  allChildren: number;
  /** Of all orders that are not cancelled, after refunds. */
  allFen: number;
  /** Of these what was paid for and is frozen. */
  frozenFen: number;
  orders: number;
}

const NOTHING: DistributorFigures = { firstChildren: 0, allChildren: 0, allFen: 0, frozenFen: 0, orders: 0 };

/** Shoppers below each of some, `root`, with their depth; at most three steps. */
export const juniorsBelow = (userIds: readonly number[]) => sql`
  below (root, id, depth) as (
    select parent_id, id, 1 from users where parent_id = any(${userIds}::int[]) and deleted_at is null
    union all
    select below.root, u.id, below.depth + 1 from users u join below on u.parent_id = below.id
    where below.depth < 3 and u.deleted_at is null
  )`;

/** The figures of several distributors by their ids. */
export async function readAllFigures(
  db: Kysely<Tables>,
  userIds: readonly number[],
): Promise<(userId: number) => DistributorFigures> {
  const { rows } = await sql<DistributorFigures & { userId: number }>`
    with recursive ${juniorsBelow(userIds)},
    team as (
      select root, (count(*) filter (where depth = 1))::int as first, count(*)::int as people
      from below group by root
    ),
    paid as (
      select c.user_id, c.order_id, c.amount_fen - c.taken_fen as fen, o.is_pay and c.settled_at is null as is_frozen
      from order_commissions c join orders o on o.id = c.order_id
      where c.user_id = any(${userIds}::int[]) and o.cancel_status <> 1
    ),
    earned as (
      select user_id, sum(fen) as fen, sum(fen) filter (where is_frozen) as frozen,
        count(distinct order_id)::int as orders
      from paid group by user_id
    )
    select owner.id as "userId",
      coalesce(team.first, 0) as "firstChildren", coalesce(team.people, 0) as "allChildren",
      coalesce(earned.fen, 0)::bigint as "allFen", coalesce(earned.frozen, 0)::bigint as "frozenFen",
      coalesce(earned.orders, 0) as orders
    from unnest(${userIds}::int[]) as owner (id)
    left join team on team.root = owner.id
    left join earned on earned.user_id = owner.id`.execute(db);
  const byUser = new Map(rows.map(({ userId, ...figures }) => [userId, figures]));
  return (userId) => byUser.get(userId) ?? NOTHING;
}

export const readFigures = async (db: Kysely<Tables>, userId: number): Promise<DistributorFigures> =>
  (await readAllFigures(db, [userId]))(userId);

export const wireDistributor = (row: DistributorRow, figures: DistributorFigures): ShareRow => ({
  id: row.id,
  user_id: row.user_id,
  name: row.name,
  mobile: row.mobile,
  status: row.status,
  money: wireMoney(row.money_fen),
  total_money: wireMoney(row.total_money_fen),
  content: row.content,
  reason: row.reason,
  apply_at: wireTime(row.apply_at),
  become_at: wireTime(row.become_at),
  first_children: figures.firstChildren,
  all_children: figures.allChildren,
  all_money: wireMoney(figures.allFen),
  all_order: figures.orders,
  level: row.level,
  level_at: wireTime(row.level_at),
  delete_first_show: flag(row.is_removal_shown),
  form: JSON.stringify(row.form),
  is_delete: flag(row.deleted_at !== null),
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: wireTime(row.deleted_at),
});
