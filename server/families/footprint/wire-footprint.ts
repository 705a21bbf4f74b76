// Footprints (viewed goods) in the wire format.
import type { FootprintGoods, FootprintSku } from '~/schemas/api/footprint.gen';
import { flag, flagText, rawRow, wireMoney, wireTime } from '../../http/wire';
import {
  type GoodsRow,
  goodsPath,
  type GoodsView,
  levelPrice,
  salesOf,
  type SkuRow,
  totalStock,
} from '../../goods/goods-card';
import { type RawGoods, rawWarehouse } from '../../goods/raw-goods';

export interface Footprint {
  id: number;
  viewed_on: string;
  viewed_at: Date;
}

const rawSku = (sku: SkuRow): FootprintSku => ({
  id: String(sku.id),
  goods_id: String(sku.goods_id),
  sign_id: sku.sign_id,
  stock: String(sku.stock),
  price: wireMoney(sku.price_fen),
  no: sku.no,
  bar_code: sku.bar_code,
  weight: String(sku.weight_grams),
  pic_url: sku.pic_url,
  is_delete: '0',
  attr_list: sku.attr_list,
});

/** A viewed goods as a raw row. */
export function wireFootprint(
  footprint: Footprint,
  goods: GoodsRow,
  {
    skus,
    raw,
    view,
  }: { skus: readonly SkuRow[]; raw: RawGoods | undefined; view: Pick<GoodsView, 'viewer' | 'rules'> },
): FootprintGoods {
  const stock = totalStock(skus);
  return {
    ...(raw === undefined ? {} : rawRow(raw)),
    id: String(footprint.id),
    goods_id: String(goods.id),
    goods_warehouse_id: String(goods.id),
    mall_id: '1',
    mch_id: String(goods.mch_id),
    sign: goods.sign,
    status: flagText(goods.is_on_sale),
    price: wireMoney(goods.price_fen),
    ...levelPrice(goods, skus, view),
    sales: String(salesOf(goods)),
    goods_stock: String(stock),
    min_number: String(goods.min_number),
    is_level: flagText(goods.is_level),
    cover_pic: goods.cover_pic,
    goods_num: stock,
    attr: skus.map(rawSku),
    attr_groups: goods.attr_groups,
    goodsWarehouse: rawWarehouse(goods),
    mallGoods: {
      is_negotiable: flagText(goods.is_negotiable),
      is_quick_shop: flagText(goods.is_quick_shop),
      is_sell_well: flagText(goods.is_sell_well),
    },
    is_negotiable: flag(goods.is_negotiable),
    page_url: goodsPath(goods.id),
    date_time: wireTime(footprint.viewed_at),
  };
}
