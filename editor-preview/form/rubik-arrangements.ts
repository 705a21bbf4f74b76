// Arrangements of the picture advert: cells on a grid, with the CSS texts and heights that the mall's editor stores.
// Source: diy/widgets/rubik.yaml.
import { textOf } from '~/domain/coercion';
import { isRecord } from '~/domain/record';
import { DESIGN_WIDTH } from '~/domain/rpx';
import { linkWords } from '~/domain/studio/link-entry';
import { readLink, WHOLE_LINK } from '~/domain/studio/link-value';
import { heightAtFullWidth, type Size } from '../media/picture-advice';

export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Arrangement {
  style: number;
  w: number;
  h: number;
  /** In rpx; `auto` is the picture's own. */
  height: number | 'auto';
  cells: readonly Cell[];
}

const cell = (...[x, y, w, h]: [x: number, y: number, w: number, h: number]): Cell => ({ x, y, w, h });
const row = (count: number, w: number, h: number): Cell[] =>
  Array.from({ length: count }, (_none, index) => cell(index * w, 0, w, h));

/** One picture of its own height. */
export const SINGLE = 0;
export const FREE = 8;

export const ARRANGEMENTS: readonly Arrangement[] = [
  { style: 0, w: 1, h: 1, height: 'auto', cells: [cell(0, 0, 1, 1)] },
  { style: 1, w: 25, h: 12, height: 360, cells: [cell(0, 0, 10, 12), cell(10, 0, 15, 12)] },
  {
    style: 2,
    w: 25,
    h: 12,
    height: 360,
    cells: [cell(0, 0, 10, 12), cell(10, 0, 15, 6), cell(10, 6, 15, 6)],
  },
  {
    style: 3,
    w: 50,
    h: 24,
    height: 360,
    cells: [cell(0, 0, 20, 24), cell(20, 0, 30, 12), cell(20, 12, 15, 12), cell(35, 12, 15, 12)],
  },
  { style: 4, w: 50, h: 16, height: 240, cells: row(2, 25, 16) },
  { style: 5, w: 75, h: 24, height: 240, cells: row(3, 25, 24) },
  { style: 6, w: 4, h: 1, height: 186, cells: row(4, 1, 1) },
  {
    style: 7,
    w: 250,
    h: 124,
    height: 372,
    cells: [cell(0, 0, 125, 62), cell(125, 0, 125, 62), cell(0, 62, 125, 62), cell(125, 62, 125, 62)],
  },
];

export interface Grid {
  w: number;
  h: number;
  space: number;
}

const percent = (part: number, whole: number): number =>
  Number(((part / Math.max(1, whole)) * 100).toFixed(4));

/** `calc(40% - 10px)`: the px are rpx. Cells have the space between them and none at the edge of the block. */
function axis(
  start: number,
  size: number,
  { count, space }: { count: number; space: number },
): [string, string] {
  const before = start > 0 ? space : 0;
  const after = start + size < count ? space : 0;
  return [
    start === 0 ? '0%' : `calc(${percent(start, count)}% + ${before}px)`,
    `calc(${percent(size, count)}% - ${before + after}px)`,
  ];
}

/** The four texts that are stored beside a cell. */
export function cssOf(
  { x, y, w, h }: Cell,
  { w: columns, h: rows, space }: Grid,
): Record<'width' | 'height' | 'left' | 'top', string> {
  const [left, width] = axis(x, w, { count: columns, space });
  const [top, height] = axis(y, h, { count: rows, space });
  return { width, height, left, top };
}

type Row = Readonly<Record<string, unknown>>;

const NEW_ROW: Row = { link: {} };

/** A row of the list for a cell; pictures and links stay. */
const placed = (stored: Row, at: Cell, grid: Grid): Row => ({ ...stored, ...at, ...cssOf(at, grid) });

const linkOf = (row: Row) => readLink({ shape: WHOLE_LINK, name: 'link', owner: row });

const isFilled = (row: Row): boolean => textOf(row['pic_url']) !== '' || linkOf(row) !== null;

