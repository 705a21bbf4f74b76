// The groups in which a goods of the mall is sold for less, as its page offers them.
import { type Kysely, sql } from 'kysely';
import { sumOf } from '~/domain/sum';
import type { Tables } from '../../db/tables';
import { visibleGoods } from '../../goods/goods-filter';
import { readGoodsRules } from '../../goods/goods-rules';
import { wireMoney } from '../../http/wire';
import type { GoodsOffer, LookedAt } from '../../ports/sale';
import { runningCopies } from '../kit/activity-goods/running-copies';
import { STATES } from './groups';
import { goodsAddress } from './wire';
import './tables';

const copies = ({ db, goodsId: sourceId, now }: Omit<LookedAt, 'viewer'>) =>
  runningCopies(db, { plugin: 'pintuan', sourceId, now });

/** Sizes of groups that are in stock, the cheapest first, with how many groups of each wait for people. One query. */
const offeredSizes = (db: Kysely<Tables>, { now, goodsIds }: { now: Date; goodsIds: readonly number[] }) =>
  db
    .selectFrom('pintuan_ladders as ladder')
    .innerJoin('skus', 'skus.goods_id', 'ladder.ladder_goods_id')
    .select(['ladder.goods_id', 'ladder.people_num'])
    .select(sql<number>`min(skus.price_fen)`.as('fen'))
    .select((eb) =>
      eb
        .selectFrom('pintuan_orders as own')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('own.ladder_id', '=', 'ladder.id')
        .where('own.state', '=', STATES.running)
        .where('own.ends_at', '>', now)
        .as('waiting'),
    )
    .where('ladder.goods_id', 'in', [0, ...goodsIds])
    .where('skus.stock', '>', 0)
    .where('skus.deleted_at', 'is', null)
    .groupBy('ladder.id')
    .orderBy('fen')
    .execute();

export const offer: GoodsOffer = {
  rows: copies,
  async read(look) {
    const { db, now, viewer } = look;
    const rules = await readGoodsRules(db);
    const goods = await copies(look)
      .where((eb) => visibleGoods(eb, viewer, rules))
      .orderBy('goods.id')
      .execute();
    const sizes = await offeredSizes(db, { now, goodsIds: goods.map(({ id }) => id) });
    return {
      list: goods.flatMap(({ id }) => {
        const own = sizes.filter(({ goods_id: goodsId }) => goodsId === id);
        const [least] = own;
        if (least === undefined) return [];
        const waiting = sumOf(own.map(({ waiting: count }) => count ?? 0));
        return {
          goods_id: id,
          page_url: goodsAddress(id),
          people_num: least.people_num,
          price: wireMoney(least.fen),
          group_count: waiting,
        };
      }),
    };
  },
};
