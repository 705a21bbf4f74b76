// Titles of the mall's screens as they are stored: rows `{name, value, new_name}`, those of renamed screens at least.
import { textOf } from '~/domain/coercion';
import { arrayOf, isRecord } from '~/domain/record';

export interface Screen {
  path: string;
  /** The title that it has by itself. */
  name: string;
}

type Row = Readonly<Record<string, unknown>>;

const isOf =
  ({ path }: Screen) =>
  (row: unknown): row is Row =>
    isRecord(row) && row['value'] === path;

/** Screens of the mall's configuration that can have another title. */
export const screensOf = (titles: unknown): Screen[] =>
  arrayOf(titles)
    .filter(isRecord)
    .map((row) => ({ path: textOf(row['value']), name: textOf(row['name']) }))
    .filter(({ path }) => path !== '');

/** The other title of a screen; '' where it has its own. */
export function titleOf(stored: unknown, screen: Screen): string {
  const title = textOf(arrayOf(stored).find(isOf(screen))?.['new_name']);
  return title === screen.name ? '' : title;
}

/** Rows with another title of a screen, '' for its own; all that is not of this screen stays. */
export function renamed(stored: unknown, screen: Screen, title: string): unknown[] {
  const rows = arrayOf(stored);
  const known = rows.find(isOf(screen));
  if (title === '' || title === screen.name) return rows.filter((row) => row !== known);
  if (known === undefined) return [...rows, { name: screen.name, value: screen.path, new_name: title }];
  return rows.map((row) => (row === known ? { ...known, new_name: title } : row));
}
