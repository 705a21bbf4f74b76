// The picker of sets: what an operator chooses for the block, as it is stored there.
import { sql } from 'kysely';
import { wireMoney } from '../../http/wire';
import { likePattern } from '../../db/like-pattern';
import { dayOf, picked } from '~/domain/studio/picked';
import type { PickSearch, Search } from '../../ports/pick-search';
import type { SetTerms } from '~/domain/composition';
import { leastOf, type SetMember } from './read-sets';
import './tables';

const MOST_COVERS = 5;

interface Member extends SetMember {
  goods: { price_fen: number };
  cover: string;
  isSold: boolean;
}

async function membersOf(db: PickSearch['db'], ids: readonly number[]): Promise<Map<number, Member[]>> {
  const members = new Map<number, Member[]>();
  if (ids.length === 0) return members;
  const rows = await db
    .selectFrom('activity_goods as entry')
    .innerJoin('goods', 'goods.id', 'entry.goods_id')
    .select(['entry.id', 'entry.activity_id', 'entry.goods_id', 'entry.rules'])
    .select(['goods.cover_pic', 'goods.price_fen', 'goods.is_on_sale', 'goods.deleted_at'])
    .where('entry.activity_id', 'in', [...ids])
    .orderBy('entry.sort')
    .orderBy('entry.id')
    .execute();
  for (const { id: entryId, activity_id: set, goods_id: goodsId, rules, ...goods } of rows) {
    const isSold = goods.is_on_sale && goods.deleted_at === null;
    const shown = { goods: { price_fen: goods.price_fen }, cover: goods.cover_pic, isSold };
    // Written by the plugin alone, whose rules they are.
    const member = { entryId, goodsId, rules: rules as unknown as Member['rules'], ...shown };
    members.set(set, [...(members.get(set) ?? []), member]);
  }
  return members;
}

/** Sets that were sold and not cancelled, by set. */
async function soldOf(db: PickSearch['db'], ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('composition_lines')
    .innerJoin('orders', 'orders.id', 'composition_lines.order_id')
    .select(['activity_id', sql<number>`count(distinct (order_id, set_no))::int`.as('count')])
    .where('activity_id', 'in', [0, ...ids])
    .where('orders.is_pay', '=', true)
    .where('orders.cancel_status', '<>', 1)
    .groupBy('activity_id')
    .execute();
  return new Map(rows.map(({ activity_id: id, count }) => [id, count]));
}

export const pickSets: Search = async ({ db, now, q, ids, limit, offset }) => {
  const sets = await db
    .selectFrom('activities')
    .select(['id', 'title', 'rules', 'begin_at', 'end_at', 'is_enabled'])
    .where('plugin', '=', 'composition')
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where('title', 'ilike', likePattern(q))
    .orderBy('id', 'desc')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  const setIds = sets.map(({ id }) => id);
  const membersBySet = await membersOf(db, setIds);
  const sold = await soldOf(db, setIds);
  return sets.map(({ id, title: name, begin_at: begin, end_at: end, ...set }) => {
    const members = membersBySet.get(id) ?? [];
    const rules = set.rules as unknown as SetTerms;
    const leastFen = leastOf({ rules }, members);
    const price = wireMoney(leastFen ?? 0);
    const covers = members.map(({ cover }) => cover).slice(0, MOST_COVERS);
    const isOver = !set.is_enabled || (end !== null && end <= now);
    const isBroken = leastFen === null || members.some(({ isSold }) => !isSold);
    const type = { composition_id: id, composition_type: rules.type };
    return picked({
      id,
      name,
      picUrl: covers[0] ?? '',
      problem: isBroken ? '已下架' : isOver ? '已结束' : null,
      columns: {
        商品: `${members.length} 件`,
        价格: price,
        已售: `${sold.get(id) ?? 0} 套`,
        开始: begin === null ? '一直' : dayOf(begin),
        结束: end === null ? '不限' : dayOf(end),
      },
      stored: { id, name, picUrl: '', price, cover_pic_list: covers, ...type },
    });
  });
};
