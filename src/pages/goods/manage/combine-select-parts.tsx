// Around the goods to choose from: those that a set has, how many are chosen, then its name and price.
import { type ReactNode, useState } from 'react';
import {
  type CombinationAdminGoodsData,
  type CombinationAdminGoodsParams,
  combinationAdminDetail,
  type CombinationDetail,
  combinationAdminGoods,
} from '~/schemas/api/combination.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Loading } from '../../../engine/archetypes/detail';
import { BottomBar } from '../../../engine/bottom-bar';
import { back } from '../../../engine/navigation';
import { refresh } from '../../../services/query';
import { toast } from '../../../state/overlays';
import styles from './combine.module.css';
import { PickedContext, useSelection } from './picked-context';
import { pickedCard, pickedOf, type Picked } from './set-form';
import { SetSheet } from './set-sheet';
import { usePicked } from './use-picked';

interface SelectProps {
  detail: CombinationDetail | null;
  initial: readonly Picked[];
  maxGoods: number;
  children: ReactNode;
}

function Select({ detail, initial, maxGoods, children }: SelectProps) {
  const picked = usePicked(initial, maxGoods);
  return <PickedContext value={{ picked, detail, maxGoods }}>{children}</PickedContext>;
}

/** How many are chosen, and the way on. */
export function SelectBar() {
  const { picked, detail, maxGoods } = useSelection();
  const [isSetting, setIsSetting] = useState(false);
  const next = () => {
    if (picked.list.length < 2) toast('请至少选择两件商品');
    else setIsSetting(true);
  };
  return (
    <>
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
    </>
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

export function SelectGate({ query, children }: { query: SelectQuery; children: ReactNode }) {
  const ids = idsOf(query);
  const params: CombinationAdminGoodsParams = ids.length === 0 ? {} : { goods_ids: ids };
  const chosen = ({ list }: CombinationAdminGoodsData): Picked[] =>
    ids.flatMap((id) => list.find((goods) => goods.id === id) ?? []).map(pickedCard);
  return (
    <Loading endpoint={combinationAdminGoods} params={params} skeleton="list">
      {(goods) =>
        query.id === 0 ? (
          <Select detail={null} initial={chosen(goods)} maxGoods={goods.max_num}>
            {children}
          </Select>
        ) : (
          <Loading endpoint={combinationAdminDetail} params={{ id: query.id }} skeleton="list">
            {({ detail }) => (
              <Select detail={detail} initial={pickedOf(detail)} maxGoods={goods.max_num}>
                {children}
              </Select>
            )}
          </Loading>
        )
      }
    </Loading>
  );
}
