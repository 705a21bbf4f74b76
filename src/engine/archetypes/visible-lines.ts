// Owns which lines of a long list are drawn, and how much room stands for those that are not.

/** Lists up to here are drawn whole; what draws them in part is loaded for longer ones only. */
export const MAX_UNWINDOWED_ROWS = 40;

/** Lines that follow each other, below room for the lines left out before them. */
export interface Run {
  first: number;
  last: number;
  room: number;
}

/** What of a list is drawn; a line holds as many rows as the list has columns. */
export interface VisibleLines {
  columns: number;
  runs: readonly Run[];
  /** Room for the lines after the last run: px, or a length in CSS while nothing is measured. */
  roomAfter: number | string;
}

export interface PlacedLine {
  index: number;
  start: number;
  end: number;
}

export interface LineLayout {
  columns: number;
  lineCount: number;
  /** Where the first line starts, and where the last one ends. */
  top: number;
  bottom: number;
  gap: number;
}

/** The first rows of a list that is long from its beginning, with about the room of all the others. */
export function firstLines(rowCount: number, columns: number): VisibleLines {
  const drawn = MAX_UNWINDOWED_ROWS / columns;
  const leftOut = Math.ceil(rowCount / columns) - drawn;
  return {
    columns,
    runs: [{ first: 0, last: drawn - 1, room: 0 }],
    roomAfter: `calc(${leftOut} * var(--line))`,
  };
}

/** Runs of placed lines; the room between them is itself a line of the layout, with a gap at each side. */
export function visibleLines(lines: readonly PlacedLine[], layout: LineLayout): VisibleLines {
  const { columns, lineCount, top, bottom, gap } = layout;
  const runs: Run[] = [];
  let next = 0;
  let end = top - gap;
  for (const line of lines) {
    const run = runs.at(-1);
    if (run !== undefined && line.index === next) run.last = line.index;
    else {
      const room = line.index === next ? 0 : Math.max(0, line.start - end - 2 * gap);
      runs.push({ first: line.index, last: line.index, room });
    }
    next = line.index + 1;
    end = line.end;
  }
  return { columns, runs, roomAfter: next >= lineCount ? 0 : Math.max(0, bottom - end - gap) };
}

/** The line of each row that is drawn, in order. */
export function linesOfRows(drawn: VisibleLines, rowCount: number): number[] {
  const { columns, runs } = drawn;
  return runs.flatMap(({ first, last }) => {
    const from = first * columns;
    const count = Math.max(0, Math.min(rowCount, (last + 1) * columns) - from);
    return Array.from({ length: count }, (_, place) => Math.floor((from + place) / columns));
  });
}

/** Adds a line to a range that may do without it. */
export function withLine(range: readonly number[], line: number | null, lineCount: number): number[] {
  if (line === null || line >= lineCount || range.includes(line)) return [...range];
  return [...range, line].sort((a, b) => a - b);
}
