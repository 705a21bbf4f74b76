// What the running mall asks of its plugins: the parts of a manifest that families read by each call.
import type { Kysely } from 'kysely';
import type { UserInfo } from '~/schemas/api/user.gen';
import { coerce, type Shape } from '~/schemas/shape';
import type { Tables } from '../db/tables';
import type { Trx } from '../db/transaction';
import type { OrderListener } from './order-events';
import type { Payable } from './payable';
import type { PluginProofs } from './role-claim';
import type { Purse } from './purse';
import type { Promotion, SaleKind } from './sale';
import type { Search } from './pick-search';
import type { HydrateContext, PersonalContext, WidgetParts } from './hydrate';

/** An item of a popup advert over home. */
export interface PopupItem {
  /** Its picture. */
  picUrl: string;
  /** Opened by a tap on it. */
  link: { openType: 'navigate'; url: string };
}

/** Where and when a plugin is asked, without a viewer. */
export type MallMoment = Pick<HydrateContext, 'db' | 'now' | 'options'>;

/** Of which shopper a plugin is asked, and when. */
export interface ShopperMoment {
  /** For reading only. */
  db: Kysely<Tables>;
  /** Row of `users`. */
  userId: number;
  /** The mall's clock. */
  now: Date;
}

/** What the operator sets; saved as the option that is named after the plugin's key. */
export interface PluginSettings<S = unknown> {
  /** JSON Schema with a description and a default of every property: the operator's form is made of it. */
  schema: object;
  /** Of the same schema: what was saved is coerced by it, what was not is its defaults. Reads as `S`. */
  shape: Shape & { readonly reads?: S };
}

/** Settings as they were saved in the plugin's option, made to fit their schema. */
export const readSettings = <S>({ shape }: PluginSettings<S>, saved: unknown): S =>
  coerce(shape, saved ?? {}) as S;

/** A table of gifts, and which of its columns say that two are the same and what was given. */
export interface GiftTable {
  /** Name of the table. */
  table: string;
  /** Columns by which two gifts are the same. */
  keys: readonly string[];
  /** SQL of how many of the same a person may have, 0 for any number; one where it is left out. */
  most?: string;
  /** SQL of the fen and of the points of a row, `own`. */
  fen: string;
  /** SQL of the points of a row, `own`. */
  points: string;
  /** The source of its coupons, before the row's id: `member-gift`. */
  coupons?: string;
}

/** Something of a shopper that must end before his account does, with the screen on which he can end it. */
export interface OpenMatter {
  /** As he reads it, with its number: 2笔订单待付款. */
  title: string;
  /** Address of the screen. */
  page_url: string;
}

/** What is left of a shopper's rows when he deletes his account: none, or SQL of these columns; all else stays. */
export type Erasure = 'rows' | Readonly<Record<string, string>>;

/**
 * Tables of a shopper's rows by what happens to them when his account is merged into another (api/user/phone-merge), and
 * when it is deleted (api/user/destroy).
 */
export interface ShopperRows {
  /** Tables whose rows only change their owner: no unique key contains the shopper. */
  moved?: readonly string[];
  /** Columns that are unique for each shopper, by table, none for one row each: of duplicates the target's row stays. */
  united?: Readonly<Record<string, readonly string[]>>;
  /** Tables of gifts that a person gets once, or so many times: what both accounts have beyond it is taken back. */
  given?: readonly GiftTable[];
  /** Rows of which both accounts' count: unites them by a rule of the plugin. */
  unite?: (trx: Trx, merge: MergedAccounts) => Promise<void>;
  /** What identifies the shopper, by table. */
  erased?: Readonly<Record<string, Erasure>>;
}

/** An account that is merged into another, in the transaction that does it. */
export interface MergedAccounts {
  /** The account that ends. */
  from: number;
  /** The one that goes on. */
  to: number;
  /** The mall's clock. */
  now: Date;
}

export interface PluginParts extends WidgetParts {
  /** Name of the plugin as operators and shoppers read it. */
  title: string;
  /** Screen on which all that it has is seen: its block on the classic home page leads there. */
  home?: string;
  /** What the operator sets: generated from `settings.json`. */
  settings?: PluginSettings;
  /** Whether its goods can be searched apart once it has calls (api/default/search-list). */
  isSearched?: boolean;
  /** What pops up over home now; empty for nothing. */
  popup?: (moment: MallMoment) => Promise<PopupItem[]>;
  /** Data of its block on the classic home page; null where the caller's platform does not have it. */
  homeExtra?: (context: PersonalContext, limit: number) => Promise<object | null>;
  /** What operators choose for its block; the goods of its activities without one. */
  pick?: Search;
  /** Its entry in the start-up configuration; without one a plugin with calls has an empty one. */
  config?: (moment: MallMoment) => Promise<object>;
  /** Fields of a shopper's information (api/user/user-info). */
  userInfo?: (moment: ShopperMoment) => Promise<Partial<UserInfo>>;
  /** What becomes of its rows when accounts are merged or deleted. */
  shopperRows?: ShopperRows;
  /** What a shopper has open at the plugin that his orders and payments do not show. */
  openMatters?: (moment: ShopperMoment) => Promise<OpenMatter[]>;
  /** The ways in which it sells goods. */
  sale?: readonly SaleKind[];
  /** What it takes off orders, and sells along with them. */
  promotions?: readonly Promotion[];
  /** What it does as any order moves on. */
  orderEvents?: OrderListener;
  /** Its rows that a payment can be for: the payment's part has the plugin's key as its kind. */
  payable?: Payable;
  /** Money that its roles earn and may withdraw (api/finance, api/admin/cash). */
  purses?: readonly Purse[];
  /** How roles of its own are proved (server/http/roles.ts). */
  proofs?: Partial<PluginProofs>;
}

/** A plugin that is built in. */
export interface InstalledPlugin extends PluginParts {
  /** Whether it answers calls of its own. */
  hasCalls: boolean;
}

/** In the order of their folders' names. */
export type InstalledPlugins = readonly InstalledPlugin[];
