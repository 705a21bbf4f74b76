// Goods that can be chosen for a set.
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { Tile } from '~/ui/card/tile';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import styles from './combine.module.css';
import { useSelection } from './picked-context';
import { pickedCard } from './set-form';

export function GoodsChoice({ row }: { row: GoodsCard }) {
  const { picked } = useSelection();
  return (
    <Tile>
      <CheckCircle
        className={styles.choice}
        isChecked={picked.has(row.id)}
        label={`选择${row.name}`}
        onChange={() => picked.toggle(pickedCard(row))}
      >
        <ItemRow
          lead={<Cover source={row.cover_pic} size={140} />}
          title={row.name}
          notes={[
            row.goods_stock > 0 ? `库存${row.goods_stock}` : '已售罄',
            <Price key="price" text={row.price_content} size={28} />,
          ]}
        />
      </CheckCircle>
    </Tile>
  );
}
