// The host: every effect of a view (navigation, calls, login, cart, toasts) goes through it.
import { createContext, useContext } from 'react';
import type { PopupKind } from '~/domain/coupon-popup';
import type { Endpoint } from '~/schemas/endpoint';
import type { TappedCard } from '~/ui/goods/tapped-card';
import { useServed } from './hydration';

/** The operator's display switches, from `config.mall.setting`. */
export interface MallDisplay {
  /** Name of the mall. */
  readonly name: string;
  /** Figures of sales on goods. */
  readonly isSalesShown: boolean;
  /** The cart button on goods. */
  readonly isCartShown: boolean;
  /** Names of goods. */
  readonly isGoodsNameShown: boolean;
  /** The struck price beside the price. */
  readonly isStruckPriceShown: boolean;
  /** The mark of goods that are sold out. */
  readonly isSoldOutShown: boolean;
  /** The price for members. */
  readonly isMemberPriceShown: boolean;
  /** The price for holders of the super member card. */
  readonly isSuperVipShown: boolean;
  /** Sold-out picture; empty for the built-in one. */
  readonly soldOutPicture: string;
  /** The same over wide covers. */
  readonly soldOutWidePicture: string;
  /** In place of the price of goods without one. */
  readonly negotiableText: string;
  /** The mall's words for points and balance (CFG-06). */
  readonly pointsName: string;
  /** The same for the balance. */
  readonly balanceName: string;
  /** Whether the mall sells the super member card (CFG-10). */
  readonly isSuperVipSold: boolean;
}

/** Figures of the shopper, as finished texts. */
export interface ShopperFigures {
  /** Points. */
  readonly integral: string;
  /** In yuan with two decimals. */
  readonly balance: string;
  /** Number of usable coupons. */
  readonly coupon: string;
  /** Number of vouchers. */
  readonly card: string;
  /** Number of favourite goods. */
  readonly favorite: string;
  /** Number of viewed goods. */
  readonly footprint: string;
}

/** The signed-in shopper, as far as views need him. */
export interface Shopper {
  /** Empty while loading. */
  readonly nickname: string;
  /** Address of the picture; empty without one. */
  readonly avatar: string;
  /** Empty without a level. */
  readonly levelName: string;
  /** Whether he holds the super member card. */
  readonly isSuperVip: boolean;
  /** Whether he may open the administrators' screens. */
  readonly isAdmin: boolean;
  /** Whether the payment code entry is available. */
  readonly hasPayCode: boolean;
  /** Null while loading. */
  readonly figures: ShopperFigures | null;
}

/** A failure of a widget, reported to the mall's operator. */
export interface Problem {
  /** Path of the screen. */
  readonly page: string;
  /** Of the block. */
  readonly uid: string;
  /** Id of the widget. */
  readonly widget: string;
  /** Version of the widget. */
  readonly version: number;
  /**
   * `render` while rendering or in an effect, `action` in an event handler, `chunk` when its code did not load, `data` that the shape
   * rejects, `picture` that did not load.
   */
  readonly kind: 'render' | 'action' | 'chunk' | 'data' | 'picture';
  /** What was thrown; of `data` the rejected data. */
  readonly error: unknown;
}

/** What a view may do to the world, and what it knows of the mall, the page and the shopper. */
export interface Host {
  /** Path of the screen, such as `/pages/index/index`; reports name it. */
  readonly page: string;
  /** True when a screen lies behind the page, and its own title bar must offer the way back. */
  readonly hasPageBehind: boolean;
  /** Title of the page, for a title bar among its widgets. */
  readonly pageTitle: string;
  /** Row id of the stored layout, for receiving its coupons and rewards; 0 without one. */
  readonly templateId: number;
  /** The operator's display switches. */
  readonly mall: MallDisplay;
  /** Null for a guest. */
  readonly shopper: Shopper | null;
  /**
   * Opens a link of any stored shape; does nothing for an empty or unsafe one. The opened screen shows the tapped card
   * until its own data have loaded.
   */
  open(link: unknown, card?: TappedCard): void;
  /** Calls an endpoint; rejects with a typed error that the host has already shown. */
  call<P, D>(endpoint: Endpoint<P, D>, params: P): Promise<D>;
  /** Resolves once the shopper is signed in, rejects when he declines. */
  require(what: 'login'): Promise<void>;
  /** Opens the SKU sheet of a goods over the page. */
  addToCart(goods: { id: number }): void;
  /** Reloads the shopper; rejects on failure, which the host has already shown. */
  renewShopper(): Promise<void>;
  /** Copies a text to the clipboard and confirms it. */
  copy(text: string): void;
  /** Shows a text over the page for a moment. */
  toast(text: string): void;
  /** Shows an alert; resolves when it is closed. */
  alert(text: string): Promise<void>;
  /** Uploads a picture of the shopper and returns its address; `onProgress` gets 0 to 1. Rejects as `call` does. */
  upload(file: File, onProgress: (share: number) => void): Promise<string>;
  /** Opens the popup of what was just received, with the gifts as the server delivered them (COUP-04). */
  showGifts(kind: PopupKind, gifts: readonly Readonly<Record<string, unknown>>[]): void;
  /** Reports a failure to the mall's operator; it is never shown to the shopper. */
  report(problem: Problem): void;
  /** The server's clock, in ms since the epoch. */
  now(): number;
  /** The host that the server's markup was rendered with, where it is another: blocks are hydrated with it. */
  readonly served?: Host;
}

export const HostContext = createContext<Host | null>(null);

/** The host of the page; throws outside of a `<Page>`. */
export function useHost(): Host {
  const current = useContext(HostContext);
  const host = useServed(current, current?.served ?? current);
  if (host === null) throw new Error('useHost() needs a <Page> around it');
  return host;
}
