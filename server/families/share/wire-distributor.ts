// The row of a distributor as the contract writes it (ShareRow), with his figures.
import { type Kysely, type RawBuilder, sql } from 'kysely';
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

/** The kept figures of one distributor; none has a row without values. */
const keptSums = (userId: RawBuilder<unknown>) => sql`
  select sum(all_fen) as all_fen, sum(frozen_fen) as frozen_fen, sum(orders) as orders, sum(juniors) as juniors
  from distributor_sums where earner_id = ${userId}`;

/** How many shoppers are two and three steps below one: only juniors who have some themselves are looked at. */
export const juniorsBelow = (userId: RawBuilder<unknown>) => sql`
  with child as materialized (
    select u.id, sum(s.juniors) as juniors from users u join distributor_sums s on s.earner_id = u.id
    where u.parent_id = ${userId} and u.deleted_at is null group by u.id having sum(s.juniors) > 0
  )
  select coalesce((select sum(juniors) from child), 0) as second,
    coalesce((select sum(s.juniors) from child join users grand on grand.parent_id = child.id
      and grand.deleted_at is null join distributor_sums s on s.earner_id = grand.id), 0) as third`;

/** The figures of several distributors by their ids; of orders and juniors the kept sums (migration 286). */
export async function readAllFigures(
  db: Kysely<Tables>,
  userIds: readonly number[],
): Promise<(userId: number) => DistributorFigures> {
  const { rows } = await sql<DistributorFigures & { userId: number }>`
    select owner.id as "userId", coalesce(kept.juniors, 0)::int as "firstChildren",
      (coalesce(kept.juniors, 0) + below.second + below.third)::int as "allChildren",
      coalesce(kept.all_fen, 0)::bigint as "allFen", coalesce(kept.frozen_fen, 0)::bigint as "frozenFen",
      coalesce(kept.orders, 0)::int as orders
    from unnest(${userIds}::int[]) as owner (id)
    left join lateral (${keptSums(sql`owner.id`)}) kept on true
    cross join lateral (${juniorsBelow(sql`owner.id`)}) below`.execute(db);
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
