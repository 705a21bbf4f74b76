// Kysely types of the tables of 002-goods.sql.
import type {
  Day,
  Defaulted,
  Json,
  JsonDefaulted,
  JsonOrNull,
  SoftDeleted,
  Stamps,
  Time,
  TimeNow,
  TimeOrNull,
} from './columns';

export interface GoodsCatsTable extends SoftDeleted {
  id: Defaulted<number>;
  mch_id: Defaulted<number>;
  parent_id: number | null;
  level: number;
  name: string;
  pic_url: Defaulted<string>;
  big_pic_url: Defaulted<string>;
  advert_pic: Defaulted<string>;
  advert_url: Defaulted<string>;
  advert_open_type: Defaulted<string>;
  advert_params: JsonDefaulted<unknown[]>;
  sort: Defaulted<number>;
  is_enabled: Defaulted<boolean>;
  is_show: Defaulted<boolean>;
}

/** Amounts are grams (basis weight) or pieces (basis piece). An empty district list means "everywhere else". */
export interface ShippingRegion {
  district_ids: number[];
  first_amount: number;
  first_price_fen: number;
  next_amount: number;
  next_price_fen: number;
}

export interface ShippingRulesTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  basis: 'weight' | 'piece';
  regions: Json<ShippingRegion[]>;
  is_default: Defaulted<boolean>;
}

/** The threshold is fen for a price and pieces for a number. An empty district list means "everywhere else". */
export interface FreeDeliveryRegion {
  district_ids: number[];
  threshold: number;
}

export interface FreeDeliveryRulesTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  basis: 'order_price' | 'order_number' | 'goods_price' | 'goods_number';
  regions: Json<FreeDeliveryRegion[]>;
  is_default: Defaulted<boolean>;
}

export interface FormsTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  fields: Json<unknown[]>;
  mch_id: Defaulted<number>;
  /** The form of the shop's orders, in place of one of goods. */
  is_order_form: Defaulted<boolean>;
}

export interface AttrGroup {
  attr_group_id: number;
  attr_group_name: string;
  attr_list: { attr_id: number; attr_name: string; pic_url?: string }[];
}

export interface AttrPick {
  attr_group_id: number;
  attr_group_name: string;
  attr_id: number;
  attr_name: string;
}

export type SendType = 'express' | 'offline' | 'city';

export interface GoodsTable extends SoftDeleted {
  id: Defaulted<number>;
  mch_id: Defaulted<number>;
  sign: Defaulted<string>;
  /** The goods that it is a copy of, which a plugin sells; null for one of its own. */
  source_id: Defaulted<number | null>;
  type: Defaulted<'goods' | 'ecard'>;
  name: string;
  subtitle: Defaulted<string>;
  cover_pic: string;
  pic_list: JsonDefaulted<string[]>;
  video_url: Defaulted<string>;
  detail: Defaulted<string>;
  unit: Defaulted<string>;
  goods_no: Defaulted<string>;
  /** Search words beside those that it shows, separated by spaces. */
  keywords: Defaulted<string>;
  /** The least SKU price; code that writes SKUs must write it too. */
  price_fen: number;
  original_price_fen: Defaulted<number>;
  attr_groups: Json<AttrGroup[]>;
  use_attr: Defaulted<boolean>;
  is_on_sale: Defaulted<boolean>;
  is_negotiable: Defaulted<boolean>;
  is_quick_shop: Defaulted<boolean>;
  is_sell_well: Defaulted<boolean>;
  sales_virtual: Defaulted<number>;
  sales_real: Defaulted<number>;
  sort: Defaulted<number>;
  /** The least number of one purchase (起售). */
  min_number: Defaulted<number>;
  /** Pieces one shopper may ever buy; -1 = no limit. */
  confine_count: Defaulted<number>;
  /** Orders one shopper may ever place; -1 = no limit. */
  confine_order_count: Defaulted<number>;
  limit_buy_type: Defaulted<'day' | 'week' | 'month' | 'all'>;
  /** Pieces within limit_buy_type; -1 = no limit. */
  limit_buy_value: Defaulted<number>;
  sell_begin_at: TimeOrNull;
  sell_end_at: TimeOrNull;
  is_level: Defaulted<boolean>;
  is_level_alone: Defaulted<boolean>;
  /** Member levels that may see and buy; null = everyone. */
  show_levels: JsonOrNull<number[]>;
  buy_levels: JsonOrNull<number[]>;
  /** null = the mall's own choice. */
  send_types: JsonOrNull<SendType[]>;
  /** District ids that it is sent to; null = everywhere. */
  area_limit: JsonOrNull<number[]>;
  /** null = the default rule. */
  shipping_rule_id: number | null;
  free_delivery_rule_id: number | null;
  /** Delivered free from so many pieces, or so many fen, of this goods; 0 = never. */
  free_delivery_pieces: Defaulted<number>;
  free_delivery_price_fen: Defaulted<number>;
  /** Types: 1 fixed (points, fen), 2 share of the price (points: per cent; values: hundredths of a per cent). */
  give_integral_type: Defaulted<1 | 2>;
  give_integral: Defaulted<number>;
  give_balance_type: Defaulted<1 | 2>;
  give_balance_value: Defaulted<number>;
  /** The most that points may pay of one piece (of all pieces when accumulative). */
  forehead_integral_type: Defaulted<1 | 2>;
  forehead_integral_value: Defaulted<number>;
  accumulative: Defaulted<boolean>;
  form_id: number | null;
  /** null = the mall's default services. */
  services: JsonOrNull<{ name: string; pic: string; remark: string }[]>;
  guarantee_title: Defaulted<string>;
  guarantee_pic: Defaulted<string>;
  param_name: Defaulted<string>;
  params: JsonDefaulted<{ label: string; value: string }[]>;
  app_share_title: Defaulted<string>;
  app_share_pic: Defaulted<string>;
}

