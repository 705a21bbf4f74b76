// Converts the stored fields of the goods block to its look.
import type { CSSProperties } from 'react';
import { readableText } from '~/domain/colour';
import { rpx } from '~/domain/rpx';
import { ownColour } from '~/ui/goods/own-colour';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import type { GoodsListLook } from '~/ui/goods-list/goods-list';
import type { BlockSwitches } from '~/ui/goods-list/goods-summary';
import { tabColours } from '~/ui/tabs/tab-colours';
import type { ButtonLook } from '../kit/goods-items';
import { cornerOf, goodsLook, textButton } from '../kit/goods-look';
import type { GoodsDelivered } from './schema.gen';

/** Label of a category's tab. */
export const labelOf = (category: GoodsDelivered['catList'][number]): string =>
  category.menuName || category.name || '其他';

/** The menu at the left forces rows, regardless of the stored list style. */
export const hasLeftMenu = (data: Pick<GoodsDelivered, 'showCat' | 'catPosition'>): boolean =>
  data.showCat && data.catPosition === 'left';

export const listLook = (data: GoodsDelivered): GoodsListLook =>
  hasLeftMenu(data) ? goodsLook(data, 'rows') : goodsLook(data);

/** Arrangements with space for the sales count. */
const WITH_SALES: ReadonlySet<GoodsArrangement> = new Set<GoodsArrangement>(['rows', 'two']);
/** Arrangements whose struck price has no currency sign. */
const WITHOUT_SIGN: ReadonlySet<GoodsArrangement> = new Set<GoodsArrangement>(['rows', 'sideways']);

export const hasSalesLine = (arrangement: GoodsArrangement): boolean => WITH_SALES.has(arrangement);

export function blockSwitches(data: GoodsDelivered, arrangement: GoodsArrangement): BlockSwitches {
  return {
    hasName: data.showGoodsName,
    hasPrice: data.showGoodsPrice,
    hasStruckPrice: data.isUnderLinePrice,
    hasSales: hasSalesLine(arrangement) && !hasLeftMenu(data),
    hasSignOnStruckPrice: !WITHOUT_SIGN.has(arrangement),
    ...cornerOf(data),
  };
}

const ICONS = { cart: 'cart', add: 'plus' } as const;

/** Look of the button; null for none. Three columns have no space for text. */
function buttonLook(data: GoodsDelivered): ButtonLook | null {
  const { arrangement, isCentred } = listLook(data);
  if (!data.showBuyBtn || isCentred || arrangement === 'sideways') return null;
  if (data.buyBtn === 'text' && arrangement !== 'three') return textButton(data, '购买');
  return { look: data.buyBtn === 'add' ? ICONS.add : ICONS.cart };
}

/** What the items of its lists show. */
export const itemsLook = (data: GoodsDelivered) => ({
  block: blockSwitches(data, listLook(data).arrangement),
  button: buttonLook(data),
});

export const tabShape = ({ catStyle }: GoodsDelivered): 'line' | 'pill' => (catStyle === 2 ? 'pill' : 'line');

/** Colours of the category tabs. */
export const categoryColours = (data: GoodsDelivered): CSSProperties =>
  tabColours({
    shape: tabShape(data),
    background: data.catBgColor,
    text: data.catUnselectedColor,
    chosenText: data.catSelectedColor,
    mark: data.tagColor,
  });

/** Colours of the menu at the left. */
export function menuColours(data: GoodsDelivered): CSSProperties {
  return {
    background: data.catBgColor,
    color: readableText(data.catUnselectedColor, data.catBgColor),
    ...ownColour(data.tagColor),
  };
}

/** Padding of the list in older data without the fields: top, right, bottom, left; rpx. */
export const olderSpace = (isThreeALine: boolean): readonly number[] =>
  isThreeALine ? [24, 9, 0, 24] : [24, 24, 24, 24];

/** Margin of the inner card. */
export function outerSpace(data: GoodsDelivered): CSSProperties {
  const { c_padding_top: top, c_padding_lr: sides = 24, c_padding_bottom: bottom = 24 } = data;
  const space = top === undefined ? olderSpace(data.listStyle === 3) : [top, sides, bottom];
  return { padding: space.map(rpx).join(' ') };
}

/** Colour and corners of the inner card; older data have none. */
export function innerCard({
  bg,
  c_border_top: top = 16,
  c_border_bottom: bottom = 16,
}: GoodsDelivered): CSSProperties {
  if (bg === undefined) return {};
  const [upper, lower] = [rpx(top), rpx(bottom)];
  return { background: bg, borderRadius: `${upper} ${upper} ${lower} ${lower}` };
}
