// The list of goods that a page's blocks share: five arrangements of one card.
import type { GoodsShownProps } from '../goods/goods';
import { GoodsCard, type GoodsCardSize } from '../goods/goods-card';
import { GoodsGrid } from '../goods/goods-grid';
import { GoodsRow } from '../goods/goods-row';
import type { GoodsArrangement } from './arrangement';

export interface GoodsListLook {
  arrangement: GoodsArrangement;
  frame: 'plain' | 'outlined' | 'bare';
  isCentred: boolean;
  /** Width ÷ height of the cover of big cards; all others are square. */
  bigRatio: number;
  fit: 'cover' | 'contain';
  /** Width of the cover of rows, in rpx; 220 when absent. */
  rowCover?: 220 | 328;
}

export type GoodsListItem = Omit<GoodsShownProps, 'frame'> & { key: string };

interface GoodsListProps {
  items: readonly GoodsListItem[];
  look: GoodsListLook;
  /** Accessible name of the list. */
  label: string;
}

const COLUMNS = { rows: 'rows', sideways: 'sideways', one: 'rows', two: 'two', three: 'three' } as const;
const CARD_SIZES: Readonly<Record<Exclude<GoodsArrangement, 'rows'>, GoodsCardSize>> = {
  sideways: 'slim',
  one: 'big',
  two: 'half',
  three: 'third',
};

function Item({ item, look }: { item: Omit<GoodsListItem, 'key'>; look: GoodsListLook }) {
  const { arrangement, frame, fit, isCentred, bigRatio, rowCover = 220 } = look;
  if (arrangement === 'rows') return <GoodsRow {...item} frame={frame} fit={fit} coverSize={rowCover} />;
  return (
    <GoodsCard
      {...item}
      frame={frame}
      fit={fit}
      isCentred={isCentred}
      ratio={arrangement === 'one' ? bigRatio : 1}
      size={CARD_SIZES[arrangement]}
    />
  );
}

/** Goods in the arrangement of the block. Renders nothing without goods. */
export function GoodsList({ items, look, label }: GoodsListProps) {
  if (items.length === 0) return null;
  return (
    <GoodsGrid columns={COLUMNS[look.arrangement]} label={label}>
      {items.map(({ key, ...item }) => (
        <li key={key}>
          <Item item={item} look={look} />
        </li>
      ))}
    </GoodsGrid>
  );
}
