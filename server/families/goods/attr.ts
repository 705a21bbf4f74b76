// Data of the SKU popup: a goods with its specifications, if it can be bought.
import type { Kysely } from 'kysely';
import type { GoodsAttrData } from '~/schemas/api/goods.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { SessionUser } from '../../ports/viewer';
import { flag, wireMoney } from '../../http/wire';
import { type GoodsRow, goodsByIds, isSaleOver, secondsUntilSale, totalStock } from '../../goods/goods-card';
import { mayBuy } from '../../goods/goods-filter';
import { readGoodsRules } from '../../goods/goods-rules';
import type { GoodsRules } from '../../ports/goods-rules';
import { limitBuy } from '../../goods/limit-buy';
import { shownLevel } from '../../goods/member-price';
import { priceSpan, skusOfGoods, wireAttrGroups, wireSku } from '../../goods/sku';

interface AttrInput {
  id: number;
  /** The goods' merchant; any when absent. */
  mchId: number | undefined;
  viewer: SessionUser | null;
  now: Date;
}

function refuse(goods: GoodsRow, { viewer, now }: AttrInput, rules: GoodsRules): void {
  if (!goods.is_on_sale) throw new MallError('商品未上架');
  if (!mayBuy(goods, viewer, rules)) throw new MallError('您暂无权限购买商品');
  if (isSaleOver(goods, now)) throw new MallError('商品已结束销售');
}

/** @throws MallError 商品不存在, 商品未上架, 您暂无权限购买商品, 商品已结束销售. */
export async function goodsAttr(db: Kysely<Tables>, input: AttrInput): Promise<GoodsAttrData> {
  const [goods] = await goodsByIds(db, [input.id]);
  if (goods === undefined || goods.mch_id !== (input.mchId ?? goods.mch_id))
    throw new MallError('商品不存在');
  const rules = await readGoodsRules(db);
  refuse(goods, input, rules);
  const skus = (await skusOfGoods(db, [goods.id])).get(goods.id) ?? [];
  const view = { viewer: input.viewer, rules, now: input.now };
  return {
    id: goods.id,
    mall_id: 1,
    goods_warehouse_id: goods.id,
    goods_type: goods.type,
    mch_id: goods.mch_id,
    price: wireMoney(goods.price_fen),
    use_attr: flag(goods.use_attr),
    attr_groups: wireAttrGroups(goods, skus),
    attr: skus.map((sku) => wireSku(goods, sku, view)),
    level_show: shownLevel(goods, input.viewer, rules)?.show ?? 0,
    goods_num: totalStock(skus),
    ...priceSpan(goods, skus, view),
    sell_time: secondsUntilSale(goods, input.now),
    template_message_list: [],
    min_number: goods.min_number,
    limit_buy: await limitBuy(db, { goods, userId: input.viewer?.id ?? null, now: input.now }),
    name: goods.name,
    cover_pic: goods.cover_pic,
    unit: goods.unit,
    is_negotiable: flag(goods.is_negotiable),
  };
}
