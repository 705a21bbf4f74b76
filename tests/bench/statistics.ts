// Statistics and output of measurements: medians with quartiles, Markdown tables.

export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/** The value below which `share` of the sorted values lie, interpolated. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const before = sorted[Math.floor(place)] ?? Number.NaN;
  const after = sorted[Math.ceil(place)] ?? before;
  return before + (after - before) * (place - Math.floor(place));
}

export function quartiles(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((a, b) => a - b);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

/** Three significant figures. */
export const figure = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

/** `1.05 [0.98–1.12]` */
export function spread(values: readonly number[]): string {
  const { low, median, high } = quartiles(values);
  return `${figure(median)} [${figure(low)}–${figure(high)}]`;
}

/** A Markdown table; the first row is its header. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 3));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** The items in a new order for each round. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
