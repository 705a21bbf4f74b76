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

/** Shoppers below someone, each with his depth; at most three steps. */
export const juniorsBelow = (userId: number) => sql`
  below (id, junior_at, depth) as (
    select id, junior_at, 1 from users where parent_id = ${userId} and deleted_at is null
    union all
    select u.id, u.junior_at, below.depth + 1 from users u join below on u.parent_id = below.id
    where below.depth < 3 and u.deleted_at is null
  )`;

export async function readFigures(db: Kysely<Tables>, userId: number): Promise<DistributorFigures> {
  const { rows } = await sql<DistributorFigures>`with recursive ${juniorsBelow(userId)},
    paid as (
      select c.order_id, c.amount_fen - c.taken_fen as fen, o.is_pay and c.settled_at is null as is_frozen
      from order_commissions c join orders o on o.id = c.order_id
      where c.user_id = ${userId} and o.cancel_status <> 1
    )
    select (select count(*)::int from below where depth = 1) as "firstChildren",
      (select count(*)::int from below) as "allChildren",
      (select coalesce(sum(fen), 0)::bigint from paid) as "allFen",
      (select coalesce(sum(fen), 0)::bigint from paid where is_frozen) as "frozenFen",
      (select count(distinct order_id)::int from paid) as orders`.execute(db);
  return rows[0] ?? NOTHING;
}

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
