// The part beside the rail in looks without goods: second level as pictures (2) or icons (4), third level in groups (6, 7).
import * as to from '~/domain/screen-links.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { open } from '../../engine/navigation';
import type { Category } from './categories';
import { CategoryLink } from './category-link';
import styles from './cats.module.css';

/** Width ÷ height of second-level pictures, 524x158. */
const WIDE_RATIO = 524 / 158;

/** A category without children links to its goods. */
function NoChildren({ category }: { category: Category }) {
  const toGoods = () => open(to.goodsList({ cat_id: category.id }));
  return <EmptyState text="该分类下无相关内容哦~" action={{ text: '查看商品', onTap: toGoods }} />;
}

function Wides({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={styles.wides}>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryLink category={category} className={styles.big}>
            <Picture source={category.bigPicture} alt={category.name} ratio={WIDE_RATIO} />
          </CategoryLink>
        </li>
      ))}
    </ul>
  );
}

function Icons({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={styles.icons} data-columns="3">
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryLink category={category} className={styles.icon}>
            <span className={styles.iconPicture} data-size="104">
              <Picture source={category.icon} alt="" />
            </span>
            <span className={styles.iconName}>{category.name}</span>
          </CategoryLink>
        </li>
      ))}
    </ul>
  );
}

export function ChildPictures({ category }: { category: Category }) {
  return category.children.length === 0 ? (
    <NoChildren category={category} />
  ) : (
    <Wides categories={category.children} />
  );
}

export function ChildIcons({ category }: { category: Category }) {
  return category.children.length === 0 ? (
    <NoChildren category={category} />
  ) : (
    <Icons categories={category.children} />
  );
}

function Groups({ category, Body }: { category: Category; Body: typeof Wides }) {
  if (category.children.length === 0) return <NoChildren category={category} />;
  return category.children.map((group) => (
    <section key={group.id} aria-label={group.name}>
      <div className={styles.groupHead}>
        <h2>{group.name}</h2>
        <a
          className={styles.groupMore}
          href={`#${to.goodsList({ cat_id: group.id })}`}
          aria-label={`更多${group.name}`}
        >
          更多
          <Icon name="chevron-right" size={24} />
        </a>
      </div>
      {/* A group without a third level links to itself. */}
      <Body categories={group.children.length > 0 ? group.children : [group]} />
    </section>
  ));
}

export const BigGroups = ({ category }: { category: Category }) => (
  <Groups category={category} Body={Wides} />
);

export const IconGroups = ({ category }: { category: Category }) => (
  <Groups category={category} Body={Icons} />
);
