// Reading the sets of goods, and what the least of each costs.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import type { ActivityRulesOf, GoodsRulesOf } from '../kit/activity-goods/rules';

type SetRules = ActivityRulesOf['composition'];

export interface SetMember {
  goodsId: number;
  rules: GoodsRulesOf['composition'];
}

export interface GoodsSet {
  id: number;
  name: string;
  rules: SetRules;
  /** In the operator's order. */
  members: readonly SetMember[];
}

/** Sets that are sold at this moment, by id. One query; none without ids. */
export async function soldSets(
  db: Kysely<Tables>,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, GoodsSet>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('activities')
    .innerJoin('activity_goods', 'activity_goods.activity_id', 'activities.id')
    .select([
      'activities.id',
      'activities.title',
      'activities.rules',
      'activity_goods.goods_id',
      'activity_goods.rules as goods_rules',
    ])
    .where('activities.id', 'in', [...ids])
    .where('activities.plugin', '=', 'composition')
    .where('activities.is_enabled', '=', true)
    .where('activities.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('activities.begin_at', 'is', null), eb('activities.begin_at', '<=', now)]))
    .where((eb) => eb.or([eb('activities.end_at', 'is', null), eb('activities.end_at', '>', now)]))
    .orderBy('activity_goods.sort')
    .orderBy('activity_goods.id')
    .execute();
  const sets = new Map<number, GoodsSet>();
  for (const { id, title, rules, goods_id, goods_rules } of rows) {
    // Written by the plugin alone, whose rules they are.
    const member = { goodsId: goods_id, rules: goods_rules as unknown as SetMember['rules'] };
    const known = sets.get(id)?.members ?? [];
    sets.set(id, { id, name: title, rules: rules as unknown as SetRules, members: [...known, member] });
  }
  return sets;
}

/** A member with its price outside of the set, in fen. */
export interface PricedMember extends SetMember {
  priceFen: number;
}

const lessened = ({ priceFen, rules }: PricedMember): number => Math.max(0, priceFen - rules.reduction_fen);

/** What a member costs within its set: in a fixed one its own price, since the set is less as a whole. */
export const memberPriceFen = (type: SetRules['type'], member: PricedMember): number =>
  type === 1 ? member.priceFen : lessened(member);

/** The least that a set costs, in fen; null for one that nobody can buy: it lacks the host or something to go with it. */
export function leastSetPriceFen(
  { type, reduction_fen }: SetRules,
  members: readonly PricedMember[],
): number | null {
  if (type === 1) {
    const sum = members.reduce((total, { priceFen }) => total + priceFen, 0);
    return members.length === 0 ? null : Math.max(0, sum - reduction_fen);
  }
  const host = members.find(({ rules }) => rules.is_host);
  const others = members.filter((member) => member !== host).map(lessened);
  return host === undefined || others.length === 0 ? null : lessened(host) + Math.min(...others);
}
