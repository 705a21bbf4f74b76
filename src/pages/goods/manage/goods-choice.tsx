// Goods that can be chosen for a set.
import { combinationAdminGoods } from '~/schemas/api/combination.gen';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { Tile } from '~/ui/card/tile';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { useCall } from '../../../services/query';
import styles from './combine.module.css';
import { goodsParams, type SelectQuery } from './combine-select-parts';
import { pickedCard } from './set-form';
import { usePicked } from './use-picked';

export function GoodsChoice({ row, query }: { row: GoodsCard; query: SelectQuery }) {
  const picked = usePicked();
  const most = useCall(combinationAdminGoods, goodsParams(query)).data?.max_num ?? 0;
  return (
    <Tile>
      <CheckCircle
        className={styles.choice}
        isChecked={picked.has(row.id)}
        label={`选择${row.name}`}
        onChange={() => picked.toggle(pickedCard(row), most)}
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
