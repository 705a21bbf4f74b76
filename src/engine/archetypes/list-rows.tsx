// Owns drawing the rows of an endless list: all of a short one, of a long one those near the screen.
import { type ComponentType, type ReactElement, Suspense, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { classes } from '~/ui/classes';
import { reportError } from '../../services/error-report';
import { lazyPart } from '../lazy-part';
import { type VisibleLines, firstLines, MAX_UNWINDOWED_ROWS } from './visible-lines';
import styles from './list.module.css';

/** A row draws one element, whose height is measured where the list is long. */
export interface RowProps<R> {
  row: R;
  /** Asks the whole list anew, after an act that changed it. */
  refresh: () => void;
}

interface ListRowsProps<R> {
  rows: readonly R[];
  Row: ComponentType<RowProps<R>>;
  keyOf: (row: R) => string | number;
  layout: 'rows' | 'grid';
  refresh: () => void;
}

const ListWindow = lazyPart('list-window', () => import('./list-window'));

const room = (height: number | string, key: string): ReactElement => (
  <div key={key} className={styles.room} style={{ height }} data-room />
);

/** One flat array: a row keeps its state while the lines around it come and go. */
function partOf(
  elements: readonly ReactElement[],
  { columns, runs, roomAfter }: VisibleLines,
): ReactElement[] {
  const drawn = runs.flatMap((run) => {
    const part = elements.slice(run.first * columns, (run.last + 1) * columns);
    return run.room === 0 ? part : [room(run.room, `room before ${run.first}`), ...part];
  });
  return roomAfter === 0 ? drawn : [...drawn, room(roomAfter, 'room after')];
}

/** What is drawn of a long list; null for all of it, as long as nothing has measured it. */
function useDrawn(rowCount: number, columns: number) {
  const isLong = rowCount > MAX_UNWINDOWED_ROWS;
  const [drawn, setDrawn] = useState(() => (isLong ? firstLines(rowCount, columns) : null));
  const [isPlain, setIsPlain] = useState(false);
  // What was drawn of a list that has become short, or of another layout, says nothing of this one.
  if (drawn !== null && !isLong) setDrawn(null);
  else if (drawn !== null && drawn.columns !== columns) setDrawn(firstLines(rowCount, columns));
  return { drawn: isPlain ? null : drawn, isWindowed: isLong && !isPlain, setDrawn, setIsPlain };
}

export function ListRows<R>({ rows, Row, keyOf, layout, refresh }: ListRowsProps<R>) {
  const columns = layout === 'grid' ? 2 : 1;
  const list = useRef<HTMLDivElement>(null);
  const { drawn, isWindowed, setDrawn, setIsPlain } = useDrawn(rows.length, columns);
  // The same elements for the same rows: scrolling draws only those that come into reach.
  const elements = useMemo(
    () => rows.map((row) => <Row key={keyOf(row)} row={row} refresh={refresh} />),
    [rows, Row, keyOf, refresh],
  );
  const keyOfLine = useMemo(
    () => (line: number) => elements[line * columns]?.key ?? line,
    [elements, columns],
  );
  return (
    <>
      <div
        ref={list}
        className={classes(styles.list, layout === 'grid' && styles.grid, drawn !== null && styles.windowed)}
        data-testid="list"
      >
        {drawn === null ? elements : partOf(elements, drawn)}
      </div>
      {isWindowed ? (
        <ErrorBoundary
          fallback={null}
          onError={(error) => {
            reportError(error, { path: ListWindow.path });
            // Without that code a long list is slow, but whole.
            setIsPlain(true);
          }}
        >
          <Suspense fallback={null}>
            <ListWindow
              key={columns}
              list={list}
              drawn={drawn}
              rowCount={rows.length}
              columns={columns}
              keyOfLine={keyOfLine}
              onDrawn={setDrawn}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
