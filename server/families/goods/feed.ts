// The video feed: goods with a video, beginning with the one that was opened.
import type { Kysely } from 'kysely';
import type { FeedGoods } from '~/schemas/api/goods.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { Paging } from '../../http/wire';
import { goodsByIds } from '../../goods/goods-card';
import { listedGoods, skuGoodsCards, type ViewerInput } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';

/** @throws MallError 错误的商品 for one that does not exist. */
export async function videoFeed(
  db: Kysely<Tables>,
  { goodsId, paging, viewer, now }: ViewerInput & { goodsId: number; paging: Paging },
): Promise<FeedGoods[]> {
  const [first] = await goodsByIds(db, [goodsId]);
  if (first === undefined) throw new MallError('错误的商品');
  const rules = await readGoodsRules(db);
  const isFirstPage = paging.page === 1;
  // The opened goods is part of the first page, so that the others move up by one.
  const others = await listedGoods(db, viewer, rules)
    .selectAll('goods')
    .where('goods.video_url', '!=', '')
    .where('goods.id', '!=', goodsId)
    .orderBy('goods.sort')
    .orderBy('goods.id', 'desc')
    .limit(isFirstPage ? paging.limit - 1 : paging.limit)
    .offset(isFirstPage ? 0 : paging.offset - 1)
    .execute();
  const goods = isFirstPage ? [first, ...others] : others;
  const cards = await skuGoodsCards(db, { goods, viewer, now, rules });
  const byId = new Map(goods.map((row) => [row.id, row]));
  return cards.map((card) => ({
    ...card,
    app_share_title: byId.get(card.id)?.app_share_title ?? '',
    app_share_pic: byId.get(card.id)?.app_share_pic ?? '',
    activity_id: 0,
  }));
}
