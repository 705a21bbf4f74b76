// The picker of sets: what an operator chooses for the block, as it is stored there.
import { wireMoney } from '../../http/wire';
import { likePattern } from '../../db/like-pattern';
import { dayOf, picked } from '~/domain/studio/picked';
import type { PickSearch, Search } from '../../ports/pick-search';
import type { ActivityRulesOf } from '../kit/activity-goods/rules';
import { leastSetPriceFen, type SetMember } from './read-sets';

const MOST_COVERS = 5;

interface Member extends SetMember {
  priceFen: number;
  cover: string;
  isSold: boolean;
}

async function membersOf(db: PickSearch['db'], ids: readonly number[]): Promise<Map<number, Member[]>> {
  const members = new Map<number, Member[]>();
  if (ids.length === 0) return members;
  const rows = await db
    .selectFrom('activity_goods as entry')
    .innerJoin('goods', 'goods.id', 'entry.goods_id')
    .select(['entry.activity_id', 'entry.goods_id', 'entry.rules'])
    .select(['goods.cover_pic', 'goods.price_fen', 'goods.is_on_sale', 'goods.deleted_at'])
    .where('entry.activity_id', 'in', [...ids])
    .orderBy('entry.sort')
    .orderBy('entry.id')
    .execute();
  for (const { activity_id: set, goods_id: goodsId, rules, ...goods } of rows) {
    const isSold = goods.is_on_sale && goods.deleted_at === null;
    const shown = { priceFen: goods.price_fen, cover: goods.cover_pic, isSold };
    // Written by the plugin alone, whose rules they are.
    const member = { goodsId, rules: rules as unknown as Member['rules'], ...shown };
    members.set(set, [...(members.get(set) ?? []), member]);
  }
  return members;
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
  const membersBySet = await membersOf(
    db,
    sets.map(({ id }) => id),
  );
  return sets.map(({ id, title: name, begin_at: begin, end_at: end, ...set }) => {
    const members = membersBySet.get(id) ?? [];
    const rules = set.rules as unknown as ActivityRulesOf['composition'];
    const leastFen = leastSetPriceFen(rules, members);
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
        开始: begin === null ? '一直' : dayOf(begin),
        结束: end === null ? '不限' : dayOf(end),
      },
      stored: { id, name, picUrl: '', price, cover_pic_list: covers, ...type },
    });
  });
};
