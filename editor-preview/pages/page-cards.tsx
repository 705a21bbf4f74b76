// The list of pages as cards with large pictures, in wide windows; the same rows, and as few of them mounted.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DocPicture } from '../shell/doc-picture';
import type { PageListProps } from './page-list';
import { PageMenu, PageTick, type PageRowProps, PageTitle, whoWords } from './page-row';
import { PageStateMark } from './page-state';
import { homeWords } from '../documents/page-words';
import styles from './page-cards.module.css';

/** In px; of a card's picture, and of a card with its words and the gap below it (page-cards.module.css). */
const PICTURE = { width: 200, height: 320 };
const CARD = { width: 216, height: 452 };

function PageCard(props: PageRowProps) {
  const { row, isSelected } = props;
  const homes = homeWords(row);
  return (
    <div className={styles['card']} data-selected={isSelected || undefined}>
      <DocPicture doc={row.doc} changedAt={row.changedAt} {...PICTURE} />
      <div className={styles['head']}>
        <PageTick {...props} />
        <PageTitle row={row} />
        <PageMenu {...props} />
      </div>
      <PageStateMark row={row} />
      <small>{homes.length === 0 ? whoWords(row) : `首页：${homes.join('、')}`}</small>
    </div>
  );
}

/** How many cards stand beside each other. */
const columnsOf = (width: number): number => Math.max(1, Math.floor(width / CARD.width));

/** How many cards the list has beside each other, as its width changes. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const measure = () => setColumns(columnsOf(current.clientWidth));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [list]);
  return columns;
}

export function PageCards({ rows, total, selected, onSelect, onMore, ...rest }: PageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(list);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns.
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: Math.ceil(rows.length / columns),
    getScrollElement: () => list.current,
    estimateSize: () => CARD.height,
    overscan: 1,
  });
  const lines = getVirtualItems();
  const isNearEnd = ((lines.at(-1)?.index ?? 0) + 2) * columns >= rows.length;
  useEffect(() => {
    if (isNearEnd) onMore?.();
  }, [isNearEnd, onMore]);
  const shown = lines.flatMap(({ index, start }) =>
    rows.slice(index * columns, (index + 1) * columns).map((row, column) => ({ row, column, index, start })),
  );
  return (
    <div ref={list} className={styles['list']}>
      <ul className={styles['cards']} style={{ height: getTotalSize() }} aria-label={`页面，共 ${total} 个`}>
        {shown.map(({ row, column, index, start }) => (
          <li
            key={row.id}
            className={styles['place']}
            style={{ transform: `translate(${column * CARD.width}px, ${start}px)` }}
            aria-posinset={index * columns + column + 1}
            aria-setsize={total}
          >
            <PageCard
              {...rest}
              row={row}
              isSelected={selected.has(row.id)}
              onSelect={(isOn) => onSelect(row.id, isOn)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
