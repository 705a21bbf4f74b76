// api/footprint: footprints (viewed goods) by day, and the shopper's figures.
import {
  type FootprintDay,
  footprintFootprint,
  footprintFootprintDel,
  footprintIndex,
} from '~/schemas/api/footprint.gen';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, type Route } from '../../http/route';
import { pagination, pagingOf } from '../../http/wire';
import { goodsByIds } from '../../goods/goods-card';
import { readGoodsRules } from '../../goods/goods-rules';
import { readRawGoods } from '../../goods/raw-goods';
import { skusOfGoods } from '../../goods/sku';
import { spanOf } from './span';
import { readSummary } from './summary';
import { wireFootprint } from './wire-footprint';
import { readPage } from '../../http/read-page';

const footprint = loginRoute(footprintFootprint, async ({ db, params, user, now }) => {
  const paging = pagingOf(footprintFootprint, params);
  const { from, until } = spanOf(params, now);
  const own = db
    .selectFrom('footprints')
    .innerJoin('goods', 'goods.id', 'footprints.goods_id')
    .where('footprints.user_id', '=', user.id)
    .where('viewed_at', '>=', from)
    .where('viewed_at', '<', until)
    .where('goods.deleted_at', 'is', null);
  const { total, rows } = await readPage(own, paging, (all) =>
    all
      .select(['footprints.id', 'goods_id', 'viewed_on', 'viewed_at'])
      .orderBy('viewed_at', 'desc')
      .orderBy('footprints.id', 'desc'),
  );
  const ids = [...new Set(rows.map(({ goods_id }) => goods_id))];
  const goods = new Map((await goodsByIds(db, ids)).map((row) => [row.id, row]));
  const skus = await skusOfGoods(db, ids);
  const raw = await readRawGoods(db, [...goods.values()]);
  const view = { viewer: user, rules: await readGoodsRules(db) };
  const days = new Map<string, FootprintDay>();
  for (const row of rows) {
    const viewed = goods.get(row.goods_id);
    if (viewed === undefined) continue;
    const day = days.get(row.viewed_on) ?? { date: row.viewed_on, goods: [] };
    const of = { skus: skus.get(viewed.id) ?? [], raw: raw.get(viewed.id), view };
    day.goods.push(wireFootprint(row, viewed, of));
    days.set(row.viewed_on, day);
  }
  return { list: [...days.values()], pagination: pagination(paging, total) };
});

const remove = loginRoute(footprintFootprintDel, async ({ db, params, user }) => {
  if (params.id === undefined) throw new MallError('ID不能为空');
  const { numDeletedRows } = await db
    .deleteFrom('footprints')
    .where('id', '=', params.id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new MallError('该记录不存在');
  return new Reply(null, '删除成功');
});

const index = loginRoute(footprintIndex, async ({ db, params, user, now }) => ({
  ...(await readSummary(db, user.id, now)),
  type: params.type ?? null,
}));

export const routes: readonly Route[] = [footprint, remove, index];
