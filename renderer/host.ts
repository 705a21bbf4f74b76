// The host: every effect of a view (navigation, calls, login, cart, toasts) goes through it.
import { createContext, useContext } from 'react';
import type { PopupKind } from '~/domain/coupon-popup';
import type { Endpoint } from '~/schemas/endpoint';
import type { TappedCard } from '~/ui/goods/tapped-card';
import { useServed } from './hydration';

/** The operator's display switches, from `config.mall.setting`. */
export interface MallDisplay {
  readonly name: string;
  readonly isSalesShown: boolean;
  readonly isCartShown: boolean;
  readonly isGoodsNameShown: boolean;
  readonly isStruckPriceShown: boolean;
  readonly isSoldOutShown: boolean;
  readonly isMemberPriceShown: boolean;
  readonly isSuperVipShown: boolean;
  /** Sold-out picture; empty for the built-in one. */
  readonly soldOutPicture: string;
  /** The same over wide covers. */
  readonly soldOutWidePicture: string;
  readonly negotiableText: string;
  /** The mall's words for points and balance (CFG-06). */
  readonly pointsName: string;
  readonly balanceName: string;
  /** Whether the mall sells the super member card (CFG-10). */
  readonly isSuperVipSold: boolean;
}

/** Figures of the shopper, as finished texts. */
export interface ShopperFigures {
  readonly integral: string;
  readonly balance: string;
  readonly coupon: string;
  readonly card: string;
  readonly favorite: string;
  readonly footprint: string;
}

/** The signed-in shopper, as far as views need him. */
export interface Shopper {
  /** Empty while loading. */
  readonly nickname: string;
  readonly avatar: string;
  /** Empty without a level. */
  readonly levelName: string;
  readonly isSuperVip: boolean;
  readonly isAdmin: boolean;
  /** Whether the payment code entry is available. */
  readonly hasPayCode: boolean;
  /** Null while loading. */
  readonly figures: ShopperFigures | null;
}

/** A failure of a widget, reported to the mall's operator. */
export interface Problem {
  readonly page: string;
  readonly uid: string;
  readonly widget: string;
  readonly version: number;
  /**
   * `render` while rendering or in an effect, `action` in an event handler, `chunk` when its code did not load, `data` that the shape
   * rejects, `picture` that did not load.
   */
  readonly kind: 'render' | 'action' | 'chunk' | 'data' | 'picture';
  readonly error: unknown;
}

export interface Host {
  readonly page: string;
  /** True when a screen lies behind the page, and its own title bar must offer the way back. */
  readonly hasPageBehind: boolean;
  /** Title of the page, for a title bar among its widgets. */
  readonly pageTitle: string;
  /** Row id of the stored layout, for receiving its coupons and rewards; 0 without one. */
  readonly templateId: number;
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
  toast(text: string): void;
  /** Shows an alert; resolves when it is closed. */
  alert(text: string): Promise<void>;
  /** Uploads a picture of the shopper and returns its address; `onProgress` gets 0 to 1. Rejects as `call` does. */
  upload(file: File, onProgress: (share: number) => void): Promise<string>;
  /** Opens the popup of what was just received, with the gifts as the server delivered them (COUP-04). */
  showGifts(kind: PopupKind, gifts: readonly Readonly<Record<string, unknown>>[]): void;
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
