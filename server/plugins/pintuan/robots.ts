// Those who are made up to fill a group; everyone reads that they are.
import type { Trx } from '../../db/transaction';
import { inActivity } from './read-ladders';
import { finishIfFull, lockGroup, STATES } from './groups';
import './tables';

export const ROBOT_NAME = '系统补位';

/** Adds one to a running group whose goods are filled up so, and says when the next comes. */
export async function addRobot(trx: Trx, groupId: number, now: Date): Promise<void> {
  const group = await lockGroup(trx, groupId);
  const isDue = group?.state === STATES.running && group.next_robot_at !== null && group.next_robot_at <= now;
  if (group === undefined || !isDue || group.ends_at === null || group.ends_at <= now) return;
  const { goods_id: baseId } = await trx
    .selectFrom('pintuan_ladders')
    .select('goods_id')
    .where('id', '=', group.ladder_id)
    .executeTakeFirstOrThrow();
  const rules = (await inActivity(trx, baseId, now))?.rules;
  const minutes = rules?.is_auto_add_robot === true ? rules.add_robot_time : 0;
  const next = minutes > 0 ? new Date(now.getTime() + minutes * 60_000) : null;
  await trx.updateTable('pintuan_orders').set({ next_robot_at: next }).where('id', '=', groupId).execute();
  if (next === null) return;
  await trx
    .insertInto('pintuan_members')
    .values({ pintuan_order_id: groupId, order_id: null, user_id: null, paid_at: now, created_at: now })
    .execute();
  await finishIfFull(trx, group, now);
}
