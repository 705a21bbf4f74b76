// Changes a cart: adds, sets pieces, removes.
import type { Kysely } from 'kysely';
import type { CartEditParams } from '~/schemas/api/cart.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { SessionUser } from '../../ports/viewer';
import { type GoodsRow, type GoodsView, goodsByIds, type SkuRow } from '../../goods/goods-card';
import { mayBuy } from '../../goods/goods-filter';
import { viewerPriceFen } from './rows';

type EditLine = CartEditParams['list'][number];

interface Addition {
  user: SessionUser;
  goodsId: number;
  skuId: number;
  num: number;
  view: GoodsView;
}

async function findSku(
  db: Kysely<Tables>,
  goodsId: number,
  skuId: number,
): Promise<{ goods: GoodsRow; sku: SkuRow }> {
  const [goods] = await goodsByIds(db, [goodsId]);
  if (goods === undefined || !goods.is_on_sale) throw new MallError('商品不存在');
  const sku = await db
    .selectFrom('skus')
    .selectAll()
    .where('id', '=', skuId)
    .where('goods_id', '=', goodsId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (sku === undefined) throw new MallError('商品异常');
  return { goods, sku };
}

function assertBuyable(goods: GoodsRow, { user, view }: Addition): void {
  if (goods.type === 'ecard') throw new MallError('虚拟商品不允许加入购物车');
  if (goods.is_negotiable) throw new MallError('商品异常');
  if (!mayBuy(goods, user, view.rules)) throw new MallError('您暂无权限购买该商品');
}

/** What the SKU was when it was added. */
const snapshotOf = (sku: SkuRow): string =>
  JSON.stringify({ attr_list: sku.attr_list, pic_url: sku.pic_url });

/** Adds pieces of a SKU to its line; refuses above the stock. */
export async function addToCart(db: Kysely<Tables>, addition: Addition): Promise<void> {
  const { user, goodsId, skuId, num, view } = addition;
  const { goods, sku } = await findSku(db, goodsId, skuId);
  assertBuyable(goods, addition);
  if (num < 1 || sku.stock < 1) throw new MallError('数量为空或库存为空');
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const line = await trx
      .selectFrom('carts')
      .select('num')
      .where('user_id', '=', user.id)
      .where('sku_id', '=', skuId)
      .executeTakeFirst();
    const wanted = (line?.num ?? 0) + num;
    if (wanted > sku.stock) throw new MallError('商品加购件数超过库存');
    await trx
      .insertInto('carts')
      .values({
        user_id: user.id,
        goods_id: goodsId,
        sku_id: skuId,
        num: wanted,
        price_fen: viewerPriceFen(goods, sku, view),
        attr_info: snapshotOf(sku),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'sku_id']).doUpdateSet({ num: wanted, updated_at: view.now }),
      )
      .execute();
  });
}

async function setLine(
  db: Kysely<Tables>,
  line: EditLine,
  who: { user: SessionUser; view: GoodsView },
): Promise<void> {
  const { user, view } = who;
  if (line.num <= 0) {
    await db.deleteFrom('carts').where('user_id', '=', user.id).where('sku_id', '=', line.attr).execute();
    return;
  }
  const { goods, sku } = await findSku(db, line.goods_id, line.attr);
  assertBuyable(goods, { user, view, goodsId: goods.id, skuId: sku.id, num: line.num });
  if (line.num > sku.stock) throw new MallError('库存不足');
  await db
    .insertInto('carts')
    .values({
      user_id: user.id,
      goods_id: goods.id,
      sku_id: sku.id,
      num: line.num,
      price_fen: viewerPriceFen(goods, sku, view),
      attr_info: snapshotOf(sku),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sku_id']).doUpdateSet({ num: line.num, updated_at: view.now }),
    )
    .execute();
}

/** Sets pieces of lines, all or none; a line that changed its SKU is moved. */
export async function editCart(
  db: Kysely<Tables>,
  lines: readonly EditLine[],
  who: { user: SessionUser; view: GoodsView },
): Promise<void> {
  if (lines.length === 0) throw new MallError('数据为空');
  const lastBySku = new Map(lines.map((line) => [line.attr, line]));
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', who.user.id).forUpdate().execute();
    for (const line of [...lastBySku.values()].sort((a, b) => a.attr - b.attr)) {
      if ((line.cart_id ?? 0) > 0) {
        await trx
          .deleteFrom('carts')
          .where('id', '=', line.cart_id ?? 0)
          .where('user_id', '=', who.user.id)
          .where('sku_id', '!=', line.attr)
          .execute();
      }
      await setLine(trx, line, who);
    }
  });
}
