// The looks of the first level alone: big pictures (1), a grid of icons (3).
import { Picture } from '~/ui/picture/picture';
import type { Category } from './categories';
import { CategoryLink } from './category-link';
import styles from './cats.module.css';

/** Width ÷ height of the big pictures, 702x212. */
const BIG_RATIO = 702 / 212;

export const BigPictures = ({ categories }: { categories: readonly Category[] }) => (
  <ul className={styles.bigs}>
    {categories.map((category) => (
      <li key={category.id}>
        <CategoryLink category={category} className={styles.big}>
          <Picture source={category.bigPicture} alt={category.name} ratio={BIG_RATIO} />
        </CategoryLink>
      </li>
    ))}
  </ul>
);

export const IconGrid = ({ categories }: { categories: readonly Category[] }) => (
  <ul className={styles.icons} data-columns="4">
    {categories.map((category) => (
      <li key={category.id}>
        <CategoryLink category={category} className={styles.icon}>
          <span className={styles.iconPicture} data-size="120">
            <Picture source={category.icon} alt="" />
          </span>
          <span className={styles.iconName}>{category.name}</span>
        </CategoryLink>
      </li>
    ))}
  </ul>
);
