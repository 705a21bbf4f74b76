// What the answers of group purchases share: addresses, words of states, least prices.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Ladder } from './read-ladders';

export const goodsAddress = (baseId: number): string => `/plugins/pt/goods/goods?goods_id=${baseId}`;

export const STATE_WORDS = { 0: '待付款', 1: '拼团中', 2: '拼团成功', 3: '拼团失败' } as const;

/** The least price in fen by the ladder's goods. One query. */
export async function leastPrices(
  db: Kysely<Tables>,
  ladders: readonly Ladder[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('skus')
    .select(['goods_id', sql<number>`min(price_fen)`.as('fen')])
    .where('goods_id', 'in', [0, ...ladders.map(({ ladder_goods_id: id }) => id)])
    .where('deleted_at', 'is', null)
    .groupBy('goods_id')
    .execute();
  return new Map(rows.map(({ goods_id, fen }) => [goods_id, fen]));
}
