// Items of lists of goods in blocks: cards that open their goods, with a button that buys.
import { hrefOf, resolveLink } from '~/domain/links';
import { type Host, useHost } from '~/renderer/host';
import type { CartButton, GoodsSummary } from '~/ui/goods/goods';
import { tappedCard } from '~/ui/goods/tapped-card';
import type { GoodsListItem } from '~/ui/goods-list/goods-list';
import {
  type BlockSwitches,
  type DeliveredGoods,
  goodsSummary,
  isNegotiable,
  isSoldOut,
} from '~/ui/goods-list/goods-summary';

interface OpenedGoods extends DeliveredGoods {
  readonly page_url: string;
}

/** Goods as the server fills them into a block's list. */
export interface ListedGoods extends OpenedGoods {
  /** Plugin of the goods; empty for the mall's own. */
  readonly sign: string;
  readonly buy_goods_auth: boolean;
}

interface ItemLook {
  readonly host: Host;
  readonly block: BlockSwitches;
  readonly badge?: GoodsSummary['badge'];
}

/** A card that opens its goods, by link and by tap. */
export function openingItem(
  goods: OpenedGoods,
  index: number,
  { host, block, ...badge }: ItemLook,
): Pick<GoodsListItem, 'key' | 'goods' | 'href' | 'onOpen'> {
  const link = resolveLink(goods.page_url);
  const summary = { ...goodsSummary(goods, { mall: host.mall, block }), ...badge };
  return {
    key: `${index}-${goods.id}`,
    goods: summary,
    href: link === null ? undefined : (hrefOf(link) ?? undefined),
    onOpen: (event) => {
      event.preventDefault();
      host.open(goods.page_url, tappedCard(summary, event));
    },
  };
}

/** Goods of the mall and of its shops open the SKU sheet here; those of a plugin open their own screen. */
const BOUGHT_IN_PLACE: ReadonlySet<string> = new Set(['', 'mch']);

export type ButtonLook = Omit<CartButton, 'onTap'>;

function cartOf(goods: ListedGoods, look: ButtonLook | null, host: Host): CartButton | undefined {
  if (look === null || isNegotiable(goods) || isSoldOut(goods)) return undefined;
  const isText = look.text !== undefined;
  if (!host.mall.isCartShown && !isText) return undefined;
  if (!goods.buy_goods_auth) {
    return { ...look, isGrey: true, onTap: () => host.toast('您暂无权限购买该商品') };
  }
  const isInPlace = host.mall.isCartShown && BOUGHT_IN_PLACE.has(goods.sign);
  return {
    ...look,
    onTap: () => (isInPlace ? host.addToCart({ id: goods.id }) : host.open(goods.page_url)),
  };
}

/** Converts delivered goods to the items of a list; `button` is null where their cards have none. */
export function useGoodsItems({
  block,
  button,
}: {
  block: BlockSwitches;
  button: ButtonLook | null;
}): (list: readonly ListedGoods[]) => GoodsListItem[] {
  const host = useHost();
  return (list) =>
    list.map((goods, index) => ({
      ...openingItem(goods, index, { host, block }),
      cart: cartOf(goods, button, host),
    }));
}
