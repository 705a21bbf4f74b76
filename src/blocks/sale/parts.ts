// Port: what kinds of sale draw on the mall's screens, by the sign of their goods and orders. src/app fills it.
import type { ComponentType, ReactNode } from 'react';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import type { OrderDetailData, OrderRow } from '~/schemas/api/order.gen';
import type { Preview } from '../../flows/checkout';
import type { Picked } from '../sku/sku-actions';
import type { SkuGoods } from '../sku/sku-goods';

type Part<P> = (props: P) => ReactNode;

/** Of a goods page: what it draws, and the answer that it is made of. */
export interface GoodsPartProps<D> {
  goods: GoodsDetail;
  answer: D;
  /** On this phone's clock, in ms. */
  answeredAtMs: number;
  reload: () => Promise<unknown>;
}

/** The parts of a kind's own goods page, from the top; each is the mall's, or absent, where the kind has none. */
export interface GoodsParts<D> {
  /** Under the gallery: the words of the activity and its clock. */
  Band?: ComponentType<GoodsPartProps<D>>;
  /** In place of the prices of the info card. */
  Price?: ComponentType<GoodsPartProps<D>>;
  /** Beside the sales of the info card. */
  Tags?: ComponentType<GoodsPartProps<D>>;
  /** After the delivery: a ladder, open groups. */
  Second?: ComponentType<GoodsPartProps<D>>;
  /** Above the bar. */
  Strip?: ComponentType<GoodsPartProps<D>>;
  /** The buttons of the bar, in place of cart and checkout. */
  Bar?: ComponentType<GoodsPartProps<D>>;
  canBeFavorite?: true;
}

/** What a kind draws on the screen of its own goods, which comes with that screen. */
export interface SalePage<D> {
  sign: string;
  goods: GoodsParts<D>;
}

/** One of the terms under which a goods is sold: alone, in a group of three. */
export interface SkuOffer {
  key: string;
  /** Of its chip, where there are several: `3人团 ￥8.00`. */
  text: string;
  /** With the prices and the stock of these terms, by SKU. */
  goods: SkuGoods;
  /** A line under the specification: 定金￥10抵￥20; by the chosen SKU, null while the choice is incomplete. */
  note?: (skuId: number | null) => string;
  button: string;
  /** Why it cannot be bought: the button is disabled and says so. */
  closed?: string;
  /** Rejects where the shopper declines or the backend refuses. */
  buy: (picked: Picked) => Promise<void>;
}

export interface SkuOffers {
  /** Empty while they are on their way. */
  offers: readonly SkuOffer[];
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

export interface SkuTerms {
  /** Over the chips of the offers: 拼团人数. */
  title: string;
  /** A hook: the offers of a goods; `asked` is the key that the sheet was opened with, as of a group to join. */
  useOffers: (goodsId: number, asked?: string) => SkuOffers;
}

export type SoldOrder = OrderRow | OrderDetailData['detail'];

export interface SoldLine {
  line: SoldOrder['detail'][number];
  /** As the mall draws it. */
  drawn: ReactNode;
}

/** Parts in the lists and screens of all goods and orders; each loads where something of its kind is drawn. */
export interface SharedParts {
  /** Rows of one shop's group at checkout, after its discounts. */
  CheckoutRows: Part<{ group: Preview['mch_list'][number] }>;
  /** The goods of an order, in place of the mall's list: lines that belong together. */
  OrderLines: Part<{ lines: readonly SoldLine[] }>;
  /** A line under the goods of an order. */
  OrderNote: Part<{ order: SoldOrder }>;
  /** Buttons of an order, before the mall's. */
  OrderActs: Part<{ order: SoldOrder; onChanged: () => void }>;
  /** A block on the page of any goods that has this kind's data in `plugin_extra`. */
  GoodsExtra: Part<{ goods: GoodsDetail; extra: unknown }>;
}

/** What a kind draws on the mall's screens; `src/plugins/<name>/sale-parts.tsx` exports it, as its default. */
export interface SaleParts extends Partial<SharedParts> {
  sign: string;
  sku?: SkuTerms;
}

export const saleParts = (parts: SaleParts): SaleParts => parts;

export type SaleSlot = keyof SharedParts | 'sku';

/** A row of the generated table. */
export interface SaleKind {
  /** What the kind has, so that nothing is loaded, and no room kept, for what it has not. */
  has: readonly string[];
  load: () => Promise<{ default: SaleParts }>;
}

let kinds: Readonly<Record<string, SaleKind>> = {};

export function setSaleKinds(given: Readonly<Record<string, SaleKind>>): void {
  kinds = given;
}

/** The kind with a sign that has a part; null for plain goods and orders. */
export function partsOf(sign: string, slot: SaleSlot): SaleKind | null {
  const kind = Object.hasOwn(kinds, sign) ? kinds[sign] : undefined;
  return kind?.has.includes(slot) === true ? kind : null;
}
