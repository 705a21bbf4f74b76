// Head of the goods list: the way to search, the order and the layout; names the screen after what it lists.
import * as to from '~/domain/screen-links.gen';
import { SearchPill } from '~/ui/search-field/search-field';
import type { GoodsSort } from '../../blocks/goods-sort/goods-sort';
import { SortRow } from '../../blocks/goods-sort/sort-row';
import { open } from '../../engine/navigation';
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

export function GoodsListHead({ query }: { query: HeadQuery }) {
  const { cat_id: categoryId, coupon_id: couponId, keyword, mch_id: mchId, sort } = query;
  useTitle(keyword);
  const search = to.search(mchId > 0 ? { mch_id: mchId } : {});
  return (
    <>
      {keyword === '' && (categoryId > 0 || couponId > 0) ? (
        <ListTitle categoryId={categoryId} couponId={couponId} />
      ) : null}
      <SearchPill
        ground="card"
        text={keyword || '搜索'}
        href={`#${search}`}
        onOpen={(event) => {
          event.preventDefault();
          open(search);
        }}
      />
      <SortRow sort={sort} />
    </>
  );
}
