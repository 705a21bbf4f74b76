// Windows a long list: finds the lines near the visible part by their measured heights.
import { defaultRangeExtractor, elementScroll, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useScrollerRef } from '../scroller';
import { type VisibleLines, visibleLines, linesOfRows, withLine } from './visible-lines';

interface ListWindowProps {
  list: RefObject<HTMLElement | null>;
  /** The lines that are rendered now; null for all rows. */
  rendered: VisibleLines | null;
  rowCount: number;
  columns: number;
  keyOfLine: (line: number) => string | number;
  onVisibleLines: (rendered: VisibleLines) => void;
}

/** Position of the list in its scroller, in px. */
interface Frame {
  top: number;
  gap: number;
}

interface MeasuredLine {
  key: string | number;
  size: number;
}

/** The list's size and position when windowing began. */
interface Start {
  frame: Frame;
  measured: readonly MeasuredLine[];
  /** Never changes: another estimate for lines far above would move those on the screen. */
  guess: number;
}

const LINE = 'data-line';

/** Lines rendered beyond each edge, by columns: some 300 px, as two columns of goods may have 400 elements in all. */
const REACH: Readonly<Record<number, number>> = { 1: 3, 2: 1 };

/** With fractions: rounded heights would move the rows a little whenever one leaves. */
const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height;

function frameOf(list: HTMLElement, scroller: HTMLElement): Frame {
  const { rowGap, paddingTop } = getComputedStyle(list);
  const offset = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return {
    top: Math.round(offset + scroller.scrollTop + (Number.parseFloat(paddingTop) || 0)),
    gap: Number.parseFloat(rowGap) || 0,
  };
}

/** The first element of each line, whose height is the line's; every element gets its line's index. */
function markLines(
  list: HTMLElement,
  { rendered, rowCount, columns }: Pick<ListWindowProps, 'rendered' | 'rowCount' | 'columns'>,
): Map<number, HTMLElement> {
  const all: VisibleLines = { columns, runs: [{ first: 0, last: rowCount, spacer: 0 }], spacerAfter: 0 };
  const lines = linesOfRows(rendered ?? all, rowCount);
  const elements = [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['spacer'] === undefined,
  );
  const heads = new Map<number, HTMLElement>();
  elements.forEach((element, place) => {
    const line = lines[place];
    if (line === undefined) return;
    element.setAttribute(LINE, String(line));
    if (!heads.has(line)) heads.set(line, element);
  });
  return heads;
}

function startOf(scroller: HTMLElement, list: HTMLElement, props: ListWindowProps): Start {
  const heads = markLines(list, props);
  const measured = [...heads].map(([line, head]) => ({ key: props.keyOfLine(line), size: heightOf(head) }));
  const sum = measured.reduce((total, { size }) => total + size, 0);
  return {
    frame: frameOf(list, scroller),
    measured,
    guess: measured.length === 0 ? 0 : sum / measured.length,
  };
}

/** The line that holds the keyboard's focus. */
function focusedLine(list: HTMLElement | null): number | null {
  const focused = document.activeElement;
  if (list === null || focused === null || !list.contains(focused)) return null;
  const line = focused.closest(`[${LINE}]`)?.getAttribute(LINE);
  return line === null || line === undefined ? null : Number(line);
}

/** Runs after each render, before paint. */
function useAfterDrawing(act: () => void): void {
  useLayoutEffect(() => act());
}

/** Turns off the browser's scroll anchoring, which would correct a second time what is corrected here. */
function useManualScrollAnchoring(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    element?.style.setProperty('overflow-anchor', 'none');
    return () => void element?.style.removeProperty('overflow-anchor');
  }, [scroller]);
}

type WindowOptions = Pick<ListWindowProps, 'list' | 'rowCount' | 'columns' | 'keyOfLine'> & {
  start: Start;
  frame: Frame;
};

function useLines({ list, rowCount, columns, keyOfLine, start, frame }: WindowOptions) {
  const scroller = useScrollerRef();
  const [measured] = useState(() =>
    start.measured.map(({ key, size }, index) => ({ key, size, index, start: 0, end: size, lane: 0 })),
  );
  const rangeExtractor = useCallback(
    (range: Range) => withLine(defaultRangeExtractor(range), focusedLine(list.current), range.count),
    [list],
  );
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns.
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: Math.ceil(rowCount / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => start.guess,
    initialMeasurementsCache: measured,
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    getItemKey: keyOfLine,
    scrollMargin: frame.top,
    gap: frame.gap,
    overscan: REACH[columns] ?? 1,
    indexAttribute: LINE,
    measureElement: heightOf,
    rangeExtractor,
    scrollToFn: (offset, options, instance) => {
      // Even scrolling to the same position would end the shopper's fling.
      const target = offset + (options.adjustments ?? 0);
      if (target !== scroller.current?.scrollTop) elementScroll(offset, options, instance);
    },
  });
  // Rows are in the flow: any change of height above the visible part moves what is seen.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (line, _delta, { scrollOffset }) =>
    line.end <= (scrollOffset ?? 0);
  return virtualizer;
}

function WindowKeeper({ start, ...props }: ListWindowProps & { start: Start }) {
  const { list, rendered, rowCount, columns, onVisibleLines } = props;
  const scroller = useScrollerRef();
  const [frame, setFrame] = useState(start.frame);
  useManualScrollAnchoring(scroller);
  const virtualizer = useLines({ ...props, start, frame });
  const lines = virtualizer.getVirtualItems();
  const bottom = frame.top + virtualizer.getTotalSize();
  const lineCount = virtualizer.options.count;
  useLayoutEffect(() => {
    // A scroller without a height shows nothing: the rendered lines stay.
    if (lines.length > 0) onVisibleLines(visibleLines(lines, { ...frame, bottom, columns, lineCount }));
  }, [lines, frame, bottom, columns, lineCount, onVisibleLines]);
  useAfterDrawing(() => {
    if (list.current === null || scroller.current === null) return;
    const heads = markLines(list.current, { rendered, rowCount, columns });
    for (const head of heads.values()) virtualizer.measureElement(head);
    // Stops observing the removed ones.
    virtualizer.measureElement(null);
    if (virtualizer.isScrolling) return;
    const next = frameOf(list.current, scroller.current);
    if (next.top !== frame.top || next.gap !== frame.gap) setFrame(next);
  });
  return null;
}

/** Renders nothing: computes which lines the list renders, from those measured so far. */
export default function ListWindow(props: ListWindowProps) {
  const scroller = useScrollerRef();
  const { list } = props;
  const [start, setStart] = useState<Start | null>(null);
  useAfterDrawing(() => {
    if (start === null && list.current !== null && scroller.current !== null)
      setStart(startOf(scroller.current, list.current, props));
  });
  return start === null ? null : <WindowKeeper start={start} {...props} />;
}
