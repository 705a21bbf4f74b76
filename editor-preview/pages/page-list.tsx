// The rows of the list of pages: only those in view are mounted; the next part is read before its rows come into view.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { PageRow as Row } from '~/domain/studio/api';
import { PageRow, type PageRowProps } from './page-row';
import styles from './pages-screen.module.css';

const ROW = 72;
const OVERSCAN = 4;

export interface PageListProps extends Pick<PageRowProps, 'acts' | 'onDialog' | 'say'> {
  rows: readonly Row[];
  total: number;
  selected: ReadonlySet<number>;
  onSelect: (id: number, isOn: boolean) => void;
  /** Reads the next part; null at the end, and while it is read. */
  onMore: (() => void) | null;
}

export function PageList({ rows, total, selected, onSelect, onMore, ...rest }: PageListProps) {
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns.
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - 2 * OVERSCAN;
  useEffect(() => {
    if (isNearEnd) onMore?.();
  }, [isNearEnd, onMore]);
  return (
    <div ref={list} className={styles['list']}>
      <ul className={styles['rows']} style={{ height: getTotalSize() }} aria-label={`页面，共 ${total} 个`}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={key}
              className={styles['place']}
              style={{ transform: `translateY(${start}px)` }}
              aria-posinset={index + 1}
              aria-setsize={total}
            >
              <PageRow
                {...rest}
                row={row}
                isSelected={selected.has(row.id)}
                onSelect={(isOn) => onSelect(row.id, isOn)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
