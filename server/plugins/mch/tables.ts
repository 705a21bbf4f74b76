// Kysely types of the tables of 091-merchants.sql and 109-merchant-tokens.sql.
import type { Defaulted, JsonDefaulted, SoftDeleted, Time } from '../../db/tables/columns';

export interface MerchantCatsTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  sort: Defaulted<number>;
  is_enabled: Defaulted<boolean>;
}

export interface MerchantsTable extends SoftDeleted {
  id: Defaulted<number>;
  /** The shopper who runs the shop, if any. */
  user_id: number | null;
  cat_id: number;
  realname: Defaulted<string>;
  mobile: Defaulted<string>;
  wechat: Defaulted<string>;
  /** Answers to the mall's own questions of the application. */
  form_data: JsonDefaulted<unknown[]>;
  /** 0 waiting, 1 approved, 2 rejected. */
  review_status: Defaulted<0 | 1 | 2>;
  review_remark: Defaulted<string>;
  is_open: Defaulted<boolean>;
  is_recommended: Defaulted<boolean>;
  /** The mall's commission on each order, per mille. */
  transfer_rate: Defaulted<number>;
  account_fen: Defaulted<number>;
  sort: Defaulted<number>;
  /** Of the shop, as are all columns below. */
  name: string;
  service_mobile: Defaulted<string>;
  address: Defaulted<string>;
  province_id: Defaulted<number>;
  city_id: Defaulted<number>;
  district_id: Defaulted<number>;
  longitude: number;
  latitude: number;
  score: Defaulted<number>;
  /** The logo. */
  cover_url: Defaulted<string>;
  pic_list: JsonDefaulted<string[]>;
  business_hours: Defaulted<string>;
  description: Defaulted<string>;
}

export interface MerchantGoodsTable {
  goods_id: number;
  /** The same as the goods'. */
  mch_id: number;
  /** 0 not asked for, 1 asked for, 2 approved, 3 rejected. */
  status: Defaulted<0 | 1 | 2 | 3>;
  remark: Defaulted<string>;
}

export interface MerchantTokensTable {
  mch_id: number;
  /** sha-256 of the token in hex; the token itself is stored nowhere. */
  token_hash: string;
  expires_at: Time;
}

declare module '../../db/tables' {
  interface Tables {
    merchant_cats: MerchantCatsTable;
    merchants: MerchantsTable;
    merchant_goods: MerchantGoodsTable;
    merchant_tokens: MerchantTokensTable;
  }
}
