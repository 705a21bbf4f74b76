// The row over the favourites: two filters that open a sheet, edit mode, the layout.
import { useState } from 'react';
import { userFavoriteCats } from '~/schemas/api/user.gen';
import { Chip } from '~/ui/chip/chip';
import { Icon } from '~/ui/icon/icon';
import { Sheet } from '~/ui/sheet/sheet';
import { useList } from '../../engine/archetypes/list';
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
        className={`${styles.filter} hit-area`}
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

interface FilterRowProps {
  /** `cat_id` is 0 for all. */
  query: { status: FavoriteStatus; cat_id: number };
}

export function FilterRow({ query: { status, cat_id: catId } }: FilterRowProps) {
  const { show, selection, layout, turnLayout } = useList();
  const { data } = useCall(userFavoriteCats, {}, { isQuiet: true });
  const categories = (data?.list ?? [{ id: 0, name: '全部类目' }]).map(({ id, name }) => ({
    id,
    text: name,
  }));
  return (
    <div className={styles.strip}>
      <Filter title="全部状态" options={STATUSES} current={status} onChoose={(id) => show({ status: id })} />
      <Filter title="分类" options={categories} current={catId} onChoose={(id) => show({ cat_id: id })} />
      <button
        type="button"
        className={styles.manage}
        aria-pressed={selection.isOn}
        onClick={() => selection.turn(!selection.isOn)}
      >
        {selection.isOn ? '完成' : '管理'}
      </button>
      <button
        type="button"
        className={styles.turn}
        aria-label={layout === 'grid' ? '切换为列表' : '切换为双列'}
        onClick={turnLayout}
      >
        <Icon name={layout === 'grid' ? 'layout-rows' : 'layout-grid'} size={36} />
      </button>
    </div>
  );
}
