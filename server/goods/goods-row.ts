// The stored row of a goods as the contract writes it (`GoodsRow`).
import { flag, wireMoney, wireTime } from '../http/wire';
import { type GoodsRow, salesOf, type SkuRow, totalStock } from './goods-card';

const ALL_LEVELS = '-1';

export interface Region {
  id: number;
  name: string;
}

export interface Guarantee {
  title: string;
  pic: string;
}

export interface RowExtras {
  skus: readonly SkuRow[];
  /** Names of `area_limit`. */
  regions: readonly Region[];
  /** Delivery methods of the mall. */
  sendTypes: readonly string[];
  showsSales: boolean;
  /** The mall's guarantee, for goods without their own. */
  guarantee: Guarantee;
}

const AWARDS_NOTHING = {
  payment_people: 0,
  payment_num: 0,
  payment_amount: '0.00',
  payment_order: 0,
} as const;

const points = (goods: GoodsRow) => ({
  give_integral: goods.give_integral,
  give_integral_type: goods.give_integral_type,
  // Fen and hundredths of a per cent are both written with two decimals.
  give_balance: wireMoney(goods.give_balance_value),
  give_balance_type: goods.give_balance_type,
  forehead_integral: wireMoney(goods.forehead_integral_value),
  forehead_integral_type: goods.forehead_integral_type,
  accumulative: flag(goods.accumulative),
});

const delivery = (goods: GoodsRow, { regions, sendTypes }: RowExtras) => ({
  pieces: goods.free_delivery_pieces,
  forehead: wireMoney(goods.free_delivery_price_fen),
  shipping_id: goods.free_delivery_rule_id ?? 0,
  freight_id: goods.shipping_rule_id ?? 0,
  is_area_limit: flag(goods.area_limit !== null),
  area_limit: JSON.stringify([{ list: regions }]),
  is_setting_send_type: flag(goods.send_types !== null),
  send_type: (goods.send_types ?? sendTypes).join(','),
});

const presentation = (goods: GoodsRow, { guarantee }: RowExtras) => ({
  individual_share: 0 as const,
  attr_setting_type: 0 as const,
  share_type: 0 as const,
  sign: goods.sign,
  app_share_pic: goods.app_share_pic,
  app_share_title: goods.app_share_title,
  is_default_services: flag(goods.services === null),
  form_id: goods.form_id ?? 0,
  guarantee_title: goods.guarantee_title || guarantee.title,
  guarantee_pic: goods.guarantee_pic || guarantee.pic,
});

/** The row without what the detail removes or replaces (`buy_goods_auth`, limits, the times of the sale). */
export function wireGoodsRow(goods: GoodsRow, extras: RowExtras) {
  return {
    id: goods.id,
    mall_id: 1,
    mch_id: goods.mch_id,
    goods_warehouse_id: goods.source_id ?? goods.id,
    status: flag(goods.is_on_sale),
    price: wireMoney(goods.price_fen),
    use_attr: flag(goods.use_attr),
    virtual_sales: goods.sales_virtual,
    sort: goods.sort,
    goods_stock: totalStock(extras.skus),
    ...points(goods),
    ...delivery(goods, extras),
    ...presentation(goods, extras),
    ...AWARDS_NOTHING,
    is_level: flag(goods.is_level),
    is_level_alone: flag(goods.is_level_alone),
    confine_order_count: goods.confine_order_count,
    sales: extras.showsSales ? salesOf(goods) : 0,
    min_number: goods.min_number,
    is_setting_show_and_buy_auth: flag(goods.show_levels !== null || goods.buy_levels !== null),
    show_goods_auth: goods.show_levels?.join(',') ?? ALL_LEVELS,
    is_time: flag(goods.sell_begin_at !== null || goods.sell_end_at !== null),
    created_at: wireTime(goods.created_at),
    updated_at: wireTime(goods.updated_at),
    deleted_at: wireTime(goods.deleted_at),
    is_delete: flag(goods.deleted_at !== null),
  };
}