/** A picture in words: its link, else its file. */
function nameOf(row: Row): string {
  const link = linkOf(row);
  return link === null ? textOf(row['pic_url']).replace(/^.*\//, '') : linkWords(link, null);
}

const NAMED = 3;

/** What the operator is told of pictures that fell out; '' for none. */
export function droppedWords(dropped: readonly Row[]): string {
  if (dropped.length === 0) return '';
  const more = dropped.length > NAMED ? ' 等' : '';
  const names = dropped.slice(0, NAMED).map(nameOf).join('、') + more;
  return `${dropped.length} 张图片放不下，已移出：${names}；撤销可以找回`;
}

interface Arranged {
  values: Row;
  /** Pictures that find no cell. */
  dropped: readonly Row[];
}

/** Of a grid of one's own that was just chosen; a cell is a unit. */
const FIRST_GRID = { w: 2, h: 2 };

function arrangedFreely(rows: readonly Row[], space: number): Arranged {
  const { w, h } = FIRST_GRID;
  const filled = rows.filter(isFilled);
  const list = filled
    .slice(0, w * h)
    .map((row, index) => placed(row, cell(index % w, Math.floor(index / w), 1, 1), { w, h, space }));
  return {
    values: { style: FREE, w, h, height: heightOf(FIRST_GRID), list },
    dropped: filled.slice(w * h),
  };
}

/** A grid of one's own with other columns or rows: what reaches beyond them falls out. */
export function fitted(
  list: readonly unknown[],
  grid: Grid,
): { list: readonly Row[]; dropped: readonly Row[] } {
  const rows = list.filter(isRecord);
  const fits = (row: Row) => {
    const { x, y, w, h } = cellOf(row);
    return x + w <= grid.w && y + h <= grid.h;
  };
  return {
    list: rows.filter(fits).map((row) => placed(row, cellOf(row), grid)),
    dropped: rows.filter((row) => !fits(row) && isFilled(row)),
  };
}

/** The block in another arrangement: its pictures fill the cells in their order. */
export function arranged(list: readonly unknown[], style: number, space: number): Arranged {
  const rows = list.filter(isRecord);
  const arrangement = ARRANGEMENTS.find((one) => one.style === style);
  if (arrangement === undefined) return arrangedFreely(rows, space);
  const { w, h, height, cells } = arrangement;
  const grid = { w, h, space };
  const next = cells.map((at, index) => {
    const made = placed(rows[index] ?? NEW_ROW, at, grid);
    return style === SINGLE ? { ...made, height: 'auto' } : made;
  });
  return { values: { style, w, h, height, list: next }, dropped: rows.slice(cells.length).filter(isFilled) };
}

/** Height of a free grid in rpx, whose units are squares. */
export const heightOf = ({ w, h }: { w: number; h: number }): number => (h * DESIGN_WIDTH) / w;

/** Stored height of the block where its one picture decides; nothing where that is not known, or otherwise. */
export const ownHeight = (style: number, picture: Size | null): string | undefined =>
  style === SINGLE && picture !== null ? heightAtFullWidth(picture).toFixed(2) : undefined;

/** What goes along with another space between the cells. */
export const arrangedSpace = (list: readonly unknown[], grid: Grid): Row => ({
  list: list.map((one) =>
    isRecord(one) && one['height'] !== 'auto' ? { ...one, ...cssOf(cellOf(one), grid) } : one,
  ),
});

const numberIn = (record: Row, name: string, fallback: number): number => {
  const value = Number(record[name]);
  return Number.isFinite(value) ? value : fallback;
};

export const cellOf = (record: Row): Cell => ({
  x: numberIn(record, 'x', 0),
  y: numberIn(record, 'y', 0),
  w: numberIn(record, 'w', 1),
  h: numberIn(record, 'h', 1),
});

/** Between two cells of the grid, both included. */
export const cellBetween = (a: readonly [number, number], b: readonly [number, number]): Cell => ({
  x: Math.min(a[0], b[0]),
  y: Math.min(a[1], b[1]),
  w: Math.abs(a[0] - b[0]) + 1,
  h: Math.abs(a[1] - b[1]) + 1,
});

export const overlaps = (a: Cell, b: Cell): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The list with a cell made on the free grid; null where it would cover another. */
export function withCell(list: readonly unknown[], at: Cell, grid: Grid): unknown[] | null {
  const isTaken = list.filter(isRecord).some((one) => overlaps(cellOf(one), at));
  return isTaken ? null : [...list, placed(NEW_ROW, at, grid)];
}

/** Wished size of a cell's picture in rpx: 「375×240」. */
export function wishedSize({ w, h }: Cell, grid: Grid, height: number): string {
  return `${Math.round((w / grid.w) * DESIGN_WIDTH)}×${Math.round((h / grid.h) * height)}`;
}
