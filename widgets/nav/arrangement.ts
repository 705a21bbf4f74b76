// The arrangement of the entries: rows, strip or pages, from the newer fields or those of older documents.

/** The deciding fields, checked or not. */
export interface NavFields {
  readonly navType?: unknown;
  readonly modeType?: unknown;
  readonly aloneNum?: unknown;
  readonly lineNum?: unknown;
  readonly columns?: unknown;
  readonly rows?: unknown;
  readonly scroll?: unknown;
  readonly navs?: unknown;
}

export interface Arrangement {
  kind: 'grid' | 'strip';
  look: 'img' | 'text' | 'older';
  /** Entries per row; in a strip: per its width. */
  columns: number;
  /** Entries per page; further pages swipe. */
  pageSize: number;
  /** Whether entries beyond the first page are left out. */
  isCutOff: boolean;
}

const whole = (value: unknown, allowed: { least: number; most: number; fallback: number }): number => {
  const amount = Number(value);
  const isUsable = Number.isInteger(amount) && amount >= allowed.least && amount <= allowed.most;
  return isUsable ? amount : allowed.fallback;
};

const OFF: ReadonlySet<unknown> = new Set([false, 0, '0', 'false', '']);

/** Documents without modeType have pages of rows x columns; `scroll` off cuts off what is beyond the first. */
function older(data: NavFields): Arrangement {
  const columns = whole(data.columns, { least: 3, most: 6, fallback: 4 });
  const rows = whole(data.rows, { least: 1, most: 20, fallback: 1 });
  return { kind: 'grid', look: 'older', columns, pageSize: rows * columns, isCutOff: OFF.has(data.scroll) };
}

/** The arrangement of any data, also unchecked. */
export function arrange(data: NavFields): Arrangement {
  if (data.modeType === undefined) return older(data);
  const look = data.modeType === 'text' ? 'text' : 'img';
  const common = { look, isCutOff: false } as const;
  if (data.navType === 'alone') {
    const columns = whole(data.aloneNum, { least: 3, most: 6, fallback: 3 });
    return { ...common, kind: 'strip', columns, pageSize: Number.POSITIVE_INFINITY };
  }
  const columns = whole(data.columns, { least: 3, most: 6, fallback: 4 });
  if (data.navType !== 'multi')
    return { ...common, kind: 'grid', columns, pageSize: Number.POSITIVE_INFINITY };
  const lines = whole(data.lineNum, { least: 2, most: 4, fallback: 2 });
  return { ...common, kind: 'grid', columns, pageSize: lines * columns };
}

/** Splits the entries into pages. */
export function pagesOf<Item>(items: readonly Item[], { pageSize, isCutOff }: Arrangement): Item[][] {
  const count = isCutOff ? 1 : Math.ceil(items.length / pageSize);
  if (!Number.isFinite(pageSize)) return [[...items]];
  return Array.from({ length: count }, (_, page) => items.slice(page * pageSize, (page + 1) * pageSize));
}

/** Width of an entry in a strip, in rpx: from five on, half an entry is visible to show that there are more. */
export const stripCellWidth = (columns: number): number => 750 / (columns >= 5 ? columns + 0.5 : columns);

/** Texts in which each code unit is a character: Chinese, and ASCII. */
const PLAIN = /^[\u0020-\u007e\u3001-\u3029\u4e00-\u9fff\uff00-\uffef]*$/;

/** Most names need no segmenter: creating one takes 80 ms on a phone with a quarter of a desktop’s speed. */
const charactersOf = (name: string): readonly string[] =>
  PLAIN.test(name)
    ? name.split('')
    : Array.from(
        new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(name),
        ({ segment }) => segment,
      );

/** The rendered label: five characters, four where a row has more than five. */
export const shortName = (name: string, columns: number): string =>
  charactersOf(name)
    .slice(0, columns > 5 ? 4 : 5)
    .join('');

/** Heights in rpx: of a row, and of the space below the last one. */
const HEIGHTS: Readonly<Record<Arrangement['look'], { row: number; footer: number }>> = {
  img: { row: 166, footer: 24 },
  text: { row: 66, footer: 28 },
  older: { row: 156, footer: 0 },
};

/** Dots of the pages with their margins. */
const MARKS = 40;

/** Height of the block in rpx, from unchecked data. */
export function heightOf(data: NavFields): number {
  const count = Array.isArray(data.navs) ? data.navs.length : 0;
  if (count === 0) return 0;
  const { kind, look, columns, pageSize, isCutOff } = arrange(data);
  const { row, footer } = HEIGHTS[look];
  const rows = kind === 'strip' ? 1 : Math.ceil(Math.min(count, pageSize) / columns);
  const hasMarks = kind === 'grid' && !isCutOff && count > pageSize;
  return Math.min(rows * row + (hasMarks ? MARKS : footer), 5000);
}
