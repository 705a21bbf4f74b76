// The rail of the first level at the left and the content of the chosen category at the right.
import { type ReactNode, useState } from 'react';
import { Picture } from '~/ui/picture/picture';
import { openLink } from '../../flows/open-link';
import { RailPane } from '../../blocks/rail/rail';
import { type Category, categoryAfter, firstLevelOf } from './categories';
import { NextCategory } from './category-goods';
import styles from './cats.module.css';
import { useScrollPositions } from './use-scroll-positions';

interface RailLayoutProps {
  categories: readonly Category[];
  firstId: number;
  /** At the end of the goods the next category follows. */
  hasNext: boolean;
  children: (category: Category) => ReactNode;
}

const ADVERT_RATIO = 500 / 184;

export function Advert({ advert, name }: { advert: Category['advert']; name: string }) {
  if (advert === null) return null;
  return (
    <button type="button" className={styles.advert} onClick={() => openLink(advert.link)}>
      <Picture source={advert.picture} alt={`${name}活动`} ratio={ADVERT_RATIO} />
    </button>
  );
}

export function RailLayout({ categories, firstId, hasNext, children }: RailLayoutProps) {
  const [current, setCurrent] = useState(() => firstLevelOf(categories, firstId)?.id ?? 0);
  const category = firstLevelOf(categories, current);
  const { save } = useScrollPositions(current);
  if (category === undefined) return null;
  const choose = (id: number) => {
    save();
    setCurrent(id);
  };
  return (
    <RailPane categories={categories} current={category.id} onChoose={choose}>
      <Advert advert={category.advert} name={category.name} />
      {children(category)}
      <NextCategory next={hasNext ? categoryAfter(categories, category.id) : null} onGo={choose} />
    </RailPane>
  );
}
