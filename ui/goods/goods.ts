// The view model of a goods card; texts are formatted, so that no card computes a price.
import type { MouseEvent, ReactNode } from 'react';

export type GoodsSummary = {
  id: string | number;
  name: string;
  /** The name is not rendered, only read out. */
  isNameHidden?: boolean;
  pictureUrl: string;
  /** Formatted text: `￥128`, `免费`, `价格面议`, `5-9`. */
  priceText: string;
  /** Struck price, `￥199`; absent where the mall disables it. */
  originalPriceText?: string;
  /** `已售12件`. */
  salesText?: string;
  /** Price of other shoppers, `￥128.00`, where `priceText` is the price of the shopper's level. */
  normalPriceText?: string;
  /** Price that a member would pay, `￥98.00`. */
  memberPriceText?: string;
  /** Price with the super member card: `9.5折`, `免费`. */
  superVipText?: string;
  /** A line under the name. */
  subtitle?: string;
  /** Operator's picture in the upper left corner of the cover. */
  cornerPictureUrl?: string;
  /** 热卖 in that corner, where the badge is on and no picture is chosen. */
  isHot?: boolean;
  /** Kind of sale, before the name: 拼团, 3人团. */
  badge?: { text: string; isOutlined: boolean };
  /** Short flags in the theme's fill: 预售, 2件5折. */
  flags?: readonly string[];
  isSoldOut?: boolean;
  /** The mall's own round sold-out picture; the text 已售罄 without it. */
  soldOutPictureUrl?: string;
  /** The same for wide covers. */
  soldOutWidePictureUrl?: string;
};

/** Look of the cart button: a cart, a plus, or text (`加入购物车`) in a pill or in a square. */
export type CartButton = {
  look: 'cart' | 'plus' | 'pill' | 'square';
  /** Label of the button, also its accessible name; 加入购物车 when absent. */
  text?: string;
  /** Label and border in the colour, on white, instead of the fill; for labels only. */
  isOutlined?: boolean;
  /** Own colour instead of the theme's; the label is corrected until legible. */
  colour?: string;
  /** The shopper may not buy: rendered grey, a tap still shows the reason. */
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
  /** Absent where nothing can be added to the cart: 价格面议, sold out, switched off. */
  cart?: CartButton;
  /** Rendered instead of the picture, such as the pictures of a set. */
  cover?: ReactNode;
  /** A line over the lower edge of the cover, such as a countdown. */
  strip?: ReactNode;
  /** Slot between name and price, such as a countdown or a group-buying line. */
  children?: ReactNode;
};
