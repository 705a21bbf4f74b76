// The trash of a list: chosen in the address, as for pages; what is in it can be restored for thirty days.
import { trashWords } from '~/domain/studio/trash';
import { useSearchParams } from '../shell/navigation';
import { Button } from '../ui/button';
import { Chips } from '../ui/chips';
import styles from './library.module.css';

const TRASHED = 'trashed';

const CHOICES = [
  ['', '全部'],
  [TRASHED, '回收站'],
] as const;

/** Whether the trash is shown, and its query for the operator API. */
export function useTrash(): { isTrash: boolean; query: { state?: string } } {
  const [search] = useSearchParams();
  const isTrash = search.get('state') === TRASHED;
  return { isTrash, query: isTrash ? { state: TRASHED } : {} };
}

/** Over the list: what there is, or the trash. */
export function TrashChips() {
  const [, setSearch] = useSearchParams();
  const { isTrash } = useTrash();
  return (
    <Chips
      label="按状态筛选"
      choices={CHOICES}
      chosen={isTrash ? TRASHED : ''}
      onChoose={(state) => setSearch(state === '' ? {} : { state }, { replace: true })}
    />
  );
}

interface TrashRowProps {
  row: { name: string; deletedAt: string };
  /** Such as 「2 个组件」. */
  words: string;
  mayRestore: boolean;
  onRestore: () => void;
}

export function TrashRow({ row, words, mayRestore, onRestore }: TrashRowProps) {
  return (
    <li className={styles['row']} data-trashed>
      <span className={styles['name']}>
        <span>{row.name}</span>
        <small>{words}</small>
      </span>
      <span className={styles['quiet']}>{trashWords(row.deletedAt)}</span>
      {mayRestore ? (
        <Button isCompact onClick={onRestore}>
          恢复
        </Button>
      ) : null}
    </li>
  );
}
