// My favourite goods: filters, the list, edit mode.
import { type ReactNode, useMemo, useState } from 'react';
import {
  type FavoriteGoods,
  userFavoriteBatchRemove,
  userFavoriteCats,
  type UserMyNewFavoriteGoodsData,
  userMyNewFavoriteGoods,
} from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { useListLayout } from '../../engine/archetypes/list-layout';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { BottomBar } from '../../engine/bottom-bar';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { refresh, usePages } from '../../services/query';
import { loadUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';
import { FavoriteRow } from './favorite-row';
import styles from './favorite.module.css';
import { type FavoriteFilters, FilterRow } from './filter-row';
import { type Managing, ManagingContext } from './managing';

const PAGE_SIZE = 20;

const rowsOf = ({ list }: UserMyNewFavoriteGoodsData) => list;
const keyOf = ({ id }: FavoriteGoods) => id;

const paramsFor =
  ({ status, catId }: FavoriteFilters) =>
  (page: number) => ({ page, limit: PAGE_SIZE, status, ...(catId === 0 ? {} : { cat_id: catId }) });

/** The ids of the rendered rows, from the same cached responses. */
function useShownIds(filters: FavoriteFilters): readonly number[] {
  const { data } = usePages({
    endpoint: userMyNewFavoriteGoods,
    paramsOf: paramsFor(filters),
    hasMore: (answers) => (answers.at(-1)?.list.length ?? 0) >= PAGE_SIZE,
  });
  return useMemo(() => (data?.pages ?? []).flatMap(rowsOf).map(keyOf), [data]);
}

interface ManageBarProps {
  shown: readonly number[];
  chosen: ReadonlySet<number>;
  isBusy: boolean;
  onChooseAll: (isAll: boolean) => void;
  onRemove: () => void;
}

function ManageBar({ shown, chosen, isBusy, onChooseAll, onRemove }: ManageBarProps) {
  const isAll = shown.length > 0 && shown.every((id) => chosen.has(id));
  return (
    <BottomBar>
      <ActionBar>
        <CheckCircle isChecked={isAll} onChange={onChooseAll}>
          全选
        </CheckCircle>
        <span className={styles.count} aria-live="polite">
          已选{chosen.size}件
        </span>
        <Button
          kind="outline"
          size="compact"
          isDisabled={chosen.size === 0}
          isBusy={isBusy}
          onClick={onRemove}
        >
          删除
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

const toggled = (chosen: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** The selection in edit mode, and removing it. */
function useChosen() {
  const [isManaging, setIsManaging] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (ids: readonly number[]) => setChosen(new Set(ids));
  const removal = useAction(async (goodsIds: readonly number[]) => {
    await call(userFavoriteBatchRemove, { goods_ids: [...goodsIds] });
    toast('取消收藏成功');
    choose([]);
    await Promise.all([refresh(userMyNewFavoriteGoods, userFavoriteCats), loadUserInfo(true)]);
  });
  return {
    isManaging,
    chosen,
    choose,
    isRemoving: removal.isBusy,
    toggle: (id: number) => setChosen((before) => toggled(before, id)),
    remove: (ids: readonly number[]) => void removal.run(ids),
    manage: (isOn: boolean) => {
      setIsManaging(isOn);
      choose([]);
    },
  };
}

/** `tabs` are above the filters, and sticky with them. */
export function GoodsFavorites({ tabs }: { tabs: ReactNode }) {
  const [filters, setFilters] = useState<FavoriteFilters>({ status: 0, catId: 0 });
  const { layout, toggle: turn } = useListLayout();
  const { isManaging, chosen, choose, isRemoving, toggle, remove, manage } = useChosen();
  const shown = useShownIds(filters);
  const managing: Managing = { isManaging, layout, chosen, toggle, remove };
  const removeChosen = async () => {
    if (await confirmDialog(`确定取消收藏${chosen.size}件商品？`)) remove([...chosen]);
  };
  return (
    <ManagingContext value={managing}>
      <StickyHead>
        {tabs}
        <FilterRow
          filters={filters}
          isManaging={isManaging}
          layout={layout}
          onFilter={(next) => {
            setFilters(next);
            choose([]);
          }}
          onManage={() => manage(!isManaging)}
          onLayout={turn}
        />
      </StickyHead>
      <EndlessList
        key={`${filters.status}-${filters.catId}`}
        endpoint={userMyNewFavoriteGoods}
        paramsOf={paramsFor(filters)}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={FavoriteRow}
        layout={layout}
        empty={{ text: '没有任何收藏哦~' }}
        isFreshOnShow
      />
      {isManaging ? (
        <ManageBar
          shown={shown}
          chosen={chosen}
          isBusy={isRemoving}
          onChooseAll={(isAll) => choose(isAll ? shown : [])}
          onRemove={() => void removeChosen()}
        />
      ) : null}
    </ManagingContext>
  );
}
