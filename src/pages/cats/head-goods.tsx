// The looks with a strip of the first level over two columns of goods (5 with the second level, 8 without).
import { useState } from 'react';
import { Chip } from '~/ui/chip/chip';
import { type Category, categoryAfter, firstLevelOf } from './categories';
import { CategoryGoods, NextCategory } from './category-goods';
import styles from './cats.module.css';
import { PillLine } from './pill-line';
import { useScrollPositions } from './use-scroll-positions';

interface HeadGoodsProps {
  categories: readonly Category[];
  firstId: number;
  hasSecondLevel: boolean;
}

interface SecondsProps {
  category: Category;
  /** 0 for all of the category. */
  chosen: number;
  onChoose: (id: number) => void;
}

const Seconds = ({ category, chosen, onChoose }: SecondsProps) => (
  <div className={styles.seconds}>
    {category.children.map(({ id, name }) => (
      <Chip key={id} shape="outline" isChosen={id === chosen} onTap={() => onChoose(id === chosen ? 0 : id)}>
        {name}
      </Chip>
    ))}
  </div>
);

export function HeadGoods({ categories, firstId, hasSecondLevel }: HeadGoodsProps) {
  const [current, setCurrent] = useState(() => firstLevelOf(categories, firstId)?.id ?? 0);
  const [second, setSecond] = useState(0);
  const category = firstLevelOf(categories, current);
  const shownId = second || (category?.id ?? 0);
  const { save } = useScrollPositions(shownId);
  if (category === undefined) return null;
  const choose = (id: number) => {
    save();
    setCurrent(id);
    setSecond(0);
  };
  return (
    <>
      <div className={styles.headLine}>
        <PillLine
          pills={categories.map(({ id, name }) => ({ id, text: name }))}
          current={category.id}
          label="切换分类"
          onChoose={choose}
        />
      </div>
      {hasSecondLevel && category.children.length > 0 ? (
        <Seconds
          category={category}
          chosen={second}
          onChoose={(id) => {
            save();
            setSecond(id);
          }}
        />
      ) : null}
      <CategoryGoods categoryId={shownId} look="cards" />
      <NextCategory next={categoryAfter(categories, category.id)} onGo={choose} />
    </>
  );
}
