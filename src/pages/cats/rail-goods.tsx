// Owns goods beside the rail: of a category (9), of a second-level one (10), grouped by the third level (11).
import { useState } from 'react';
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { ErrorState } from '~/ui/error-state/error-state';
import { Icon } from '~/ui/icon/icon';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { SmallGoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { useCall } from '../../services/query';
import type { Category } from './categories';
import { CategoryGoods } from './category-goods';
import { CategoryLink } from './category-link';
import styles from './cats.module.css';
import { PillLine } from './pill-line';
import { usePlaces } from './use-places';

/** The second level as a line of pills, led by the whole category. */
function SecondLine({
  category,
  current,
  onChoose,
}: {
  category: Category;
  current: number;
  onChoose: (id: number) => void;
}) {
  if (category.children.length === 0) return null;
  const pills = [
    { id: category.id, text: '全部' },
    ...category.children.map(({ id, name }) => ({ id, text: name })),
  ];
  return (
    <div className={styles.secondLine}>
      <PillLine pills={pills} current={current} label="二级分类" onChoose={onChoose} />
    </div>
  );
}

function useSecond(category: Category) {
  const [second, setSecond] = useState(category.id);
  const { keep } = usePlaces(second);
  const choose = (id: number) => {
    keep();
    setSecond(id);
  };
  return { second, choose };
}

export function LeafGoods({ category, hasSecondLevel }: { category: Category; hasSecondLevel: boolean }) {
  const { second, choose } = useSecond(category);
  return (
    <>
      {hasSecondLevel ? <SecondLine category={category} current={second} onChoose={choose} /> : null}
      <CategoryGoods categoryId={second} look="small" />
    </>
  );
}

/** The first goods of a third-level category under its heading; the rest is one tap away. */
function Group({ category }: { category: Category }) {
  const { data, isPending, isFetching, refetch } = useCall(
    defaultGoodsList,
    { cat_id: category.id, page: 1 },
    { isQuiet: true },
  );
  const goods = data?.list ?? [];
  if (data !== undefined && goods.length === 0) return null;
  return (
    <section aria-label={category.name}>
      <h2 className={styles.groupTitle}>{category.name}</h2>
      {isPending ? <Skeleton shape="list" count={2} /> : null}
      {data === undefined && !isPending ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      <ul className={styles.groupGoods}>
        {goods.map((one) => (
          <li key={one.id}>
            <SmallGoodsRowOf row={one} />
          </li>
        ))}
      </ul>
      {(data?.pagination.page_count ?? 1) > 1 ? (
        <CategoryLink category={category} className={styles.all}>
          查看全部{category.name}
          <Icon name="chevron-right" size={24} />
        </CategoryLink>
      ) : null}
    </section>
  );
}

export function GroupedGoods({ category }: { category: Category }) {
  const { second, choose } = useSecond(category);
  const chosen = category.children.find(({ id }) => id === second) ?? category;
  const groups =
    chosen === category ? category.children.flatMap(({ children }) => children) : chosen.children;
  return (
    <>
      <SecondLine category={category} current={second} onChoose={choose} />
      {groups.length === 0 ? (
        <CategoryGoods categoryId={second} look="small" />
      ) : (
        groups.map((group) => <Group key={group.id} category={group} />)
      )}
    </>
  );
}
