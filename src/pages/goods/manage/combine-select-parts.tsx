// Around the goods to choose from: those that a set has, how many are chosen, then its name and price.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  type CombinationAdminGoodsData,
  type CombinationAdminGoodsParams,
  combinationAdminDetail,
  type CombinationDetail,
  combinationAdminGoods,
} from '~/schemas/api/combination.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { useLatest } from '~/ui/use-latest';
import { Loading } from '../../../engine/archetypes/detail';
import { BottomBar } from '../../../engine/bottom-bar';
import { back } from '../../../engine/navigation';
import { refresh } from '../../../services/query';
import { toast } from '../../../state/overlays';
import styles from './combine.module.css';
import { pickedCard, pickedOf, type Picked } from './set-form';
import { SetSheet } from './set-sheet';
import { usePicked } from './use-picked';

function Bar({ detail, maxGoods }: MadeSet) {
  const picked = usePicked();
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

export interface SelectQuery {
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

/** Of the address: also what rows and bar read of it, from the cache. */
export const goodsParams = (query: SelectQuery): CombinationAdminGoodsParams => {
  const ids = idsOf(query);
  return ids.length === 0 ? {} : { goods_ids: ids };
};

interface MadeSet {
  /** The set that is changed; null for a new one. */
  detail: CombinationDetail | null;
  maxGoods: number;
}

interface WithSetProps {
  query: SelectQuery;
  children: (set: MadeSet & { goods: CombinationAdminGoodsData }) => ReactNode;
}

const WithSet = ({ query, children }: WithSetProps) => (
  <Loading endpoint={combinationAdminGoods} params={goodsParams(query)} skeleton="list">
    {(goods) =>
      query.id === 0 ? (
        children({ goods, detail: null, maxGoods: goods.max_num })
      ) : (
        <Loading endpoint={combinationAdminDetail} params={{ id: query.id }} skeleton="list">
          {({ detail }) => children({ goods, detail, maxGoods: goods.max_num })}
        </Loading>
      )
    }
  </Loading>
);

/** How many are chosen, and the way on. */
export const SelectBar = ({ query }: { query: SelectQuery }) => (
  <WithSet query={query}>{({ detail, maxGoods }) => <Bar detail={detail} maxGoods={maxGoods} />}</WithSet>
);

/** Chooses what the set has, or the address says, once: also a screen that shows again is the same. */
function Begun({ initial, children }: { initial: readonly Picked[]; children: ReactNode }) {
  const latest = useLatest({ begin: usePicked().begin, initial });
  const isBegun = useRef(false);
  useLayoutEffect(() => {
    if (!isBegun.current) latest.current.begin(latest.current.initial);
    isBegun.current = true;
  }, [latest]);
  return children;
}

export function SelectGate({ query, children }: { query: SelectQuery; children: ReactNode }) {
  const wanted = ({ list }: CombinationAdminGoodsData): Picked[] =>
    idsOf(query)
      .flatMap((id) => list.find((goods) => goods.id === id) ?? [])
      .map(pickedCard);
  return (
    <WithSet query={query}>
      {({ goods, detail }) => (
        <Begun initial={detail === null ? wanted(goods) : pickedOf(detail)}>{children}</Begun>
      )}
    </WithSet>
  );
}
