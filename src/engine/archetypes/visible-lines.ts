// Which lines of a long list are rendered, and the heights of the spacers for all others.

/** Up to here a list is rendered whole; windowing is loaded for longer ones only. */
export const MAX_UNWINDOWED_ROWS = 40;

/** Consecutive lines, below a spacer for the lines left out before them. */
export interface Run {
  first: number;
  last: number;
  spacer: number;
}

/** The rendered lines; a line has as many rows as the list has columns. */
export interface VisibleLines {
  columns: number;
  runs: readonly Run[];
  /** Height of the spacer after the last run: px, or a CSS length while nothing is measured. */
  spacerAfter: number | string;
}

export interface PlacedLine {
  index: number;
  start: number;
  end: number;
}

export interface LineLayout {
  columns: number;
  lineCount: number;
  /** Offsets of the first line's start and the last line's end. */
  top: number;
  bottom: number;
  gap: number;
}

/** The first rows of a list that is long from its beginning, with the estimated height of all others. */
export function firstLines(rowCount: number, columns: number): VisibleLines {
  const rendered = MAX_UNWINDOWED_ROWS / columns;
  const leftOut = Math.ceil(rowCount / columns) - rendered;
  return {
    columns,
    runs: [{ first: 0, last: rendered - 1, spacer: 0 }],
    spacerAfter: `calc(${leftOut} * var(--line))`,
  };
}

/** Groups placed lines into runs; a spacer between them is itself a line of the layout, with a gap at each side. */
export function visibleLines(lines: readonly PlacedLine[], layout: LineLayout): VisibleLines {
  const { columns, lineCount, top, bottom, gap } = layout;
  const runs: Run[] = [];
  let next = 0;
  let end = top - gap;
  for (const line of lines) {
    const run = runs.at(-1);
    if (run !== undefined && line.index === next) run.last = line.index;
    else {
      const spacer = line.index === next ? 0 : Math.max(0, line.start - end - 2 * gap);
      runs.push({ first: line.index, last: line.index, spacer });
    }
    next = line.index + 1;
    end = line.end;
  }
  return { columns, runs, spacerAfter: next >= lineCount ? 0 : Math.max(0, bottom - end - gap) };
}

/** The line index of each rendered row, in order. */
export function linesOfRows(rendered: VisibleLines, rowCount: number): number[] {
  const { columns, runs } = rendered;
  return runs.flatMap(({ first, last }) => {
    const from = first * columns;
    const count = Math.max(0, Math.min(rowCount, (last + 1) * columns) - from);
    return Array.from({ length: count }, (_, place) => Math.floor((from + place) / columns));
  });
}

/** Adds a line to a range unless it is in it. */
export function withLine(range: readonly number[], line: number | null, lineCount: number): number[] {
  if (line === null || line >= lineCount || range.includes(line)) return [...range];
  return [...range, line].sort((a, b) => a - b);
}
