// How plugins sell: kinds that price goods of their own, and promotions that lower what an order costs.
import type { Expression, Kysely, Selectable } from 'kysely';
import type { FormGoods, FormGroup, NextReduce } from '~/schemas/api/order.gen';
import type { Tables } from '../db/tables';
import type { GoodsTable, SendType, SkusTable } from '../db/tables/goods';
import type { PaidKind } from '../db/tables/payments';
import type { Trx } from '../db/transaction';
import type { OrderListener } from './order-events';
import type { UnionPart } from './payable';
import type { SessionUser, Viewer } from './viewer';

/** What the mall takes off a line besides what its kind does; `share` gives the commission of distributors. */
export type Saving = 'member' | 'fullReduce' | 'coupon' | 'points' | 'svip' | 'share';

export const ALL_SAVINGS: ReadonlySet<Saving> = new Set<Saving>([
  'member',
  'fullReduce',
  'coupon',
  'points',
  'svip',
  'share',
]);

/** A line that is bought. The goods it is a copy of is `goods.source_id`. */
export interface SaleLine {
  form: FormGoods;
  goods: Selectable<GoodsTable>;
  sku: Selectable<SkusTable>;
}

/** The lines of a group that one kind prices together. */
export interface Part {
  group: FormGroup;
  lines: readonly SaleLine[];
}

export interface BuyMoment {
  db: Kysely<Tables>;
  now: Date;
  user: SessionUser;
  /** Within a transaction that places the order: shopper and SKUs are locked, rows of kinds are to be. */
  isLocking: boolean;
}

/** A line at its SKU's price, as its kind sells it. */
export interface QuotedLine {
  /** What the kind takes off the whole line, by the name that shoppers read; of a set the line's share. */
  cuts: readonly { name: string; fen: number }[];
  /** What the mall may take off besides. */
  allows: ReadonlySet<Saving>;
  /** Pieces that leave the shelf now; the others were set aside, within the limits of then. */
  takes: number;
  /** What was paid for the line before, by a payment of its own: it goes back with the line's pieces. */
  prepaid?: { kind: PaidKind; id: number; paidFen: number };
  /** Further fields of the line, in its preview and in orders (`goods_attr`). */
  wire?: object;
}

export interface Quote<Own = unknown> {
  /** Handed to `place`. */
  own: Own;
  /** In the order of the part's lines. */
  lines: readonly QuotedLine[];
  /** Rows below the sums of the preview (`insert_rows`). */
  rows: readonly { title: string; fen: number }[];
  /** Payment keys; null for all of the mall. Those that all parts have are offered. */
  payTypes: readonly string[] | null;
  /** Delivery methods; null for all of the goods. */
  sendTypes: readonly SendType[] | null;
  /** Minutes until the unpaid order is cancelled; null for the mall's. The least of all parts counts. */
  unpaidMinutes: number | null;
  /** Whether the mall's minimum order for delivery counts. */
  hasMinimum: boolean;
  /** Further fields of the group in the preview. */
  wire: object;
}

export interface Placed<Own> {
  orderId: number;
  /** order_lines.id, in the order of the part's lines. */
  lineIds: readonly number[];
  userId: number;
  own: Own;
  now: Date;
}

/** Goods of the mall itself that somebody looks at. */
export interface LookedAt {
  db: Kysely<Tables>;
  now: Date;
  viewer: Viewer | null;
  goodsId: number;
}

/** What a kind offers of goods that are sold at plain terms, such as the sets that they are in (`plugin_extra`). */
export interface GoodsOffer {
  /** A query that has a row where there is an offer: those of all kinds are asked in one. */
  rows: (look: Omit<LookedAt, 'viewer'>) => Expression<unknown>;
  /** Asked where there is one. */
  read: (look: LookedAt) => Promise<object>;
  /** Where there is none; the key is left out without. */
  none?: object;
}

