// Lists of sets: those that are sold now, by a word, or with a goods in them.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import { likePattern } from '../../db/like-pattern';
import type { GoodsView } from '../../goods/goods-card';
import { readGoodsRules } from '../../goods/goods-rules';
import type { Paging } from '../../http/wire';
import type { Viewer } from '../../ports/viewer';
import { isRunning, setsByIds, type SoldSet, stateOf, withGoods } from './read-sets';

export interface Viewing {
  viewer: Viewer | null;
  now: Date;
}

const viewOf = async (db: Kysely<Tables>, { viewer, now }: Viewing): Promise<GoodsView> => ({
  viewer,
  now,
  rules: await readGoodsRules(db),
});

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

async function soldSets(db: Kysely<Tables>, ids: readonly number[], viewing: Viewing): Promise<SoldSet[]> {
  const sets = await setsByIds(db, ids);
  return sets.size === 0 ? [] : withGoods(db, [...sets.values()], await viewOf(db, viewing));
}

const running = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('activities')
    .select('activities.id')
    .where((eb) => isRunning(eb, now))
    .orderBy('activities.id');

/** Sets that are sold now, by a word of theirs or of their goods. */
export async function searchSets(
  db: Kysely<Tables>,
  { keyword, paging, ...viewing }: Viewing & { keyword: string; paging: Paging },
): Promise<SoldSet[]> {
  const pattern = likePattern(keyword);
  const rows = await running(db, viewing.now)
    .$if(keyword !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('activities.title', 'ilike', pattern),
          sql<boolean>`exists (select from activity_goods join goods on goods.id = activity_goods.goods_id
            where activity_goods.activity_id = activities.id and goods.name ilike ${pattern})`,
        ]),
      ),
    )
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return soldSets(db, idsOf(rows), viewing);
}

export const runningWith = (db: Kysely<Tables>, { goodsId, now }: { goodsId: number; now: Date }) =>
  running(db, now).where((eb) =>
    eb.exists(
      eb
        .selectFrom('activity_goods')
        .select('activity_goods.id')
        .whereRef('activity_goods.activity_id', '=', 'activities.id')
        .where('activity_goods.goods_id', '=', goodsId),
    ),
  );

/** Sets that are sold now with a goods in them, without one that is shown first. */
export async function setsWithGoods(
  db: Kysely<Tables>,
  {
    goodsId,
    without = 0,
    paging,
    ...viewing
  }: Viewing & { goodsId: number; without?: number; paging: Pick<Paging, 'limit' | 'offset'> },
): Promise<SoldSet[]> {
  const rows = await runningWith(db, { goodsId, now: viewing.now })
    .where('activities.id', '<>', without)
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return soldSets(db, idsOf(rows), viewing);
}

/** A set that is or will be sold; undefined for any other. */
export async function findSet(
  db: Kysely<Tables>,
  id: number,
  viewing: Viewing,
): Promise<SoldSet | undefined> {
  const [set] = await soldSets(db, [id], viewing);
  const state = set === undefined ? 'closed' : stateOf(set, viewing.now);
  return state === 'running' || state === 'coming' ? set : undefined;
}
