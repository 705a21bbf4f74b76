// Goods in lists of the mall's own screens: as two-column cards and as rows.
import { GoodsCard } from '~/ui/goods/goods-card';
import { GoodsGrid } from '~/ui/goods/goods-grid';
import { GoodsRow } from '~/ui/goods/goods-row';
import { goodsItem, type ListedGoods } from './goods-item';
import { useMallDisplay } from '../../state/mall-display';

/** A card of two columns; fits the `Row` of an endless list in the grid layout. */
export function GoodsCardOf({ row }: { row: ListedGoods }) {
  return <GoodsCard {...goodsItem(row, useMallDisplay())} />;
}

/** A row over the whole width; fits the `Row` of an endless list. */
export function GoodsRowOf({ row }: { row: ListedGoods }) {
  return <GoodsRow {...goodsItem(row, useMallDisplay())} />;
}

/** A narrow row beside a rail. */
export function SmallGoodsRowOf({ row }: { row: ListedGoods }) {
  return <GoodsRow {...goodsItem(row, useMallDisplay())} coverSize={150} frame="bare" />;
}

/** A fixed list of goods, two in a row. */
export function GoodsPairs({ goods, label }: { goods: readonly ListedGoods[]; label: string }) {
  return (
    <GoodsGrid columns="two" label={label}>
      {goods.map((one) => (
        <li key={one.id}>
          <GoodsCardOf row={one} />
        </li>
      ))}
    </GoodsGrid>
  );
}
