// Changes the activity rules of a plugin's goods in tests.
import type { Kysely } from 'kysely';
import type { Tables } from '~/server/db/tables';
import { type ActivityGoods, activityGoods } from '~/server/plugins/kit/activity-goods/read-activities';
import type { ActivityPlugin } from '~/server/plugins/kit/activity-goods/rules';

/** The current activity goods of a plugin. */
export async function soldGoods<P extends ActivityPlugin>(
  db: Kysely<Tables>,
  { plugin, goodsId }: { plugin: P; goodsId: number },
): Promise<ActivityGoods<P>> {
  const sold = await activityGoods(db, { plugin, goodsIds: [goodsId], now: new Date() });
  const goods = sold.get(goodsId);
  if (goods === undefined) throw new Error(`${plugin} does not sell the goods ${goodsId}.`);
  return goods;
}

export async function setRules(db: Kysely<Tables>, goodsId: number, rules: object): Promise<void> {
  await db
    .updateTable('activity_goods')
    .set({ rules: JSON.stringify(rules) })
    .where('goods_id', '=', goodsId)
    .execute();
}
