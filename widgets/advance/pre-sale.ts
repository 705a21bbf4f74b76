// Converts a pre-sale row, which has its own shape, to the goods that every card renders.
import { moneyText } from '~/domain/money';
import { priceText } from '~/domain/price';
import type { ActivityGoods } from '../kit/activity-block';
import type { AdvanceDelivered } from './schema.gen';

export type PreSale = AdvanceDelivered['list'][number];

export interface PreSaleGoods extends ActivityGoods {
  readonly row: PreSale;
}

/** Default stock of a row without one, so that the goods can be bought. */
const IN_STOCK = 1;

/**
 * `id` of the row is the pre-sale's; its goods is `goods_id`, and its visible fields are below `goods`.
 * `negotiableText` replaces a price on request, as rows have no formatted text.
 */
export function goodsOfPreSale(row: PreSale, negotiableText: string): PreSaleGoods {
  const { goods } = row;
  const { name, cover_pic, original_price } = goods.goodsWarehouse;
  return {
    row,
    id: row.goods_id,
    name,
    cover_pic,
    original_price,
    price_content: row.is_negotiable === 1 ? negotiableText : moneyText(goods.price),
    is_negotiable: row.is_negotiable,
    is_level: row.is_level,
    level_price: row.level_price,
    is_sales: 0,
    sales: '',
    goods_stock: row.goods_stock ?? IN_STOCK,
    vip_card_appoint: row.vip_card_appoint,
    page_url: row.page_url,
    buy_goods_auth: row.buy_goods_auth,
  };
}

/** `定金￥20.00抵￥50.00`; the value is left out where it is no more than the deposit. Empty without a deposit. */
export function depositText({ deposit, swell_deposit: worth }: PreSale): string {
  const [paid, counted] = [Number(deposit), Number(worth)];
  if (!(paid > 0)) return '';
  const counts = counted > paid ? `抵${priceText({ price: counted })}` : '';
  return `定金${priceText({ price: paid })}${counts}`;
}
