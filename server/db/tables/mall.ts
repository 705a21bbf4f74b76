// Kysely types of the tables of 001-mall.sql.
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
import type { AwardPopup, MemberAward } from '~/schemas/api/user.gen';
import type { SentCoupon } from './recharge';

/** Look of an activity's popup, as far as the operator set it, with pictures by kind of item. */
export type StoredPopup = Partial<AwardPopup> & {
  icons?: Partial<Record<MemberAward['items'][number]['type'], string>>;
};

export interface MallsTable extends Stamps {
  id: number;
  name: string;
  is_disable: Defaulted<boolean>;
  expired_at: TimeOrNull;
}

export interface MallOptionsTable {
  key: string;
  value: Json<unknown>;
  updated_at: TimeNow;
}

export interface MemberRight {
  title: string;
  content: string;
  pic_url: string;
}

export interface MemberLevelsTable extends SoftDeleted {
  id: Defaulted<number>;
  level: number;
  name: string;
  auto_update: Defaulted<boolean>;
  condition_type: Defaulted<number>;
  /** Finished spend, in fen, that lifts a shopper to this level. */
  money_fen: Defaulted<number>;
  /** 95 = 9.5折; 100 = no discount. */
  discount_percent: Defaulted<number>;
  is_purchase: Defaulted<boolean>;
  price_fen: Defaulted<number>;
  pic_url: Defaulted<string>;
  bg_pic_url: Defaulted<string>;
  rules: Defaulted<string>;
  rights: JsonDefaulted<MemberRight[]>;
  /** Given once to each member who reaches the level, as the two below. */
  send_balance_fen: Defaulted<number>;
  send_integral: Defaulted<number>;
  send_coupons: JsonDefaulted<SentCoupon[]>;
  is_enabled: Defaulted<boolean>;
}

export interface StoresTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  mobile: Defaulted<string>;
  address: Defaulted<string>;
  longitude: number;
  latitude: number;
  score: Defaulted<number>;
  province_id: Defaulted<number>;
  city_id: Defaulted<number>;
  district_id: Defaulted<number>;
  cover_url: Defaulted<string>;
  pic_list: JsonDefaulted<string[]>;
  business_hours: Defaulted<string>;
  description: Defaulted<string>;
  scope: Defaulted<string>;
  is_default: Defaulted<boolean>;
  is_all_day: Defaulted<boolean>;
  is_enabled: Defaulted<boolean>;
}

export interface UsersTable extends SoftDeleted {
  id: Defaulted<number>;
  mobile: string | null;
  nickname: string;
  avatar: Defaulted<string>;
  platform: Defaulted<string>;
  password_hash: string | null;
  pay_password_hash: string | null;
  pay_password_failures: Defaulted<number>;
  pay_password_locked_until: TimeOrNull;
  balance_fen: Defaulted<number>;
  frozen_balance_fen: Defaulted<number>;
  total_balance_fen: Defaulted<number>;
  integral: Defaulted<number>;
  total_integral: Defaulted<number>;
  /** 0 = ordinary shopper, else member_levels.level. */
  member_level: Defaulted<number>;
  is_admin: Defaulted<boolean>;
  is_blacklist: Defaulted<boolean>;
  /** The store whose orders this shopper may redeem; null = not a clerk. */
  clerk_store_id: number | null;
  parent_id: number | null;
  temp_parent_id: number | null;
  junior_at: TimeOrNull;
  contact_way: Defaulted<string>;
  remark: Defaulted<string>;
  remark_name: Defaulted<string>;
  /** 0 not said, 1 male, 2 female. */
  gender: Defaulted<0 | 1 | 2>;
  birthday: Day | null;
  /** When the gifts of registration were delivered with the user's data; null = not yet. */
  greeted_at: TimeOrNull;
}

export interface UserIdentitiesTable {
  /** The identity provider: wechat, or sandbox where no account of the social app is configured. */
  provider: string;
  open_id: string;
  user_id: number;
  /** Whether the person follows the mall's account, as the provider last reported. */
  is_follower: Defaulted<boolean>;
  created_at: TimeNow;
}

