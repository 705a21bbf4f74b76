// Owns what the stored fields of the goods block mean for its look.
import type { CSSProperties } from 'react';
import { readableText } from '~/domain/colour';
import { rpx } from '~/domain/rpx';
import { ownColour } from '~/ui/goods/own-colour';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import type { GoodsListLook } from '~/ui/goods-list/goods-list';
import type { BlockSwitches } from '~/ui/goods-list/goods-summary';
import { tabColours } from '~/ui/tabs/tab-colours';
import { goodsLook } from '../kit/goods-look';
import type { GoodsDelivered } from './schema.gen';

/** What a category is called on its tab. */
export const labelOf = (category: GoodsDelivered['catList'][number]): string =>
  category.menuName || category.name || '其他';

/** The menu at the left forces rows, whatever list style is stored beside it. */
export const hasLeftMenu = (data: Pick<GoodsDelivered, 'showCat' | 'catPosition'>): boolean =>
  data.showCat && data.catPosition === 'left';

export const listLook = (data: GoodsDelivered): GoodsListLook =>
  hasLeftMenu(data) ? goodsLook(data, 'rows') : goodsLook(data);

/** Arrangements that have room for the sales count. */
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
    cornerPictureUrl: data.showGoodsTag ? data.goodsTagPicUrl : '',
  };
}

export const tabShape = ({ catStyle }: GoodsDelivered): 'line' | 'pill' => (catStyle === 2 ? 'pill' : 'line');

/** Colours of the category tabs. */
export const categoryColours = (data: GoodsDelivered): CSSProperties =>
  tabColours({
    shape: tabShape(data),
    ground: data.catBgColor,
    text: data.catUnselectedColor,
    chosenText: data.catSelectedColor,
    mark: data.tagColor,
  });

/** Colours of the menu at the left. */
export function menuColours(data: GoodsDelivered): CSSProperties {
  const fill = ownColour(data.tagColor);
  return {
    background: data.catBgColor,
    color: readableText(data.catUnselectedColor, data.catBgColor),
    '--mall-fill': fill['--mall-fill'],
    '--mall-on-main': fill['--mall-on-main'],
  } as CSSProperties;
}

/** Space around the inner card. */
export const outerSpace = (data: GoodsDelivered): CSSProperties => ({
  padding: [data.c_padding_top, data.c_padding_lr, data.c_padding_bottom].map(rpx).join(' '),
});

/** Colour and corners of the inner card. */
export function innerCard(data: GoodsDelivered): CSSProperties {
  const [top, bottom] = [rpx(data.c_border_top), rpx(data.c_border_bottom)];
  return { background: data.bg, borderRadius: `${top} ${top} ${bottom} ${bottom}` };
}
