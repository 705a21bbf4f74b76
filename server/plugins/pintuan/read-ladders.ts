// Reading the ladders of goods, and the activity in which each is sold.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables';
import { type ActivityGoods, activityGoods } from '../kit/activity-goods/read-activities';
import type { PintuanLaddersTable } from './tables';
import './rules';
import './tables';

export type Ladder = Selectable<PintuanLaddersTable>;

/** Of copies that stand in activities, the smallest group first. One query. */
export const laddersOf = (db: Kysely<Tables>, goodsIds: readonly number[]): Promise<Ladder[]> =>
  db
    .selectFrom('pintuan_ladders')
    .selectAll()
    .where('goods_id', 'in', [0, ...goodsIds])
    .orderBy('people_num')
    .orderBy('id')
    .execute();

/** The copy that stands in the activity, for a copy or one of its ladders. */
export async function baseIdOf(db: Kysely<Tables>, goodsId: number): Promise<number> {
  const ladder = await db
    .selectFrom('pintuan_ladders')
    .select('goods_id')
    .where('ladder_goods_id', '=', goodsId)
    .executeTakeFirst();
  return ladder?.goods_id ?? goodsId;
}

/** The goods in its activity; undefined once that is over, or switched off. */
export const inActivity = async (
  db: Kysely<Tables>,
  baseId: number,
  now: Date,
): Promise<ActivityGoods<'pintuan'> | undefined> =>
  (await activityGoods(db, { plugin: 'pintuan', goodsIds: [baseId], now })).get(baseId);
