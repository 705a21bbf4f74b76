// The demo activities: a few goods of each plugin, each a copy of a goods of the catalogue with prices of its own.
import type { Insertable } from 'kysely';
import type { ActivityPlugin } from './rules';
import type { GoodsTable, SkusTable } from '../../../db/tables/goods';
import { goodsId } from '../../../demo/catalogue/catalogue';
import { daysFrom, type SeedContext } from '../../../demo/context';
import type { ActivityPlan, CopiedSku } from './activity-plan';

const isJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** A row as read, ready to be inserted once more: parsed columns are texts again. */
const again = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name !== 'id')
      .map(([name, value]) => [name, isJson(value) ? JSON.stringify(value) : value]),
  );

const share = (fen: number, percent: number): number => Math.round((fen * percent) / 100);

export interface Copy {
  id: number;
  sourceId: number;
  skus: CopiedSku[];
}

/** A copy of a catalogue goods, sold by a plugin. */
export async function copyGoods(
  { trx }: SeedContext,
  { plugin, slug, percent }: { plugin: ActivityPlugin; slug: string; percent: number },
): Promise<Copy> {
  const id = goodsId(slug);
  const source = await trx.selectFrom('goods').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const row = {
    ...again(source),
    sign: plugin,
    source_id: id,
    price_fen: share(source.price_fen, percent),
    is_level: false,
  } as Insertable<GoodsTable>;
  const copy = await trx.insertInto('goods').values(row).returning('id').executeTakeFirstOrThrow();
  const skus = await trx.selectFrom('skus').selectAll().where('goods_id', '=', id).orderBy('id').execute();
  const rows = skus.map(
    (sku) =>
      ({
        ...again(sku),
        goods_id: copy.id,
        price_fen: share(sku.price_fen, percent),
        member_prices: '{}',
      }) as Insertable<SkusTable>,
  );
  await trx.insertInto('skus').values(rows).execute();
  return {
    id: copy.id,
    sourceId: id,
    skus: skus.map(({ sign_id, stock }, at) => ({ sign_id, stock, price_fen: rows[at]?.price_fen ?? 0 })),
  };
}

async function seedPlan(context: SeedContext, { plugin, title, from, to, rules, goods }: ActivityPlan) {
  const { trx, now } = context;
  const activity = await trx
    .insertInto('activities')
    .values({
      plugin,
      title,
      begin_at: from === undefined ? null : daysFrom(now, ...from),
      end_at: to === undefined ? null : daysFrom(now, ...to),
      rules: JSON.stringify(rules ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [sort, one] of goods.entries()) {
    const { id: copyId, skus } = await copyGoods(context, { plugin, ...one });
    const own = typeof one.rules === 'function' ? one.rules({ skus, now }) : one.rules;
    await trx
      .insertInto('activity_goods')
      .values({
        activity_id: activity.id,
        goods_id: copyId,
        rules: JSON.stringify(own),
        sold: one.sold ?? 0,
        sort,
      })
      .execute();
  }
}

/** The seed of a plugin that runs these. */
export const seedActivities =
  (plans: readonly ActivityPlan[]) =>
  async (context: SeedContext): Promise<void> => {
    for (const one of plans) await seedPlan(context, one);
  };