export interface UsedCodesTable {
  /** sha-256 in hex of a sandbox code that was used; stored until the code has expired anyway. */
  code_hash: string;
  expires_at: Time;
}

export interface MemberLevelLogsTable {
  id: Defaulted<number>;
  user_id: number;
  before_level: number;
  after_level: number;
  description: Defaulted<string>;
  created_at: TimeNow;
}

export interface MemberLevelGiftsTable {
  id: Defaulted<number>;
  user_id: number;
  level_id: number;
  balance_fen: number;
  integral: number;
  created_at: TimeNow;
}

export interface MemberActivitiesTable extends SoftDeleted {
  id: Defaulted<number>;
  title: string;
  /** Levels that it is for; empty for every member. */
  member_levels: JsonDefaulted<number[]>;
  /** The profile must be filled in first. */
  is_write: Defaulted<boolean>;
  send_balance_fen: Defaulted<number>;
  send_integral: Defaulted<number>;
  send_coupons: JsonDefaulted<SentCoupon[]>;
  /** Null for the mall's own look. */
  popup: JsonOrNull<StoredPopup>;
  begin_at: TimeOrNull;
  end_at: TimeOrNull;
  is_enabled: Defaulted<boolean>;
}

export interface MemberActivityGiftsTable {
  id: Defaulted<number>;
  user_id: number;
  activity_id: number;
  balance_fen: number;
  integral: number;
  created_at: TimeNow;
}

export interface AccessTokensTable {
  id: Defaulted<number>;
  /** sha-256 of the token in hex; the token itself is stored nowhere. */
  token_hash: string;
  user_id: number;
  platform: Defaulted<string>;
  created_at: TimeNow;
  last_used_at: TimeNow;
  /** When the session last proved the pay password; null once used. */
  pay_proved_at: TimeOrNull;
  /** The mobile that the session proved by a code; null once used. */
  proved_mobile_hash: Defaulted<string | null>;
  mobile_proved_at: TimeOrNull;
  expires_at: Time;
  revoked_at: TimeOrNull;
}

export interface SmsCodesTable {
  /** The validate_code_id of the protocol. */
  id: Defaulted<number>;
  mobile: string;
  code_hash: string;
  purpose: string;
  attempts: Defaulted<number>;
  expires_at: Time;
  used_at: TimeOrNull;
  created_at: TimeNow;
}

export interface PictureCaptchasTable {
  /** sha-256 in hex of the id in the cookie. */
  id_hash: string;
  code: string;
  failures: Defaulted<number>;
  expires_at: Time;
  used_at: TimeOrNull;
  created_at: TimeNow;
}

export interface IdentityProofsTable {
  key_hash: string;
  user_id: number;
  expires_at: Time;
  used_at: TimeOrNull;
  created_at: TimeNow;
}

export interface RateLimitsTable {
  key: string;
  hits: Date[];
  expires_at: Time;
}

export interface DistrictsTable {
  /** The national six-digit code. */
  id: number;
  parent_id: number | null;
  level: 'province' | 'city' | 'district';
  name: string;
  sort: Defaulted<number>;
}

export interface AddressesTable extends SoftDeleted {
  id: Defaulted<number>;
  user_id: number;
  /** 0 express, 1 same-city. */
  type: Defaulted<number>;
  name: string;
  mobile: string;
  province_id: Defaulted<number>;
  province: Defaulted<string>;
  city_id: Defaulted<number>;
  city: Defaulted<string>;
  district_id: Defaulted<number>;
  district: Defaulted<string>;
  detail: string;
  latitude: Defaulted<string>;
  longitude: Defaulted<string>;
  location: Defaulted<string>;
  sign: string | null;
  is_default: Defaulted<boolean>;
}

export interface AttachmentsTable extends SoftDeleted {
  id: Defaulted<number>;
  user_id: number | null;
  attachment_group_id: Defaulted<number>;
  name: string;
  file_key: string;
  mime_type: string;
  size_bytes: number;
  url: string;
  thumb_url: Defaulted<string>;
  /** 0 other, 1 image, 2 video, 3 document. */
  type: number;
  is_recycle: Defaulted<boolean>;
  /** A guest's, until a shopper uses it; null for all others. */
  expires_at: Defaulted<Date | null>;
}
