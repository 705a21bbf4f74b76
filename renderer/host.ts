// Owns what a view may do to the world: every effect goes through the host that the mall, the preview or a test gives.
import { createContext, useContext } from 'react';
import type { PopupKind } from '~/domain/coupon-popup';
import type { Endpoint } from '~/schemas/endpoint';
import type { TappedCard } from '~/ui/goods/tapped-card';

/** What a view may know of the mall: the operator's switches for showing goods, from `config.mall.setting`. */
export interface MallDisplay {
  readonly name: string;
  readonly isSalesShown: boolean;
  readonly isCartShown: boolean;
  readonly isGoodsNameShown: boolean;
  readonly isStruckPriceShown: boolean;
  readonly isSoldOutShown: boolean;
  readonly isMemberPriceShown: boolean;
  readonly isSuperVipShown: boolean;
  /** Lies over what is sold out; empty for the built-in one. */
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

/** What a shopper owns, ready to show. */
export interface ShopperFigures {
  readonly integral: string;
  readonly balance: string;
  readonly coupon: string;
  readonly card: string;
  readonly favorite: string;
  readonly footprint: string;
}

/** What a view may know of the signed-in shopper. */
export interface Shopper {
  /** Empty while he is asked for. */
  readonly nickname: string;
  readonly avatar: string;
  /** Empty without a level. */
  readonly levelName: string;
  readonly isSuperVip: boolean;
  readonly isAdmin: boolean;
  /** May pay at the cash desk by a code of his. */
  readonly hasPayCode: boolean;
  /** Null while they are asked for. */
  readonly figures: ShopperFigures | null;
}

/** A failure of a widget, for whoever runs the mall. */
export interface Problem {
  readonly page: string;
  readonly uid: string;
  readonly widget: string;
  readonly version: number;
  /**
   * While it was drawn or took effect, while it answered a tap, while its code was fetched; data that its shape could
   * not use, or a picture that did not come.
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
  /** The stored layout's row on the server, which coupons and rewards of its widgets are taken by; 0 without one. */
  readonly templateId: number;
  readonly mall: MallDisplay;
  /** Null for a guest. */
  readonly shopper: Shopper | null;
  /**
   * Opens a link of any stored shape; an empty or unsafe one does nothing. What the tapped card showed, the screen shows
   * until its own data have come.
   */
  open(link: unknown, card?: TappedCard): void;
  /** Calls an endpoint; rejects with a typed error, whose words the host has shown by then. */
  call<P, D>(endpoint: Endpoint<P, D>, params: P): Promise<D>;
  /** Resolves once the shopper is signed in, rejects when he declines. */
  require(what: 'login'): Promise<void>;
  /** Opens the SKU sheet of a goods over the page. */
  addToCart(goods: { id: number }): void;
  /** Asks for the shopper anew; rejects when the mall does not say, in words that the host has shown. */
  renewShopper(): Promise<void>;
  /** Puts a text on the clipboard and says so. */
  copy(text: string): void;
  toast(text: string): void;
  /** Says something that must be acknowledged; resolves when it was. */
  alert(text: string): Promise<void>;
  /** Stores a picture of the shopper and gives its address; `onProgress` gets 0 to 1. Rejects as `call` does. */
  upload(file: File, onProgress: (share: number) => void): Promise<string>;
  /** Opens the popup of what was just received, with the gifts as the server delivered them (COUP-04). */
  showGifts(kind: PopupKind, gifts: readonly Readonly<Record<string, unknown>>[]): void;
  report(problem: Problem): void;
  /** The server's clock, in ms since the epoch. */
  now(): number;
}

export const HostContext = createContext<Host | null>(null);

/** The host of the page; throws outside of a `<Page>`. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost() needs a <Page> around it');
  return host;
}
