// Goods beside the rail: of a category (9), of a second-level one (10), grouped by the third level (11).
import { useState } from 'react';
import type { Category } from './categories';
import { CategoryFeed } from './category-feed';
import { CategoryGoods } from './category-goods';
import styles from './cats.module.css';
import { PillLine } from './pill-line';
import { useScrollPositions } from './use-scroll-positions';

/** The second level as a line of pills, after one for the whole category. */
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
  const { save } = useScrollPositions(second);
  const choose = (id: number) => {
    save();
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

/** The categories whose goods are listed one after another: the deepest below, or the category itself. */
export const deepest = (category: Category): readonly Category[] =>
  category.children.length === 0 ? [category] : category.children.flatMap(deepest);

export function GroupedGoods({ category }: { category: Category }) {
  const { second, choose } = useSecond(category);
  const chosen = category.children.find(({ id }) => id === second) ?? category;
  return (
    <>
      <SecondLine category={category} current={second} onChoose={choose} />
      <CategoryFeed key={chosen.id} categoryIds={deepest(chosen).map(({ id }) => id)} />
    </>
  );
}
