// The goods of a category within the category screen, in an endless list with a link to the next category.
import { PAGE_SIZE } from '~/domain/constants';
import { type DefaultGoodsListData, defaultGoodsList } from '~/schemas/api/default.gen';
import { Button } from '~/ui/button/button';
import { GoodsCardOf, GoodsRowOf, SmallGoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { EndlessList } from '../../engine/archetypes/endless-list';
import type { Category } from './categories';
import styles from './cats.module.css';

const rowsOf = ({ list }: DefaultGoodsListData) => list;
const keyOf = ({ id }: DefaultGoodsListData['list'][number]) => id;

const LOOKS = { cards: GoodsCardOf, small: SmallGoodsRowOf, rows: GoodsRowOf } as const;

interface CategoryGoodsProps {
  /** 0 for the goods of all categories. */
  categoryId: number;
  look: keyof typeof LOOKS;
}

export function CategoryGoods({ categoryId, look }: CategoryGoodsProps) {
  return (
    <EndlessList
      key={categoryId}
      endpoint={defaultGoodsList}
      paramsOf={(page) => ({ page, ...(categoryId === 0 ? {} : { cat_id: categoryId }) })}
      rowsOf={rowsOf}
      keyOf={keyOf}
      pageSize={PAGE_SIZE}
      Row={LOOKS[look]}
      layout={look === 'cards' ? 'grid' : 'rows'}
      empty={{ text: '该分类下无相关内容哦~', action: null }}
      endText="暂无更多商品"
    />
  );
}

/** Goods of a mall without categories. */
export const AllGoods = () => <CategoryGoods categoryId={0} look="rows" />;

/** Link at the end of a category to the next one; nothing after the last. */
export function NextCategory({ next, onGo }: { next: Category | null; onGo: (id: number) => void }) {
  if (next === null) return null;
  return (
    <div className={styles.next}>
      <Button kind="plain" size="compact" onClick={() => onGo(next.id)}>
        下一分类：{next.name}
      </Button>
    </div>
  );
}
