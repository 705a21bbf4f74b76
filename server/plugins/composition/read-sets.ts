// Reading the sets of goods, with their goods as they are now.
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { leastSetFen, type SetLine, type SetTerms } from '~/domain/composition';
import type { Tables } from '../../db/tables';
import type { GoodsTable } from '../../db/tables/goods';
import {
  type GoodsView,
  isSaleOver,
  PLAIN_SIGNS,
  secondsUntilSale,
  type SkuRow,
} from '../../goods/goods-card';
import { maySee } from '../../goods/goods-filter';
import { skusOfGoods } from '../../goods/sku';
import '../kit/activity-goods/tables';
import type { GoodsRulesOf } from '../kit/activity-goods/rules';
import { PLUGIN } from './rules';

export interface SetMember {
  /** Its place in the set (activity_goods.id). */
  entryId: number;
  goodsId: number;
  rules: GoodsRulesOf['composition'];
}

export interface GoodsSet {
  id: number;
  name: string;
  rules: SetTerms;
  beginAt: Date | null;
  endAt: Date | null;
  isEnabled: boolean;
  /** In the operator's order. */
  members: readonly SetMember[];
}

/** Whether a set can be bought by its own terms, whatever becomes of its goods. */
export type SetState = 'coming' | 'running' | 'ended' | 'closed';

export function stateOf({ isEnabled, beginAt, endAt }: Omit<GoodsSet, 'members'>, now: Date): SetState {
  if (!isEnabled) return 'closed';
  if (endAt !== null && endAt <= now) return 'ended';
  return beginAt !== null && beginAt > now ? 'coming' : 'running';
}

/** As `stateOf` says running, for a query with `activities` in it. */
export const isRunning = (eb: ExpressionBuilder<Tables, 'activities'>, now: Date) =>
  eb.and([
    eb('activities.plugin', '=', PLUGIN),
    eb('activities.is_enabled', '=', true),
    eb('activities.deleted_at', 'is', null),
    eb.or([eb('activities.begin_at', 'is', null), eb('activities.begin_at', '<=', now)]),
    eb.or([eb('activities.end_at', 'is', null), eb('activities.end_at', '>', now)]),
  ]);

interface Entry {
  id: number;
  goods_id: number;
  rules: SetMember['rules'];
}

/** Of a set, within the query of the sets. */
const ENTRIES = sql<Entry[]>`coalesce((select jsonb_agg(jsonb_build_object('id', activity_goods.id,
  'goods_id', activity_goods.goods_id, 'rules', activity_goods.rules) order by activity_goods.sort, activity_goods.id)
  from activity_goods where activity_goods.activity_id = activities.id), '[]')`;

/** Sets that are not deleted, by id, in the order of the ids. One query; none without ids. */
export async function setsByIds(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, GoodsSet>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'title', 'rules', 'begin_at', 'end_at', 'is_enabled', ENTRIES.as('entries')])
    .where('id', 'in', [...ids])
    .where('plugin', '=', PLUGIN)
    .where('deleted_at', 'is', null)
    .execute();
  const sets = new Map(
    rows.map(({ id, title, rules, begin_at, end_at, is_enabled, entries }): [number, GoodsSet] => [
      id,
      {
        id,
        name: title,
        // Written by the plugin alone, whose rules they are.
        rules: rules as unknown as SetTerms,
        beginAt: begin_at,
        endAt: end_at,
        isEnabled: is_enabled,
        members: entries.map((entry) => ({ entryId: entry.id, goodsId: entry.goods_id, rules: entry.rules })),
      },
    ]),
  );
  return new Map(
    ids.flatMap((id): [number, GoodsSet][] => {
      const set = sets.get(id);
      return set === undefined ? [] : [[id, set]];
    }),
  );
}

/** Columns that say what a goods of a set is and whether it is sold. */
const MEMBER_COLUMNS = [
  'goods.id',
  'goods.name',
  'goods.cover_pic',
  'goods.price_fen',
  'goods.type',
  'goods.attr_groups',
  'goods.is_on_sale',
  'goods.is_negotiable',
  'goods.min_number',
  'goods.show_levels',
  'goods.buy_levels',
  'goods.sell_begin_at',
  'goods.sell_end_at',
] as const;

type WithoutTable<C> = C extends `goods.${infer Name}` ? Name : never;
type MemberGoods = Pick<Selectable<GoodsTable>, WithoutTable<(typeof MEMBER_COLUMNS)[number]>>;

/** Goods that may stand in sets: those of the mall, and those that are sold in sets only. */
const SIGNS: readonly string[] = [...PLAIN_SIGNS, PLUGIN];

export const mayStandInSets = ({ sign, mch_id }: Pick<Selectable<GoodsTable>, 'sign' | 'mch_id'>): boolean =>
  mch_id === 0 && SIGNS.includes(sign);

/** A goods of a set as it is now. */
export interface SoldMember extends SetMember {
  goods: MemberGoods;
  skus: readonly SkuRow[];
}

/** A set with those of its goods that the viewer may see and that are sold now. */
export interface SoldSet extends GoodsSet {
  sold: readonly SoldMember[];
  /** Whether a goods of it is missing, so that nobody can buy it. */
  isChanged: boolean;
}

/** Whether one piece can be bought now. */
const isSold = (goods: MemberGoods, { viewer, rules, now }: GoodsView): boolean =>
  goods.is_on_sale &&
  !goods.is_negotiable &&
  goods.min_number <= 1 &&
  secondsUntilSale(goods, now) === 0 &&
  !isSaleOver(goods, now) &&
  maySee(goods, viewer, rules);

/** The sets with their goods. Two queries, whatever their number; none without sets. */
export async function withGoods(
  db: Kysely<Tables>,
  sets: readonly GoodsSet[],
  view: GoodsView,
): Promise<SoldSet[]> {
  const ids = [...new Set(sets.flatMap(({ members }) => members.map(({ goodsId }) => goodsId)))];
  if (ids.length === 0) return sets.map((set) => ({ ...set, sold: [], isChanged: true }));
  const rows = await db
    .selectFrom('goods')
    .select(MEMBER_COLUMNS)
    .where('id', 'in', ids)
    .where('mch_id', '=', 0)
    .where('sign', 'in', [...SIGNS])
    .where('deleted_at', 'is', null)
    .execute();
  const goods = new Map(rows.filter((row) => isSold(row, view)).map((row) => [row.id, row]));
  const skus = await skusOfGoods(db, [...goods.keys()]);
  return sets.map((set) => {
    const sold = set.members.flatMap((member): SoldMember[] => {
      const row = goods.get(member.goodsId);
      return row === undefined ? [] : [{ ...member, goods: row, skus: skus.get(row.id) ?? [] }];
    });
    return { ...set, sold, isChanged: sold.length < set.members.length };
  });
}

export const lineOf = (
  { rules }: Pick<SetMember, 'rules'>,
  { price_fen: priceFen }: { price_fen: number },
): SetLine => ({ priceFen, reductionFen: rules.reduction_fen });

/** The least that the set costs with these goods; null for one that nobody can buy. */
export function leastOf(
  { rules }: Pick<GoodsSet, 'rules'>,
  members: readonly (Pick<SetMember, 'rules'> & { goods: { price_fen: number } })[],
): number | null {
  const host = members.find((member) => member.rules.is_host);
  const others = members.filter((member) => member !== host || rules.type === 1);
  return leastSetFen(rules, {
    host: host === undefined ? undefined : lineOf(host, host.goods),
    others: others.map((member) => lineOf(member, member.goods)),
  });
}
