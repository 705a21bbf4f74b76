// Items of the goods block's cards, with their actions.
import { hrefOf, resolveLink } from '~/domain/links';
import { type Host, useHost } from '~/renderer/host';
import type { CartButton } from '~/ui/goods/goods';
import type { GoodsListItem } from '~/ui/goods-list/goods-list';
import { tappedCard } from '~/ui/goods/tapped-card';
import { goodsSummary, isNegotiable, isSoldOut } from '~/ui/goods-list/goods-summary';
import { textButton } from '../kit/goods-look';
import { blockSwitches, listLook } from './look';
import type { GoodsDelivered } from './schema.gen';

type Goods = GoodsDelivered['list'][number];

const ICONS = { cart: 'cart', add: 'plus' } as const;
/** Goods of the mall and of its shops open the SKU sheet here; those of a plugin open their own screen. */
const BOUGHT_IN_PLACE: ReadonlySet<string> = new Set(['', 'mch']);

/** Look of the button; null for none. Three columns have no space for text. */
function buttonLook(data: GoodsDelivered): Omit<CartButton, 'onTap'> | null {
  const { arrangement, isCentred } = listLook(data);
  if (!data.showBuyBtn || isCentred || arrangement === 'sideways') return null;
  if (data.buyBtn === 'text' && arrangement !== 'three') {
    return textButton(data, '购买');
  }
  return { look: data.buyBtn === 'add' ? ICONS.add : ICONS.cart };
}

function cartOf(
  goods: Goods,
  { look, host }: { look: Omit<CartButton, 'onTap'> | null; host: Host },
): CartButton | undefined {
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

/** Converts delivered goods to the items of a list. */
export function useGoodsItems(data: GoodsDelivered): (list: readonly Goods[]) => GoodsListItem[] {
  const host = useHost();
  const look = buttonLook(data);
  const block = blockSwitches(data, listLook(data).arrangement);
  return (list) =>
    list.map((goods, index) => {
      const link = resolveLink(goods.page_url);
      const summary = goodsSummary(goods, { mall: host.mall, block });
      return {
        key: `${index}-${goods.id}`,
        goods: summary,
        href: link === null ? undefined : (hrefOf(link) ?? undefined),
        onOpen: (event) => {
          event.preventDefault();
          host.open(goods.page_url, tappedCard(summary, event));
        },
        cart: cartOf(goods, { look, host }),
      };
    });
}
