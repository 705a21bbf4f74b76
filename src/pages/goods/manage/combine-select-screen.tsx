// Choosing the goods of a set: search, several at once up to the limit, then its name and price.
import { useState } from 'react';
import {
  type CombinationAdminGoodsData,
  type CombinationAdminGoodsParams,
  combinationAdminDetail,
  type CombinationDetail,
  combinationAdminGoods,
} from '~/schemas/api/combination.gen';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tile } from '~/ui/card/tile';
import { Loading } from '../../../engine/archetypes/detail';
import { EndlessList, type RowProps } from '../../../engine/archetypes/endless-list';
import { BottomBar } from '../../../engine/bottom-bar';
import { back } from '../../../engine/navigation';
import { useSearchField } from '../../../engine/use-search-field';
import { refresh } from '../../../services/query';
import { toast } from '../../../state/overlays';
import styles from './combine.module.css';
import { PickedContext, usePickedGoods } from './picked-context';
import { pickedCard, pickedOf, type Picked } from './set-form';
import { SetSheet } from './set-sheet';
import { usePicked } from './use-picked';

const PAGE_SIZE = 10;
const rowsOf = ({ list }: CombinationAdminGoodsData) => list;
const keyOf = ({ id }: GoodsCard) => id;

function GoodsChoice({ row }: RowProps<GoodsCard>) {
  const picked = usePickedGoods();
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

interface SelectProps {
  detail: CombinationDetail | null;
  initial: readonly Picked[];
  maxGoods: number;
}

function Select({ detail, initial, maxGoods }: SelectProps) {
  const picked = usePicked(initial, maxGoods);
  const [keyword, setKeyword] = useState('');
  const field = useSearchField(keyword, setKeyword);
  const [isSetting, setIsSetting] = useState(false);
  const next = () => {
    if (picked.list.length < 2) toast('请至少选择两件商品');
    else setIsSetting(true);
  };
  return (
    <PickedContext value={picked}>
      <StickyHead ground="strip">
        <SearchField {...field} placeholder="搜索商品" />
      </StickyHead>
      <EndlessList
        key={keyword}
        endpoint={combinationAdminGoods}
        paramsOf={(page) => ({ page, ...(keyword === '' ? {} : { keyword }) })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={GoodsChoice}
        empty={{ text: keyword === '' ? '暂无可选商品' : '没有找到相关商品', drawing: 'goods', action: null }}
      />
      <BottomBar>
        <ActionBar>
          <span className={styles.sum} aria-live="polite">
            已选<b>{picked.list.length}</b>/{maxGoods}件
          </span>
          <Button kind="primary" size="compact" onClick={next}>
            下一步
          </Button>
        </ActionBar>
      </BottomBar>
      <SetSheet
        isOpen={isSetting}
        onClose={() => setIsSetting(false)}
        onSaved={() => {
          void refresh(combinationAdminDetail);
          back();
        }}
        picked={picked}
        detail={detail}
        maxGoods={maxGoods}
      />
    </PickedContext>
  );
}

interface SelectQuery {
  /** The set that is changed; 0 for a new one. */
  id: number;
  /** The goods that the set is made for. */
  goods_id: number;
  /** Ids that are chosen already, with commas between. */
  ids: string;
}

/** Ids of the address, the main goods first. */
const idsOf = ({ goods_id, ids }: SelectQuery): number[] => {
  const listed = ids.split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set([...(goods_id === 0 ? [] : [goods_id]), ...listed.map(Number)])].slice(0, 20);
};

export function CombineSelectScreen({ query }: { query: SelectQuery }) {
  const ids = idsOf(query);
  const params: CombinationAdminGoodsParams = ids.length === 0 ? {} : { goods_ids: ids };
  const chosen = ({ list }: CombinationAdminGoodsData): Picked[] =>
    ids.flatMap((id) => list.find((goods) => goods.id === id) ?? []).map(pickedCard);
  return (
    <Loading endpoint={combinationAdminGoods} params={params} skeleton="list">
      {(goods) =>
        query.id === 0 ? (
          <Select detail={null} initial={chosen(goods)} maxGoods={goods.max_num} />
        ) : (
          <Loading endpoint={combinationAdminDetail} params={{ id: query.id }} skeleton="list">
            {({ detail }) => <Select detail={detail} initial={pickedOf(detail)} maxGoods={goods.max_num} />}
          </Loading>
        )
      }
    </Loading>
  );
}
