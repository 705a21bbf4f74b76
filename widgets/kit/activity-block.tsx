// The frame and the cards that all blocks of activity goods share; each block adds its own parts.
import type { ReactNode } from 'react';
import { type Host, useHost } from '~/renderer/host';
import type { CartButton } from '~/ui/goods/goods';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { blockBackground, type BlockBackground } from '~/ui/goods-list/block-background';
import { GoodsList, type GoodsListItem, type GoodsListLook } from '~/ui/goods-list/goods-list';
import {
  type BlockSwitches,
  type DeliveredGoods,
  isNegotiable,
  isSoldOut,
} from '~/ui/goods-list/goods-summary';
import styles from './activity.module.css';
import { openingItem } from './goods-items';
import { cornerOf, goodsLook, type GoodsLookFields, textButton } from './goods-look';

/** Fields that every block of activity goods stores (schemas/goods-block.json). */
export interface ActivityFields extends GoodsLookFields, BlockBackground {
  readonly showGoodsName: boolean;
  readonly showBuyBtn: boolean;
  readonly buyBtnStyle: 1 | 2 | 3 | 4;
  readonly buyBtnText: string;
  readonly buttonColor: string;
  readonly showGoodsTag: boolean;
  readonly customizeGoodsTag: boolean;
  readonly goodsTagPicUrl: string;
  /** Blocks without the switch show no struck price. */
  readonly isUnderLinePrice?: boolean;
  readonly showGoodsPrice?: boolean;
}

/** Fields of a delivered goods that the shared card needs. */
export interface ActivityGoods extends DeliveredGoods {
  readonly page_url: string;
  readonly buy_goods_auth: boolean;
}

/** Parts that a block adds to the card of a goods. */
export interface ActivityExtras {
  /** Kind of sale, before the name. */
  badge?: { text: string; isOutlined: boolean };
  /** The remaining time: over the lower edge of a cover, or on a line of its own. */
  clock?: ReactNode;
  /** Between name and price: a deposit, a rule, a bar. */
  note?: ReactNode;
  /** Instead of the picture: those of a set. */
  cover?: ReactNode;
}

interface CardsInput<G extends ActivityGoods> {
  data: ActivityFields;
  /** False for kinds of sale that never have one, regardless of stored data; else the operator chooses. */
  hasStruckPrice?: boolean;
  extrasOf: (goods: G, arrangement: GoodsArrangement) => ActivityExtras;
}

interface ActivityBlockProps<G extends ActivityGoods> extends CardsInput<G> {
  goods: readonly G[];
  /** Name of the kind of sale: 拼团. */
  word: string;
  /** Above the goods, also rendered without them. */
  head?: ReactNode;
  /** Width of the cover of rows, in rpx. */
  rowCover?: GoodsListLook['rowCover'];
}

const switchesOf = (data: ActivityFields, hasStruckPrice: boolean): BlockSwitches => ({
  hasName: data.showGoodsName,
  hasPrice: data.showGoodsPrice !== false,
  hasStruckPrice: hasStruckPrice && data.isUnderLinePrice === true,
  hasSales: false,
  hasSignOnStruckPrice: true,
  ...cornerOf(data),
});

/** The button repeats the card's action; it is absent where nothing can be bought. */
function buttonOf(data: ActivityFields, goods: ActivityGoods, host: Host): CartButton | undefined {
  if (!data.showBuyBtn || isNegotiable(goods) || isSoldOut(goods)) return undefined;
  const look = textButton(data, '去购买');
  return { ...look, isGrey: !goods.buy_goods_auth, onTap: () => host.open(goods.page_url) };
}

/** Cards in a strip, and those with centred text, have no button. */
const hasRoomForButton = ({ arrangement, isCentred }: GoodsListLook): boolean =>
  arrangement !== 'sideways' && !isCentred;

/** Content and actions of each goods' card, in a list of that look. */
export function useActivityCards<G extends ActivityGoods>(
  { data, extrasOf, hasStruckPrice = true }: CardsInput<G>,
  look: GoodsListLook,
): (goods: G, index: number) => GoodsListItem {
  const host = useHost();
  const { arrangement } = look;
  const block = switchesOf(data, hasStruckPrice);
  return (one, index) => {
    const { badge, clock, note, cover } = extrasOf(one, arrangement);
    const isRow = arrangement === 'rows';
    return {
      ...openingItem(one, index, { host, block, badge }),
      cart: hasRoomForButton(look) ? buttonOf(data, one, host) : undefined,
      cover,
      strip: isRow ? undefined : clock,
      children: (
        <>
          {note}
          {isRow ? clock : null}
        </>
      ),
    };
  };
}

/** The mall's own goods block renders the list; nothing is rendered without goods and head. */
export function ActivityBlock<G extends ActivityGoods>(block: ActivityBlockProps<G>) {
  const { goods, word, head = null, rowCover, ...cards } = block;
  const { data } = cards;
  const look = { ...goodsLook(data), rowCover };
  const cardOf = useActivityCards(cards, look);
  if (goods.length === 0 && head === null) return null;
  return (
    <div className={styles.block} style={blockBackground(data)}>
      {head}
      <GoodsList items={goods.map(cardOf)} look={look} label={`${word}商品`} />
    </div>
  );
}
