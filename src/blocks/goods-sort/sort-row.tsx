// The row that sorts a goods list and toggles its layout.
import { Icon } from '~/ui/icon/icon';
import type { ListLayout } from '../../engine/archetypes/list-layout';
import { type GoodsSort, nextSort, SORTS } from './goods-sort';
import styles from './sort-row.module.css';

interface SortRowProps {
  sort: GoodsSort;
  layout: ListLayout;
  onSort: (sort: GoodsSort) => void;
  onLayout: () => void;
}

const directionOf = ({ key, isRising }: GoodsSort): string =>
  key === 'price' ? `，从${isRising ? '低到高' : '高到低'}` : '';

export function SortRow({ sort, layout, onSort, onLayout }: SortRowProps) {
  return (
    <div className={styles.row} role="toolbar" aria-label="排序">
      {SORTS.map(({ key, text }) => {
        const isChosen = sort.key === key;
        return (
          <button
            key={key}
            type="button"
            className={styles.entry}
            aria-pressed={isChosen}
            aria-label={isChosen ? `${text}${directionOf(sort)}` : undefined}
            onClick={() => onSort(nextSort(sort, key))}
          >
            {text}
            {key === 'price' ? (
              <span className={styles.arrows} data-sort={isChosen ? (sort.isRising ? 'up' : 'down') : 'none'}>
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
        onClick={onLayout}
      >
        <Icon name={layout === 'grid' ? 'layout-rows' : 'layout-grid'} size={36} />
      </button>
    </div>
  );
}
