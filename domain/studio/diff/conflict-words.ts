// Two values of one place in the words of operators: what was written here, and what somebody else wrote meanwhile.
import { textOf } from '../../coercion';
import { isRecord } from '../../record';
import type { FormField } from '../form';
import { withParts } from '../inserted';
import { linkWords } from '../link-entry';
import { readLink, WHOLE_LINK } from '../link-value';
import { isSameJson } from '../same-json';
import { differences, isSameSet } from './diff-block';
import { cut, shownValue } from './value-words';

const LONGEST = 60;
const MOST_ROWS = 6;

export interface Sides {
  /** Null where the value has no short words; the rows say what differs then. */
  readonly mine: string | null;
  readonly theirs: string | null;
  /** How the other value differs: 「第 2 个标题 “上新” → “热卖”」. */
  readonly rows: readonly string[];
}

export interface FieldPlace {
  /** Undefined where no control shows the value. */
  readonly field: FormField | undefined;
  /** Of the fields on the way, with the rows of lists: 「导航 第 2 个 名称」. */
  readonly titles: readonly string[];
  /** It is a row of the field's list. */
  readonly isRow: boolean;
}

const NOWHERE: FieldPlace = { field: undefined, titles: [], isRow: false };
const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

/** The field at a path within the object of the fields. */
export function placeAlong(fields: readonly FormField[], path: readonly string[]): FieldPlace {
  const [name, ...rest] = path;
  const field = fields.flatMap(withParts).find((one) => one.name === name);
  if (field === undefined) return NOWHERE;
  const [row] = rest;
  const isRow = isIndex(row);
  const titles = [field.title, ...(isRow ? [`第 ${Number(row) + 1} 个`] : [])];
  const inner = isRow ? rest.slice(1) : rest;
  if (inner.length === 0) return { field, titles, isRow };
  const found = placeAlong(field.fields ?? [], inner);
  return { ...found, titles: [...titles, ...found.titles] };
}

const FILES: ReadonlySet<string> = new Set(['picture', 'tile', 'video', 'url']);

const fileWords = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) || address;

function linkValueWords({ link: shape = WHOLE_LINK, name }: FormField, value: unknown): string {
  const link = readLink({ shape, name, owner: { [name]: value } });
  return link === null ? textOf(value) || '没有链接' : linkWords(link, null);
}

/** Null for lists and groups of values. */
function wordsOf(field: FormField | undefined, value: unknown): string | null {
  if (field?.control === 'link') return linkValueWords(field, value);
  if (typeof value === 'string' && field?.control === 'rich')
    return cut(value.replace(/<[^>]*>/g, ' '), LONGEST) || '没有文字';
  if (typeof value === 'string' && value !== '' && FILES.has(field?.control ?? '')) return fileWords(value);
  const words = field === undefined ? plainWords(value) : shownValue(field, value);
  return words === null ? null : cut(words, LONGEST);
}

function plainWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return '空';
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'object' ? null : textOf(value);
}

const sameAhead = (one: readonly unknown[], other: readonly unknown[]): number => {
  const most = Math.min(one.length, other.length);
  const first = one.slice(0, most).findIndex((row, index) => !isSameJson(row, other[index]));
  return first === -1 ? most : first;
};

function rowWords(field: FormField, number: number, rows: { mine: unknown; theirs: unknown }): string[] {
  const { mine, theirs } = rows;
  if (isSameJson(mine, theirs)) return [];
  const row = `第 ${number} 个`;
  if (isRecord(mine) && isRecord(theirs) && field.fields !== undefined)
    return differences(field.fields, mine, theirs).map((words) => `${row}${words}`);
  const [before, after] = [wordsOf(undefined, mine), wordsOf(undefined, theirs)];
  return [before === null || after === null ? `${row}不同` : `${row} ${before} → ${after}`];
}

/** Rows that are the same at both ends are left out: one that is put before the others moves none. */
function listRows(field: FormField, mine: readonly unknown[], theirs: readonly unknown[]): string[] {
  if (isSameSet(mine, theirs)) return [`${field.title}的顺序不同`];
  const start = sameAhead(mine, theirs);
  const end = sameAhead(mine.slice(start).reverse(), theirs.slice(start).reverse());
  const [own, other] = [mine.slice(start, mine.length - end), theirs.slice(start, theirs.length - end)];
  return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => {
    const number = start + index + 1;
    if (index >= own.length) return [`多了第 ${number} 个`];
    if (index >= other.length) return [`少了第 ${number} 个`];
    return rowWords(field, number, { mine: own[index], theirs: other[index] });
  }).flat();
}

const atMost = (rows: readonly string[]): string[] =>
  rows.length > MOST_ROWS ? [...rows.slice(0, MOST_ROWS), `还有 ${rows.length - MOST_ROWS} 处`] : [...rows];

/** Both values of a place; `fields` are those of its object where it is one. */
export function sidesOf(
  { field, isRow }: Omit<FieldPlace, 'titles'>,
  { mine, theirs, fields = [] }: { mine: unknown; theirs: unknown; fields?: readonly FormField[] },
): Sides {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const rows = field === undefined ? [] : listRows(field, mine as unknown[], theirs as unknown[]);
    return { mine: `${mine.length} 个`, theirs: `${theirs.length} 个`, rows: atMost(rows) };
  }
  if (isRecord(mine) && isRecord(theirs) && field?.control !== 'link')
    return { mine: null, theirs: null, rows: atMost(differences(field?.fields ?? fields, mine, theirs)) };
  const own = isRow ? undefined : field;
  const words = (value: unknown) => wordsOf(own, value) ?? '一组内容';
  return { mine: words(mine), theirs: words(theirs), rows: [] };
}
