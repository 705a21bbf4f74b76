// Rows that are filled by pictures, several at once.
import { textOf } from '~/domain/coercion';
import { isRecord } from '~/domain/record';
import { isDemoPicture } from '~/domain/studio/demo-pictures';
import type { FormField } from '~/domain/studio/form';
import { defaultRow } from '../pickers/list-rows';

/** The field of a row that its pictures go to; undefined where rows have none of their own. */
export const rowPictureField = ({ rowPicture, fields = [] }: FormField): FormField | undefined =>
  fields.find(({ name, control }) => name === rowPicture && control === 'picture');

/** Rows whose picture is still to come: none, or the example of a fresh block. */
export const openRows = ({ rowPicture = '' }: FormField, rows: readonly unknown[]): unknown[] =>
  rows.filter((row) => isRecord(row) && isOpen(textOf(row[rowPicture])));

const isOpen = (url: string): boolean => url === '' || isDemoPicture(url);

/**
 * Pictures in rows that have none of their own yet, then in new rows, within the list's limit. Examples that are left over
 * go, as far as the list may be shorter.
 */
export function filledRows(field: FormField, rows: readonly unknown[], urls: readonly string[]): unknown[] {
  const name = field.rowPicture ?? '';
  const left = [...urls];
  const filled = rows.map((row) => {
    if (!isRecord(row) || !isOpen(textOf(row[name]))) return row;
    const url = left.shift();
    return url === undefined ? row : { ...row, [name]: url };
  });
  const { min = 0, max = Number.POSITIVE_INFINITY } = field.rows ?? {};
  const isExample = (row: unknown) => isRecord(row) && isDemoPicture(textOf(row[name]));
  while (filled.length > min && filled.some(isExample))
    filled.splice(filled.map(isExample).lastIndexOf(true), 1);
  const more = left.map((url) => {
    const row = defaultRow(field);
    return { ...(isRecord(row) ? row : {}), [name]: url };
  });
  return [...filled, ...more].slice(0, Math.max(rows.length, max));
}
