// Goods of several categories in one endless list, each category under its name (look 11).
import { PAGE_SIZE } from '~/domain/constants';
import * as to from '~/domain/screen-links.gen';
import { type CatGoodsData, catGoods } from '~/schemas/api/cat.gen';
import { Icon } from '~/ui/icon/icon';
import { SmallGoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { EndlessList, type RowProps } from '../../engine/archetypes/endless-list';
import styles from './cats.module.css';

type FeedCategory = CatGoodsData['list'][number];
type FeedGoods = FeedCategory['goods_list'][number];

interface FeedRow {
  key: string;
  category: FeedCategory;
  /** Null on the row that names the category. */
  goods: FeedGoods | null;
}

/** A category that continues on the next page is named there again; the list renders one row per key. */
const rowsOf = ({ list }: CatGoodsData): FeedRow[] =>
  list.flatMap((category) => [
    { key: `${category.id}`, category, goods: null },
    ...category.goods_list.map((goods) => ({ key: `${category.id}-${goods.id}`, category, goods })),
  ]);
const keyOf = ({ key }: FeedRow) => key;

function Row({ row: { category, goods } }: RowProps<FeedRow>) {
  if (goods !== null) return <SmallGoodsRowOf row={goods} />;
  return (
    <div className={styles.groupHead}>
      <h2>{category.name}</h2>
      <a
        className={styles.groupMore}
        aria-label={`更多${category.name}`}
        href={`#${to.goodsList({ cat_id: category.id })}`}
      >
        更多
        <Icon name="chevron-right" size={24} />
      </a>
    </div>
  );
}

/** Begins with the first category; each page continues where the previous one ended. */
export function CategoryFeed({ categoryIds }: { categoryIds: readonly number[] }) {
  const [first = 0] = categoryIds;
  return (
    <div className={styles.feed}>
      <EndlessList
        endpoint={catGoods}
        paramsOf={(_page, last) => {
          const end = last?.list.at(-1);
          return { cat_ids: [...categoryIds], cat_id: end?.id ?? first, offset: end?.offset ?? 0 };
        }}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={Row}
        empty={{ text: '该分类下无相关内容哦~', action: null }}
        endText="暂无更多商品"
      />
    </div>
  );
}
