// Reading the sets with their goods: a page of them, or one.
import { type Kysely, sql } from 'kysely';
import { leastApartFen, type SetParts, setStock } from '~/domain/combination';
import type { CombinationAdminListParams } from '~/schemas/api/combination.gen';
import { likePattern } from '../../db/like-pattern';
import type { Tables } from '../../db/tables';
import { readPage } from '../../http/read-page';
import type { Paging } from '../../http/wire';
import '../kit/activity-goods/tables';
import type { SetGoodsRules, SetGroup, SetRules } from './rules';

export const PLUGIN = 'combination';

export interface MemberGoods extends SetGoodsRules {
  goodsId: number;
  name: string;
  coverPic: string;
  priceFen: number;
  maxPriceFen: number;
  /** 0 while it is not on sale. */
  stock: number;
}

export interface StoredSet {
  id: number;
  name: string;
  startAt: Date | null;
  endAt: Date | null;
  isOnSale: boolean;
  rules: SetRules;
  /** In the operator's order. */
  members: readonly MemberGoods[];
}

export interface SetGroupGoods extends SetGroup {
  list: MemberGoods[];
}

/** The goods of a set by their places. */
export function partsOf({ rules, members }: Pick<StoredSet, 'rules' | 'members'>): {
  fixed: MemberGoods[];
  groups: SetGroupGoods[];
} {
  const of = (id: number) => members.filter(({ group_id }) => group_id === id);
  return { fixed: of(0), groups: rules.groups.map((group) => ({ ...group, list: of(group.id) })) };
}

/** What the cheapest choice costs apart, and how many sets there are. */
export function figuresOf(set: StoredSet): { apartFen: number; stock: number } {
  const parts: SetParts<MemberGoods> = partsOf(set);
  return { apartFen: leastApartFen(parts), stock: setStock(parts) };
}

const IS_SOLD = sql<boolean>`goods.is_on_sale and goods.deleted_at is null`;

/** Goods of the sets, by set. One query. */
async function membersOf(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MemberGoods[]>> {
  const rows = await db
    .selectFrom('activity_goods')
    .innerJoin('goods', 'goods.id', 'activity_goods.goods_id')
    .select(['activity_goods.activity_id', 'activity_goods.goods_id', 'activity_goods.rules'])
    .select(['goods.name', 'goods.cover_pic', 'goods.price_fen'])
    .select([
      sql<number>`coalesce((select max(price_fen) from skus
        where skus.goods_id = goods.id and skus.deleted_at is null), goods.price_fen)::int`.as(
        'max_price_fen',
      ),
      sql<number>`(case when ${IS_SOLD} then coalesce((select sum(stock) from skus
        where skus.goods_id = goods.id and skus.deleted_at is null), 0) else 0 end)::int`.as('stock'),
    ])
    .where('activity_goods.activity_id', 'in', [...ids])
    .orderBy('activity_goods.sort')
    .orderBy('activity_goods.id')
    .execute();
  const sets = new Map<number, MemberGoods[]>(ids.map((id) => [id, []]));
  for (const row of rows)
    sets.get(row.activity_id)?.push({
      // Written by the plugin alone, whose rules they are.
      ...(row.rules as unknown as SetGoodsRules),
      goodsId: row.goods_id,
      name: row.name,
      coverPic: row.cover_pic,
      priceFen: row.price_fen,
      maxPriceFen: row.max_price_fen,
      stock: row.stock,
    });
  return sets;
}

const COLUMNS = [
  'activities.id',
  'activities.title as name',
  'activities.begin_at as startAt',
  'activities.end_at as endAt',
  'activities.is_enabled as isOnSale',
] as const;

const presentSets = (db: Kysely<Tables>) =>
  db.selectFrom('activities').where('plugin', '=', PLUGIN).where('deleted_at', 'is', null);

type SetRow = Omit<StoredSet, 'rules' | 'members'> & { rules: Record<string, unknown> };

async function withGoods(db: Kysely<Tables>, rows: readonly SetRow[]): Promise<StoredSet[]> {
  if (rows.length === 0) return [];
  const members = await membersOf(
    db,
    rows.map(({ id }) => id),
  );
  // Written by the plugin alone, whose rules they are.
  return rows.map((row) => ({
    ...row,
    rules: row.rules as unknown as SetRules,
    members: members.get(row.id) ?? [],
  }));
}

/** Sets by name, state and goods, the newest first, with how many there are in all. */
export async function searchSets(
  db: Kysely<Tables>,
  { keyword = '', status = -1, goods_id: goodsId = 0 }: CombinationAdminListParams,
  paging: Paging,
): Promise<{ sets: StoredSet[]; total: number }> {
  const word = keyword.trim();
  const found = presentSets(db)
    .$if(word !== '', (query) => query.where('title', 'like', likePattern(word)))
    .$if(status !== -1, (query) => query.where('is_enabled', '=', status === 1))
    .$if(goodsId !== 0, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('activity_goods')
            .select('activity_goods.id')
            .whereRef('activity_goods.activity_id', '=', 'activities.id')
            .where('activity_goods.goods_id', '=', goodsId),
        ),
      ),
    );
  const { total, rows } = await readPage(found, paging, (all) =>
    all.select([...COLUMNS, 'activities.rules']).orderBy('activities.id', 'desc'),
  );
  return { sets: await withGoods(db, rows), total };
}

export async function findSet(db: Kysely<Tables>, id: number): Promise<StoredSet | undefined> {
  const row = await presentSets(db)
    .select([...COLUMNS, 'activities.rules'])
    .where('activities.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [set] = await withGoods(db, [row]);
  return set;
}