/** A way to sell goods under terms of its own. Its key is the sign of its goods, order lines and orders. */
export interface SaleKind<Own = unknown> {
  /** Name of the kind, as orders store it. */
  key: string;
  /** As shoppers read it. */
  title: string;
  /**
   * Reads the form of a group, once: whether it orders a line of it by this kind. A line that is none of its goods is
   * refused then.
   */
  claims?: (group: FormGroup) => (line: FormGoods) => boolean;
  /** Whether the form says that its pieces were set aside: then it is no matter that the goods are sold out. */
  isSetAside?: (line: FormGoods) => boolean;
  /** Whether the goods may be sold by this kind; those of its sign unless said. */
  sells?: (goods: Selectable<GoodsTable>) => boolean;
  /** What it offers of goods that are sold at plain terms. */
  offer?: GoodsOffer;
  /** When its sale of goods of its sign begins, null where none is to come; the goods' own time unless said. */
  opensAt?: (db: Kysely<Tables>, goods: { goodsId: number; now: Date }) => Promise<Date | null>;
  /** Throws a MallError for what it does not sell so. */
  quote: (moment: BuyMoment, part: Part) => Promise<Quote<Own>>;
  /** Stores what is its own of a placed order, in its transaction. */
  place: (trx: Trx, placed: Placed<Own>) => Promise<void>;
  /**
   * Throws a MallError for orders that can no longer be paid; orders and shoppers are locked. Nothing is taken then, and
   * what a provider received returns to the balance.
   */
  assertPayable?: (trx: Trx, orders: { ids: readonly number[]; now: Date }) => Promise<void>;
  /** Of orders with a line of its sign. */
  events?: OrderListener;
  /** The page that a paid order leads to. */
  nextPage?: (db: Kysely<Tables>, orderId: number) => Promise<string | null>;
}

/** Checks a kind's types; what it stores is known to itself only. */
export const defineKind = <Own>(kind: SaleKind<Own>): SaleKind => kind as SaleKind;

/** A line as promotions see it. */
export interface PromotedLine {
  /** Of a copy its source. */
  goodsId: number;
  /** What is left to pay of it; 0 where the promotion is not allowed. */
  payableFen: number;
}

/** What a promotion takes off an order. */
export interface Benefit {
  /** As shoppers read it. */
  name: string;
  /** Fen of each line, none more than is left to pay. */
  savings: (lines: readonly PromotedLine[]) => readonly number[];
  isDeliveryFree: boolean;
  /** What the order lacks to save more; false when nothing more can be saved. */
  next?: (lines: readonly PromotedLine[]) => false | NextReduce;
}

/** What a shopper buys along with the order, in its payment. */
export interface AddOn {
  id: number;
  name: string;
  priceFen: number;
  days: number;
  /** Payment keys that it may be paid by; cash on delivery never is. */
  payTypes: readonly string[];
}

export interface Offer {
  /** Of this order: of what runs, is held or is bought along; null for none. */
  benefit: Benefit | null;
  /** What the order would have if it were bought along; null where there is nothing to buy. */
  offered: Benefit | null;
  addOn: AddOn | null;
}

/** A checkout as a promotion sees it. */
export interface PromotionMoment extends Omit<BuyMoment, 'user'> {
  userId: number;
  /** The goods of the mall itself that are ordered; of copies their sources. */
  goodsIds: readonly number[];
  /** What the shopper buys along; 0 for nothing (`vip_card_detail_id` of the form). */
  addOnId: number;
}

/** Goods of the mall itself that a viewer sees. */
export interface GoodsMoment {
  db: Kysely<Tables>;
  now: Date;
  /** Null for a guest. */
  userId: number | null;
  goodsIds: readonly number[];
  /** Null for a viewer who holds no card, instead of what he would have. */
  isHeldOnly: boolean;
}

export interface GoodsBenefit {
  /** Tenths that a holder pays, 9.5 for 5 % off. */
  discount: string;
  /** Whether the viewer holds the card; else it is what he would have. */
  isHolder: boolean;
  /** Those that it is for. */
  goodsIds: ReadonlySet<number>;
}

/** Lowers what an order costs: `fullReduce` before coupon and points, `svip` after them. */
export interface Promotion {
  /** Where it stands among the savings of an order. */
  saving: 'fullReduce' | 'svip';
  /** Null where it does nothing for the shopper. Throws a MallError for what cannot be bought along. */
  open: (moment: PromotionMoment) => Promise<Offer | null>;
  /** Stores what is bought along with a placed order, in its transaction; returns its part of the payment. */
  place?(
    trx: Trx,
    placed: { addOn: AddOn; order: { id: number; orderNo: string }; userId: number; now: Date },
  ): Promise<UnionPart>;
  /** What it does for goods that someone sees (`vip_card_appoint`). */
  ofGoods?: (moment: GoodsMoment) => Promise<GoodsBenefit | null>;
}
