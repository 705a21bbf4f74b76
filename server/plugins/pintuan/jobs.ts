// Timed work of group purchases: groups end, orders are released or undone, robots join, stock returns.
import { type Kysely, sql } from 'kysely';
import { dueIds } from '../../db/due-ids';
import type { Tables } from '../../db/tables';
import { releaseHeld, undoOrder } from '../../families/order/held';
import { lockUnionsOf } from '../../payments/unions';
import type { Job } from '../../ports/job';
import type { InstalledPlugins } from '../../ports/plugin';
import { returnAllotted } from '../kit/allotment/return-allotted';
import { fail, finishIfFull, lockGroup, STATES } from './groups';
import { addRobot } from './robots';
import './tables';

/** A group that was not full in time has failed; its orders are undone one by one. */
export const endGroups: Job = {
  name: 'pintuan-end-groups',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('pintuan_orders')
        .select('id')
        .where('state', '=', STATES.running)
        .where('ends_at', '<=', now),
      {
        by: 'ends_at',
        skipped,
      },
    ),
  act: (db, id, now) =>
    db.transaction().execute(async (trx) => {
      const group = await lockGroup(trx, id);
      const isDue = group?.state === STATES.running && group.ends_at !== null && group.ends_at <= now;
      if (group !== undefined && isDue && !(await finishIfFull(trx, group, now))) await fail(trx, id, now);
    }),
};

/** Ids of orders of groups in a state, which are held (paid) or not. */
const ordersIn = (db: Kysely<Tables>, state: 2 | 3, isHeld: boolean) =>
  db
    .selectFrom('orders')
    .select('orders.id')
    .where('cancel_status', '<>', 1)
    .where('is_pay', '=', isHeld)
    .where('is_locked', '=', isHeld)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('pintuan_members')
          .innerJoin('pintuan_orders', 'pintuan_orders.id', 'pintuan_order_id')
          .select('pintuan_members.id')
          .whereRef('order_id', '=', 'orders.id')
          .where('undone_at', 'is', null)
          .where('state', '=', state),
      ),
    );

export const releaseOrders: Job = {
  name: 'pintuan-release-orders',
  due: (db, _now, skipped) => dueIds(ordersIn(db, STATES.done, true), { by: 'orders.id', skipped }),
  act: (db, id, now) =>
    db.transaction().execute(async (trx) => {
      await lockUnionsOf(trx, { kind: 'order', id });
      return releaseHeld(trx, { orderId: id, now, why: '拼团成功' });
    }),
};

const undoing =
  (name: string, { of, why }: { of: (db: Kysely<Tables>) => ReturnType<typeof ordersIn>; why: string }) =>
  (plugins: InstalledPlugins): Job => ({
    name,
    due: (db, _now, skipped) => dueIds(of(db), { by: 'orders.id', skipped }),
    act: (db, id, now) =>
      db.transaction().execute((trx) => undoOrder(trx, { orderId: id, now, why, plugins })),
  });

export const undoFailed = undoing('pintuan-undo-failed', {
  of: (db) => ordersIn(db, STATES.failed, true),
  why: '拼团失败，款项已原路退回',
});
export const cancelFailed = undoing('pintuan-cancel-failed', {
  of: (db) => ordersIn(db, STATES.failed, false),
  why: '拼团失败，订单已取消',
});
export const cancelLate = undoing('pintuan-cancel-late', {
  of: (db) => ordersIn(db, STATES.done, false),
  why: '拼团人数已满，订单已取消',
});

export const addRobots: Job = {
  name: 'pintuan-add-robots',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('pintuan_orders')
        .select('id')
        .where('state', '=', STATES.running)
        .where('next_robot_at', '<=', now),
      { by: 'next_robot_at', skipped },
    ),
  act: (db, id, now) => db.transaction().execute((trx) => addRobot(trx, id, now)),
};

/** The copy that stands in the activity, of a ladder. */
const ENTRY = sql<number>`coalesce((select ladder.goods_id from pintuan_ladders ladder
  where ladder.ladder_goods_id = goods.id), goods.id)`;

export const jobs = [
  addRobots,
  endGroups,
  releaseOrders,
  undoFailed,
  cancelFailed,
  cancelLate,
  returnAllotted('pintuan', ENTRY),
];
