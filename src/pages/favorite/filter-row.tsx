// The row over the favourites: two filters that open a sheet, edit mode, the layout.
import { useState } from 'react';
import { userFavoriteCats } from '~/schemas/api/user.gen';
import { Chip } from '~/ui/chip/chip';
import { Icon } from '~/ui/icon/icon';
import { Sheet } from '~/ui/sheet/sheet';
import type { ListLayout } from '../../engine/archetypes/list-layout';
import { useCall } from '../../services/query';
import { type FavoriteStatus, STATUSES } from './favorite-words';
import styles from './favorite.module.css';

interface Option {
  readonly id: number;
  readonly text: string;
}

interface FilterProps {
  title: string;
  options: readonly Option[];
  current: number;
  onChoose: (id: number) => void;
}

function Filter({ title, options, current, onChoose }: FilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const text = current === 0 ? title : (options.find(({ id }) => id === current)?.text ?? title);
  return (
    <>
      <button
        type="button"
        className={styles.filter}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`按${title}筛选：${text}`}
        onClick={() => setIsOpen(true)}
      >
        {text}
        <Icon name="chevron-down" size={24} />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <div className={styles.options}>
          {options.map(({ id, text: option }) => (
            <Chip
              key={id}
              shape="box"
              isChosen={id === current}
              onTap={() => {
                onChoose(id);
                setIsOpen(false);
              }}
            >
              {option}
            </Chip>
          ))}
        </div>
      </Sheet>
    </>
  );
}

export interface FavoriteFilters {
  readonly status: FavoriteStatus;
  /** 0 for all. */
  readonly catId: number;
}

interface FilterRowProps {
  filters: FavoriteFilters;
  isManaging: boolean;
  layout: ListLayout;
  onFilter: (filters: FavoriteFilters) => void;
  onManage: () => void;
  onLayout: () => void;
}

export function FilterRow(props: FilterRowProps) {
  const { filters, isManaging, layout, onFilter, onManage, onLayout } = props;
  const { data } = useCall(userFavoriteCats, {}, { isQuiet: true });
  const categories = (data?.list ?? [{ id: 0, name: '全部类目' }]).map(({ id, name }) => ({
    id,
    text: name,
  }));
  const statusOf = (id: number) => STATUSES.find((status) => status.id === id)?.id ?? 0;
  return (
    <div className={styles.strip}>
      <Filter
        title="全部状态"
        options={STATUSES}
        current={filters.status}
        onChoose={(id) => onFilter({ ...filters, status: statusOf(id) })}
      />
      <Filter
        title="分类"
        options={categories}
        current={filters.catId}
        onChoose={(catId) => onFilter({ ...filters, catId })}
      />
      <button type="button" className={styles.manage} aria-pressed={isManaging} onClick={onManage}>
        {isManaging ? '完成' : '管理'}
      </button>
      <button
        type="button"
        className={styles.turn}
        aria-label={layout === 'grid' ? '切换为列表' : '切换为双列'}
        onClick={onLayout}
      >
        <Icon name={layout === 'grid' ? 'layout-rows' : 'layout-grid'} size={36} />
      </button>
    </div>
  );
}
