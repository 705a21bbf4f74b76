// Groups as stored: their locks, who is in them, and how they move on.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Trx } from '../../db/transaction';
import type { PintuanOrdersTable } from './tables';
import './tables';

export type GroupRow = Selectable<PintuanOrdersTable>;

export const STATES = { unpaid: 0, running: 1, done: 2, failed: 3 } as const;
const HOUR_MS = 3_600_000;

/** The group, locked until the transaction ends: orders, shoppers and SKUs are locked before it. */
export const lockGroup = (trx: Trx, id: number): Promise<GroupRow | undefined> =>
  trx.selectFrom('pintuan_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The ladder, locked: who opens a group waits for who opens another one of it. */
export const lockLadder = (trx: Trx, id: number) =>
  trx.selectFrom('pintuan_ladders').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Who is in a group: those who paid, and who was made up. */
export async function peopleIn(db: Kysely<Tables>, groupId: number): Promise<number> {
  const { people } = await db
    .selectFrom('pintuan_members')
    .select(sql<number>`count(*)::int`.as('people'))
    .where('pintuan_order_id', '=', groupId)
    .where('paid_at', 'is not', null)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return people;
}

/** Groups of a ladder that run or came off; of one shopper those that he leads, if one is given. */
export async function groupsOf(
  db: Kysely<Tables>,
  { ladderIds, leaderId }: { ladderIds: readonly number[]; leaderId?: number },
): Promise<number> {
  const { groups } = await db
    .selectFrom('pintuan_orders')
    .innerJoin('pintuan_members', (join) =>
      join.onRef('pintuan_members.pintuan_order_id', '=', 'pintuan_orders.id').on('is_leader', '=', true),
    )
    .select(sql<number>`count(*)::int`.as('groups'))
    .where('ladder_id', 'in', [...ladderIds])
    .where('state', 'in', [STATES.running, STATES.done])
    .$if(leaderId !== undefined, (query) => query.where('user_id', '=', leaderId ?? 0))
    .executeTakeFirstOrThrow();
  return groups;
}

export const memberOf = (db: Kysely<Tables>, orderId: number) =>
  db.selectFrom('pintuan_members').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Members by orders whose places are not given back yet, in the order in which their groups are locked. */
export const openMembersOf = async (db: Kysely<Tables>, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('pintuan_members')
        .selectAll()
        .where('order_id', 'in', [...orderIds])
        .where('undone_at', 'is', null)
        .orderBy('pintuan_order_id')
        .orderBy('id')
        .execute();

/** A full group has come off. */
export async function finishIfFull(
  trx: Trx,
  group: Pick<GroupRow, 'id' | 'people_num'>,
  now: Date,
): Promise<boolean> {
  if ((await peopleIn(trx, group.id)) < group.people_num) return false;
  await trx
    .updateTable('pintuan_orders')
    .set({ state: STATES.done, finished_at: now, next_robot_at: null })
    .where('id', '=', group.id)
    .execute();
  return true;
}

/** The leader has paid: the group runs. */
export async function begin(
  trx: Trx,
  group: GroupRow,
  { now, robotMinutes }: { now: Date; robotMinutes: number },
): Promise<void> {
  await trx
    .updateTable('pintuan_orders')
    .set({
      state: STATES.running,
      ends_at: new Date(now.getTime() + group.hours * HOUR_MS),
      next_robot_at: robotMinutes > 0 ? new Date(now.getTime() + robotMinutes * 60_000) : null,
    })
    .where('id', '=', group.id)
    .execute();
}

/** A locked group comes to nothing. */
export async function fail(trx: Trx, groupId: number, now: Date): Promise<void> {
  await trx
    .updateTable('pintuan_orders')
    .set({ state: STATES.failed, finished_at: now, next_robot_at: null })
    .where('id', '=', groupId)
    .execute();
}
