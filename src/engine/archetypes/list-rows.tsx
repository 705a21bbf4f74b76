// Renders the rows of an endless list; a long one is windowed to the rows near the screen.
import {
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  Suspense,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '~/renderer/lazy-part';
import { classes } from '~/ui/classes';
import { reportError } from '../../services/error-report';
import { type VisibleLines, firstLines, MAX_UNWINDOWED_ROWS } from './visible-lines';
import styles from './list.module.css';

/** A row renders one element, whose height is measured where the list is long. */
export interface RowProps<R, Q = unknown> {
  /** As it was answered, or arranged. */
  row: R;
  /** Reloads the whole list, after an action that changed it. */
  refresh: () => void;
  /** Parameters of the screen, such as the tab. */
  query: Q;
}

interface ListRowsProps<R, Q> {
  rows: readonly R[];
  Row: ComponentType<RowProps<R, Q>>;
  keyOf: (row: R) => string | number;
  layout: 'rows' | 'grid';
  refresh: () => void;
  query: Q;
  /** Heading of the group that a row belongs to; shown over the first of each. */
  groupOf?: ((row: R) => string) | undefined;
}

const ListWindow = lazyPart('list-window', () => import('./list-window'));

const spacer = (height: number | string, key: string): ReactElement => (
  <div key={key} className={styles.spacer} style={{ height }} data-spacer />
);

/** One flat array: a row keeps its state while the lines around it come and go. */
function partOf(
  elements: readonly ReactElement[],
  { columns, runs, spacerAfter }: VisibleLines,
): ReactElement[] {
  const rendered = runs.flatMap((run) => {
    const part = elements.slice(run.first * columns, (run.last + 1) * columns);
    return run.spacer === 0 ? part : [spacer(run.spacer, `spacer before ${run.first}`), ...part];
  });
  return spacerAfter === 0 ? rendered : [...rendered, spacer(spacerAfter, 'spacer after')];
}

/** The rendered lines of a long list; null for all of them, until the list has been measured. */
function useVisibleLines(rowCount: number, columns: number) {
  const isLong = rowCount > MAX_UNWINDOWED_ROWS;
  const [rendered, setVisibleLines] = useState(() => (isLong ? firstLines(rowCount, columns) : null));
  const [isPlain, setIsPlain] = useState(false);
  // Lines of a list that has become short, or of another layout, are void.
  if (rendered !== null && !isLong) setVisibleLines(null);
  else if (rendered !== null && rendered.columns !== columns) setVisibleLines(firstLines(rowCount, columns));
  return { rendered: isPlain ? null : rendered, isWindowed: isLong && !isPlain, setVisibleLines, setIsPlain };
}

/** One element a row, the first of a group with its heading; stable, so scrolling renders only what enters the window. */
function useElements<R, Q>(props: Omit<ListRowsProps<R, Q>, 'layout'>): readonly ReactElement[] {
  const { rows, Row, keyOf, refresh, query, groupOf } = props;
  return useMemo(
    () =>
      rows.map((row, place) => {
        const heading = groupOf?.(row);
        const before = rows[place - 1];
        const isFirst = heading !== undefined && (before === undefined || groupOf?.(before) !== heading);
        const shown = <Row key={keyOf(row)} row={row} refresh={refresh} query={query} />;
        if (!isFirst) return shown;
        return (
          <div key={keyOf(row)} className={styles.group}>
            <h2 className={styles.heading}>{heading}</h2>
            {shown}
          </div>
        );
      }),
    [rows, Row, keyOf, refresh, query, groupOf],
  );
}

/** Without its chunk a long list renders in full: slow, but complete. */
const Windowed = ({ onLoss, ...props }: ComponentProps<typeof ListWindow> & { onLoss: () => void }) => (
  <ErrorBoundary
    fallback={null}
    onError={(error) => {
      reportError(error, { path: ListWindow.path });
      onLoss();
    }}
  >
    <Suspense fallback={null}>
      <ListWindow key={props.columns} {...props} />
    </Suspense>
  </ErrorBoundary>
);

export function ListRows<R, Q>({ rows, Row, keyOf, layout, refresh, query, groupOf }: ListRowsProps<R, Q>) {
  const columns = layout === 'grid' ? 2 : 1;
  const list = useRef<HTMLDivElement>(null);
  const { rendered, isWindowed, setVisibleLines, setIsPlain } = useVisibleLines(rows.length, columns);
  const elements = useElements({ rows, Row, keyOf, refresh, query, groupOf });
  const keyOfLine = useMemo(
    () => (line: number) => elements[line * columns]?.key ?? line,
    [elements, columns],
  );
  return (
    <>
      <div
        ref={list}
        className={classes(
          styles.list,
          layout === 'grid' && styles.grid,
          rendered !== null && styles.windowed,
        )}
        data-testid="list"
      >
        {rendered === null ? elements : partOf(elements, rendered)}
      </div>
      {isWindowed ? (
        <Windowed
          {...{ list, rendered, columns, keyOfLine }}
          rowCount={rows.length}
          onVisibleLines={setVisibleLines}
          onLoss={() => setIsPlain(true)}
        />
      ) : null}
    </>
  );
}
