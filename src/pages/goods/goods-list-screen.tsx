// The goods list screen: search strip, sorting, the endless list.
import { useState } from 'react';
import { PAGE_SIZE } from '~/domain/constants';
import { type DefaultGoodsListData, defaultGoodsList } from '~/schemas/api/default.gen';
import { SearchPill } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { GoodsCardOf, GoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { useListLayout } from '../../engine/archetypes/list-layout';
import { GoodsFloats } from '../../blocks/goods-floats/goods-floats';
import { FIRST_SORT, type GoodsSort, sortParams } from '../../blocks/goods-sort/goods-sort';
import { SortRow } from '../../blocks/goods-sort/sort-row';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { addressOf, open, type Query } from '../../engine/navigation';
import { optionalPart } from '../../engine/optional-part';
import { useTitle } from '../../engine/screen-context';
import { useScrollerRef } from '../../engine/scroller';

export interface GoodsListQuery {
  cat_id: number;
  coupon_id: number;
  keyword: string;
  sign: string;
  mch_id: number;
}

const ListTitle = optionalPart({ path: 'goods/list-title', load: () => import('./list-title') });

const SEARCH_PATH = '/pages/search/search';

/** The query's filters for the request; absent and empty values are not sent. */
const filtersOf = (query: GoodsListQuery): Partial<GoodsListQuery> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== 0 && value !== ''));

const rowsOf = ({ list }: DefaultGoodsListData) => list;
const keyOf = ({ id }: DefaultGoodsListData['list'][number]) => id;

const EMPTY = { text: '没有任何商品哦~' };

export function GoodsListScreen({ query }: { query: GoodsListQuery }) {
  const [sort, setSort] = useState<GoodsSort>(FIRST_SORT);
  const { layout, toggle } = useListLayout();
  const scroller = useScrollerRef();
  useTitle(query.keyword);
  const searchQuery: Query = query.mch_id > 0 ? { mch_id: query.mch_id } : {};
  return (
    <>
      {query.keyword === '' && (query.cat_id > 0 || query.coupon_id > 0) ? (
        <ListTitle categoryId={query.cat_id} couponId={query.coupon_id} />
      ) : null}
      <StickyHead>
        <SearchPill
          ground="card"
          text={query.keyword || '搜索'}
          href={`#${addressOf(SEARCH_PATH, searchQuery)}`}
          onOpen={(event) => {
            event.preventDefault();
            open(SEARCH_PATH, searchQuery);
          }}
        />
        <SortRow
          sort={sort}
          layout={layout}
          onSort={(next) => {
            scroller.current?.scrollTo({ top: 0 });
            setSort(next);
          }}
          onLayout={toggle}
        />
      </StickyHead>
      <EndlessList
        key={`${sort.key}-${sort.isRising}`}
        endpoint={defaultGoodsList}
        paramsOf={(page) => ({ ...filtersOf(query), ...sortParams(sort), page })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={layout === 'grid' ? GoodsCardOf : GoodsRowOf}
        layout={layout}
        empty={EMPTY}
        endText="暂无更多商品"
      />
      <GoodsFloats />
    </>
  );
}
