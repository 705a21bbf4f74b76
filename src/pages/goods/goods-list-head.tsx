// Head of the goods list: the way to search, the order and the layout; names the screen after what it lists.
import { addressOf } from '~/domain/links';
import { SearchPill } from '~/ui/search-field/search-field';
import type { GoodsSort } from '../../blocks/goods-sort/goods-sort';
import { SortRow } from '../../blocks/goods-sort/sort-row';
import { open, type Query } from '../../engine/navigation';
import { optionalPart } from '../../engine/optional-part';
import { useTitle } from '../../engine/screen-context';

interface HeadQuery {
  cat_id: number;
  coupon_id: number;
  keyword: string;
  mch_id: number;
  sort: GoodsSort;
}

const ListTitle = optionalPart({ path: 'goods/list-title', load: () => import('./list-title') });

const SEARCH_PATH = '/pages/search/search';

export function GoodsListHead({ query }: { query: HeadQuery }) {
  const { cat_id: categoryId, coupon_id: couponId, keyword, mch_id: mchId, sort } = query;
  useTitle(keyword);
  const searchQuery: Query = mchId > 0 ? { mch_id: mchId } : {};
  return (
    <>
      {keyword === '' && (categoryId > 0 || couponId > 0) ? (
        <ListTitle categoryId={categoryId} couponId={couponId} />
      ) : null}
      <SearchPill
        ground="card"
        text={keyword || '搜索'}
        href={`#${addressOf(SEARCH_PATH, searchQuery)}`}
        onOpen={(event) => {
          event.preventDefault();
          open(SEARCH_PATH, searchQuery);
        }}
      />
      <SortRow sort={sort} />
    </>
  );
}
