// The copies of a goods that a plugin sells now, for the page of the goods itself.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables';
import type { ActivityPlugin } from './rules';
import './tables';

export interface Copied {
  plugin: ActivityPlugin;
  sourceId: number;
  now: Date;
}

/** `goods.id` of those that stand in an activity which has begun and is not over. */
export const runningCopies = (db: Kysely<Tables>, { plugin, sourceId, now }: Copied) =>
  db
    .selectFrom('goods')
    .innerJoin('activity_goods', 'activity_goods.goods_id', 'goods.id')
    .innerJoin('activities', 'activities.id', 'activity_goods.activity_id')
    .select('goods.id')
    .where('goods.source_id', '=', sourceId)
    .where('goods.sign', '=', plugin)
    .where('goods.is_on_sale', '=', true)
    .where('goods.deleted_at', 'is', null)
    .where('activities.plugin', '=', plugin)
    .where('activities.is_enabled', '=', true)
    .where('activities.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('begin_at', 'is', null), eb('begin_at', '<=', now)]))
    .where((eb) => eb.or([eb('end_at', 'is', null), eb('end_at', '>', now)]));
