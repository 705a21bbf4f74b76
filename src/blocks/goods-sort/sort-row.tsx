// The row that sorts a goods list and toggles its layout.
import { Icon } from '~/ui/icon/icon';
import { useList } from '../../engine/archetypes/list';
import { type GoodsSort, keyOfSort, nextSort, SORT_TEXTS } from './goods-sort';
import styles from './sort-row.module.css';

const directionOf = (sort: GoodsSort): string =>
  keyOfSort(sort) === 'price' ? `，从${sort === 'price' ? '低到高' : '高到低'}` : '';

/** Stands in the head of a list whose address has the order. */
export function SortRow({ sort }: { sort: GoodsSort }) {
  const { show, layout, turnLayout } = useList();
  return (
    <div className={styles.row} role="toolbar" aria-label="排序">
      {SORT_TEXTS.map(({ key, text }) => {
        const isChosen = keyOfSort(sort) === key;
        return (
          <button
            key={key}
            type="button"
            className={styles.entry}
            aria-pressed={isChosen}
            aria-label={isChosen ? `${text}${directionOf(sort)}` : undefined}
            onClick={() => show({ sort: nextSort(sort, key) })}
          >
            {text}
            {key === 'price' ? (
              <span
                className={styles.arrows}
                data-sort={isChosen ? (sort === 'price' ? 'up' : 'down') : 'none'}
              >
                <i />
                <i />
              </span>
            ) : null}
          </button>
        );
      })}
      <button
        type="button"
        className={styles.entry}
        aria-label={layout === 'grid' ? '切换为列表' : '切换为双列'}
        onClick={turnLayout}
      >
        <Icon name={layout === 'grid' ? 'layout-rows' : 'layout-grid'} size={36} />
      </button>
    </div>
  );
}
