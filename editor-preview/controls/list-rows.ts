// Rows of lists: their summary and what a new one holds.
import { isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { pathOf, valueAt } from '~/domain/studio/pointer';

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `{name} → {link.name}` filled in; what stays empty falls away with its arrow. */
export function rowSummary({ row = '', item }: FormField, value: unknown, index: number): string {
  if (item !== undefined) return wordOf(value) === '' ? `第 ${index + 1} 项` : wordOf(value);
  const parts = row.split(' → ').map((part) =>
    part.replace(/\{([\w.]+)\}/g, (_match, name: string) => {
      const at = name
        .split('.')
        .map((step) => `/${step}`)
        .join('');
      return wordOf(valueAt(value, pathOf(at).length === 0 ? '' : at));
    }),
  );
  const words = parts.map((part) => part.trim()).filter((part) => part !== '');
  return words.length === 0 ? `第 ${index + 1} 项` : words.join(' → ');
}

/** A new row of what its fields have by default. */
export function defaultRow({ item, fields = [] }: FormField): unknown {
  if (item !== undefined) return item.initial ?? item.default ?? '';
  const all = fields.flatMap((field) => [field, ...(field.parts ?? [])]);
  const entries = all
    .filter(({ optional, initial }) => optional !== true || initial !== undefined)
    .map(({ name, initial, default: value, fields: inner }) => {
      const made = initial ?? value ?? (inner === undefined ? '' : {});
      return [name, isRecord(made) || Array.isArray(made) ? structuredClone(made) : made] as const;
    });
  return Object.fromEntries(entries);
}
