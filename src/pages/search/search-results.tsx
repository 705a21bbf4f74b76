// Search results, with sorting and layout as in lists; recommended goods where there are none.
import { useState } from 'react';
import { MAX_KEYWORD_LENGTH, PAGE_SIZE } from '~/domain/constants';
import { type DefaultGoodsListData, defaultGoodsList } from '~/schemas/api/default.gen';
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { clampText } from '~/domain/text';
import { GoodsCardOf, GoodsPairs, GoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { useListLayout } from '../../engine/archetypes/list-layout';
import { GoodsFloats } from '../../blocks/goods-floats/goods-floats';
import { FIRST_SORT, type GoodsSort, sortParams } from '../../blocks/goods-sort/goods-sort';
import { SortRow } from '../../blocks/goods-sort/sort-row';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { useScrollerRef } from '../../engine/scroller';
import { useCall, usePages } from '../../services/query';
import styles from './search.module.css';

interface SearchResultsProps {
  keyword: string;
  sign: string;
  mchId: number;
}

type Row = DefaultGoodsListData['list'][number];

const rowsOf = ({ list }: DefaultGoodsListData) => list;
const keyOf = ({ id }: Row) => id;

/** Inside a merchant's shop other goods are not recommended. */
function NothingFound({ isRecommending }: { isRecommending: boolean }) {
  const { data } = useCall(
    goodsNewRecommend,
    { type: 'goods' },
    { isEnabled: isRecommending, isQuiet: true },
  );
  const goods = data?.list ?? [];
  return (
    <>
      <EmptyState text="抱歉，没有相关商品" drawing="search" />
      {goods.length === 0 ? null : (
        <section className={styles.recommended} aria-label="推荐商品">
          <h2 className={styles.recommendedTitle}>以下是为您推荐的商品</h2>
          <GoodsPairs goods={goods} label="推荐商品" />
        </section>
      )}
    </>
  );
}

export function SearchResults({ keyword, sign, mchId }: SearchResultsProps) {
  const [sort, setSort] = useState<GoodsSort>(FIRST_SORT);
  const { layout, toggle } = useListLayout();
  const scroller = useScrollerRef();
  const paramsOf = (page: number) => ({
    keyword: clampText(keyword, MAX_KEYWORD_LENGTH),
    ...(sign === '' ? {} : { sign }),
    ...(mchId === 0 ? {} : { mch_id: mchId }),
    ...sortParams(sort),
    page,
  });
  // Reads the list's cached responses to know whether there are any.
  const pages = usePages({
    endpoint: defaultGoodsList,
    paramsOf,
    hasMore: (answers) => (answers.at(-1)?.list.length ?? 0) >= PAGE_SIZE,
  });
  if (pages.data?.pages[0]?.list.length === 0) return <NothingFound isRecommending={mchId === 0} />;
  return (
    <>
      <div className={styles.sort}>
        <SortRow
          sort={sort}
          layout={layout}
          onSort={(next) => {
            scroller.current?.scrollTo({ top: 0 });
            setSort(next);
          }}
          onLayout={toggle}
        />
      </div>
      <EndlessList
        key={`${sort.key}-${sort.isRising}`}
        endpoint={defaultGoodsList}
        paramsOf={paramsOf}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={layout === 'grid' ? GoodsCardOf : GoodsRowOf}
        layout={layout}
        empty={{ text: '抱歉，没有相关商品', drawing: 'search', action: null }}
        endText="暂无更多商品"
      />
      <GoodsFloats />
    </>
  );
}
