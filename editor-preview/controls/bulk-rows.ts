// Rows that are filled by pictures, several at once.
import { textOf } from '~/domain/coercion';
import { isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { defaultRow } from './list-rows';

/** The field of a row that its pictures go to; undefined where rows have none of their own. */
export const rowPictureField = ({ rowPicture, fields = [] }: FormField): FormField | undefined =>
  fields.find(({ name, control }) => name === rowPicture && control === 'picture');

/** Pictures in rows that have none yet, then in new rows, within the list's limit. */
export function filledRows(field: FormField, rows: readonly unknown[], urls: readonly string[]): unknown[] {
  const name = field.rowPicture ?? '';
  const left = [...urls];
  const filled = rows.map((row) => {
    if (!isRecord(row) || textOf(row[name]) !== '') return row;
    const url = left.shift();
    return url === undefined ? row : { ...row, [name]: url };
  });
  const more = left.map((url) => {
    const row = defaultRow(field);
    return { ...(isRecord(row) ? row : {}), [name]: url };
  });
  return [...filled, ...more].slice(0, Math.max(rows.length, field.rows?.max ?? Number.POSITIVE_INFINITY));
}
