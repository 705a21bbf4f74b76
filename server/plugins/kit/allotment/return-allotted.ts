// Timed work: stock of copies whose activity is over returns to their goods.
import { sql } from 'kysely';
import type { Job } from '../../../ports/job';
import '../activity-goods/tables';
import { giveBack } from './allotments';

/** Of a plugin's goods, of which `entry` is the SQL of the goods that stands in the activity. */
export const returnAllotted = (plugin: string, entry = sql<number>`goods.id`): Job => ({
  name: `return-allotted-${plugin}`,
  due: async (db, now, skipped) => {
    const rows = await db
      .selectFrom('sku_allotments')
      .innerJoin('skus', 'skus.id', 'sku_allotments.sku_id')
      .innerJoin('goods', 'goods.id', 'skus.goods_id')
      .select('goods.id')
      .distinct()
      .where('goods.sign', '=', plugin)
      .where('skus.stock', '>', 0)
      .where('sku_allotments.num', '>', 0)
      .where(
        sql<boolean>`not exists (select from activity_goods join activities on activities.id = activity_goods.activity_id
          where activity_goods.goods_id = ${entry} and activities.deleted_at is null
            and (activities.end_at is null or activities.end_at > ${now}))`,
      )
      .$if(skipped.length > 0, (query) => query.where('goods.id', 'not in', [...skipped]))
      .orderBy('goods.id')
      .limit(50)
      .execute();
    return rows.map(({ id }) => id);
  },
  act: (db, id) => db.transaction().execute((trx) => giveBack(trx, id)),
});