export interface SkusTable extends SoftDeleted {
  /** The goods_attr_id, or `attr`, of the protocol. */
  id: Defaulted<number>;
  goods_id: number;
  /** Attribute ids in the order of the groups, joined by ':'. */
  sign_id: string;
  attr_list: Json<AttrPick[]>;
  price_fen: number;
  stock: Defaulted<number>;
  weight_grams: Defaulted<number>;
  no: Defaulted<string>;
  bar_code: Defaulted<string>;
  pic_url: Defaulted<string>;
  /** Price in fen by member level. */
  member_prices: JsonDefaulted<Record<string, number>>;
}

export interface GoodsCatRelationsTable {
  goods_id: number;
  cat_id: number;
}

export interface GoodsViewsTable {
  goods_id: number;
  count: Defaulted<number>;
}

export interface GoodsRankingsTable extends SoftDeleted {
  id: Defaulted<number>;
  /** What is counted: pieces sold, or shoppers who like it. */
  type: 'sales' | 'favorite';
  title: string;
  subtitle: Defaulted<string>;
  /** The category whose goods are ranked; null for all goods. */
  cat_id: number | null;
  /** Goods in it at most. */
  size: Defaulted<number>;
  sort: Defaulted<number>;
  is_enabled: Defaulted<boolean>;
}

export interface GoodsRemindsTable {
  id: Defaulted<number>;
  user_id: number;
  goods_id: number;
  remind_at: Time;
  reminded_at: TimeOrNull;
  created_at: TimeNow;
}

export interface CartsTable extends Stamps {
  id: Defaulted<number>;
  user_id: number;
  goods_id: number;
  sku_id: number;
  num: number;
  sign: Defaulted<string>;
  /** What the SKU cost when it was added. */
  price_fen: number;
  attr_info: JsonDefaulted<Record<string, unknown>>;
}

export interface FavoritesTable {
  user_id: number;
  goods_id: number;
  /** What the goods cost when it was added. */
  price_fen: number;
  created_at: TimeNow;
}

export interface FootprintsTable {
  id: Defaulted<number>;
  user_id: number;
  goods_id: number;
  viewed_on: Day;
  viewed_at: TimeNow;
}

/** How many shoppers like each goods; only a trigger writes it (migration 288). */
export interface GoodsFavoritesTable {
  goods_id: number;
  people: number;
}

/** One row: what all shoppers spent, in hundredths of them, the lowest first. */
export interface SpendingSpreadTable {
  id: Defaulted<boolean>;
  thresholds: number[];
  counted_at: Date;
}
