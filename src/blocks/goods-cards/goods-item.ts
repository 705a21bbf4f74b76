// What a goods card of the mall's own lists shows and does: link to the detail, cart button that opens the SKU sheet.
import { hrefOf, resolveLink } from '~/domain/links';
import type { MallDisplay } from '~/renderer/host';
import type { GoodsShownProps } from '~/ui/goods/goods';
import { tappedCard } from '~/ui/goods/tapped-card';
import {
  ALL_SHOWN,
  type DeliveredGoods,
  goodsSummary,
  isNegotiable,
  isSoldOut,
} from '~/ui/goods-list/goods-summary';
import { openLink } from '../../flows/open-link';
import { openSku, toast } from '../../state/overlays';

export interface ListedGoods extends DeliveredGoods {
  /** Plugin of the goods; empty for the mall's own. */
  readonly sign: string;
  readonly page_url: string;
  readonly buy_goods_auth: boolean;
}

export const NO_RIGHT_TO_BUY = '您暂无权限购买该商品';

/** Goods of the mall and of its shops open the SKU sheet here; those of a plugin open their own screen. */
const BOUGHT_IN_PLACE: ReadonlySet<string> = new Set(['', 'mch']);

function cartOf(goods: ListedGoods, mall: MallDisplay): GoodsShownProps['cart'] {
  if (!mall.isCartShown || isNegotiable(goods) || isSoldOut(goods)) return undefined;
  if (!goods.buy_goods_auth) return { look: 'cart', isGrey: true, onTap: () => toast(NO_RIGHT_TO_BUY) };
  const isInPlace = BOUGHT_IN_PLACE.has(goods.sign);
  return {
    look: 'cart',
    onTap: () => (isInPlace ? openSku({ goodsId: goods.id, intent: 'both' }) : openLink(goods.page_url)),
  };
}

/** The props of a goods card or row. */
export function goodsItem(goods: ListedGoods, mall: MallDisplay): Omit<GoodsShownProps, 'frame'> {
  const link = resolveLink(goods.page_url);
  const summary = goodsSummary(goods, { mall, block: ALL_SHOWN });
  return {
    goods: summary,
    href: link === null ? undefined : (hrefOf(link) ?? undefined),
    onOpen: (event) => {
      event.preventDefault();
      openLink(goods.page_url, tappedCard(summary, event));
    },
    cart: cartOf(goods, mall),
  };
}
