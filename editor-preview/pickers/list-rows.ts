// Rows of lists: their summary, what a new one holds, how they change places, and rows out of a spreadsheet.
import { firstLetters } from '~/domain/text';
import { isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { linkWords } from '~/domain/studio/link-entry';
import { readLink, WHOLE_LINK } from '~/domain/studio/link-value';
import { pathOf, valueAt } from '~/domain/studio/pointer';
import { storedNumber } from '~/domain/studio/shown-number';
import { readNumber } from './read-number';

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** How operators call one row: the 「图片」 of 「添加图片」. */
const kindWord = ({ rows, title }: FormField): string =>
  /^(?:添加|选择)(?!一项)(.+)$/.exec(rows?.add ?? '')?.[1] ?? title;

/** Why the summary has no words: what the row lacks, or where its link without a name leads. */
function lackWords({ row = '', fields = [] }: FormField, value: unknown): string {
  const [, root = ''] = /\{(\w+)/.exec(row) ?? [];
  const link = root === 'link' ? fields.find(({ control }) => control === 'link') : undefined;
  if (link === undefined) {
    const lacking = fields.find(({ name }) => name === root);
    return `还没有${lacking?.title ?? '内容'}`;
  }
  const { name, link: shape = WHOLE_LINK } = link;
  const target = isRecord(value) ? readLink({ shape, name, owner: value }) : null;
  return target === null ? `还没有${link.title}` : linkWords(target, null);
}

/** `{name} → {link.name}` filled in; what stays empty falls away with its arrow, and all of it says what the row is. */
export function rowSummary(field: FormField, value: unknown, index: number): string {
  const { row = '', item } = field;
  const named = (rest: string) => `${kindWord(field)} ${index + 1} · ${rest}`;
  if (item !== undefined) return wordOf(value) === '' ? named('还没有内容') : wordOf(value);
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
  return words.length === 0 ? named(lackWords(field, value)) : words.join(' → ');
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

/** With the row at another place. */
export function movedRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

const PASTED = new Set([
  'text',
  'textarea',
  'url',
  'phone',
  'number',
  'length',
  'range',
  'select',
  'segments',
  'switch',
]);

/** Fields of a row that cells of a spreadsheet can fill, in the order of the columns. */
export const pastedFields = ({ item, fields = [] }: FormField): readonly FormField[] =>
  item === undefined ? fields.filter(({ control }) => PASTED.has(control)) : [item];

/** The value that a cell's text means; undefined where it means none. */
function cellValue(field: FormField, text: string): unknown {
  const { kind, options, switch: values, maxLength } = field;
  if (options !== undefined) return options.find(({ words }) => words === text)?.value;
  if (values !== undefined || kind === 'boolean') {
    if (/^(是|开|1|true)$/i.test(text)) return values?.on ?? true;
    return /^(否|关|0|false)$/i.test(text) ? (values?.off ?? false) : undefined;
  }
  if (kind === 'integer' || kind === 'number') {
    const amount = readNumber(text);
    return amount === null ? undefined : storedNumber(field, amount);
  }
  return firstLetters(text, maxLength);
}

/** Rows out of tab-separated text, at most `most`; cells that mean nothing stay as in a new row. */
export function rowsFromText(field: FormField, text: string, most = Infinity): unknown[] {
  const columns = pastedFields(field);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.slice(0, most).map((line) => {
    const cells = line.split('\t').map((cell) => cell.trim());
    const [only] = columns;
    if (field.item !== undefined && only !== undefined) return cellValue(only, cells[0] ?? '') ?? '';
    const values = columns.flatMap((column, index) => {
      const value = cells[index] === undefined ? undefined : cellValue(column, cells[index]);
      return value === undefined ? [] : [[column.name, value] as const];
    });
    const made = defaultRow(field);
    return { ...(isRecord(made) ? made : {}), ...Object.fromEntries(values) };
  });
}
