// What a goods card shows; texts arrive finished, so that no card computes a price.
import type { MouseEvent, ReactNode } from 'react';

export type GoodsSummary = {
  id: string | number;
  name: string;
  /** The name is not rendered, only read out. */
  isNameHidden?: boolean;
  pictureUrl: string;
  /** Finished text: `￥128`, `免费`, `价格面议`, `5-9`. */
  priceText: string;
  /** Struck price, `￥199`; absent where the mall turns it off. */
  originalPriceText?: string;
  /** `已售12件`. */
  salesText?: string;
  /** What others pay, `￥128.00`, where `priceText` is the price of the shopper's level. */
  normalPriceText?: string;
  /** What the shopper would pay as a member, `￥98.00`. */
  memberPriceText?: string;
  /** What the super member card makes of the price: `9.5折`, `免费`. */
  superVipText?: string;
  /** A line under the name. */
  subtitle?: string;
  /** Operator's picture in the upper left corner of the cover. */
  cornerPictureUrl?: string;
  /** 热卖 in that corner, where the operator wants a badge and has chosen no picture. */
  isHot?: boolean;
  /** What kind of sale it is, before the name: 拼团, 3人团. */
  badge?: { text: string; isOutlined: boolean };
  /** Short flags in the theme's fill: 预售, 2件5折. */
  flags?: readonly string[];
  isSoldOut?: boolean;
  /** Mall's own round sold-out picture; without it the word 已售罄. */
  soldOutPictureUrl?: string;
  /** The same for wide covers. */
  soldOutWidePictureUrl?: string;
};

/** How the cart button is rendered: a cart, a plus, or words (`加入购物车`) in a pill or in a square. */
export type CartButton = {
  look: 'cart' | 'plus' | 'pill' | 'square';
  /** Label of the button, also read out; 加入购物车 when absent. */
  text?: string;
  /** Label and border in the colour, on white, in place of the fill; for labels only. */
  isOutlined?: boolean;
  /** Own colour in place of the theme's; the label is made legible on it. */
  colour?: string;
  /** The shopper may not buy: rendered grey, a tap still shows why. */
  isGrey?: boolean;
  onTap: () => void;
};

export type GoodsShownProps = {
  goods: GoodsSummary;
  /** `outlined` has a hairline around it, `bare` no background of its own. */
  frame?: 'plain' | 'outlined' | 'bare';
  /** Address of the detail, already through the allow-list; without it the card is no link. */
  href?: string;
  /** Called before the link is followed; `preventDefault` cancels the navigation. */
  onOpen?: (event: MouseEvent<HTMLElement>) => void;
  /** Absent where nothing can be put into the cart: 价格面议, sold out, turned off. */
  cart?: CartButton;
  /** Rendered in place of the one picture, such as the pictures of a set. */
  cover?: ReactNode;
  /** A line over the lower edge of the cover, such as a countdown. */
  strip?: ReactNode;
  /** Slot between name and price, such as a countdown or a group-buying line. */
  children?: ReactNode;
};
