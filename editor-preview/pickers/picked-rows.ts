// Rows that a layout stores of what was chosen, and how stored rows are read.
import { numberOf, textOf } from '~/domain/coercion';
import { isRecord } from '~/domain/record';
import type { Picked } from '~/domain/studio/api-library';
import type { FormField } from '~/domain/studio/form';
import { firstLetters } from '~/domain/text';
import { defaultRow } from './list-rows';

type Row = Readonly<Record<string, unknown>>;

/** Names of snapshots that the API gives under another one. */
const ALIASES: Readonly<Record<string, string>> = {
  coupon_id: 'id',
  cat_id: 'id',
  video_id: 'id',
  cat_name: 'name',
  menuName: 'name',
  title: 'name',
  video_title: 'title',
  originalPrice: 'original_price',
  cover_pic: 'picUrl',
};

/** What is stored of a chosen thing under a name; undefined where it has no such thing. */
function snapshotValue({ id, name, picUrl, stored }: Picked, property: string): unknown {
  const all: Row = { id, name, picUrl, ...stored };
  return all[property] ?? all[ALIASES[property] ?? ''];
}

const isOwn = ({ fields = [] }: FormField, name: string): boolean =>
  fields.some((field) => field.name === name && field.kind === 'text' && field.control === 'text');

/** Goods of an activity are stored with their struck price under a name of its own, not under the goods' as well. */
const isStoredAnew = (name: string, names: readonly string[]): boolean =>
  name === 'original_price' && names.includes('originalPrice');

/** The row of a newly chosen thing: what the field's snapshot names, its own properties by default. */
export function rowOf(field: FormField, picked: Picked): Row {
  const base = field.fields === undefined || field.fields.length === 0 ? {} : defaultRow(field);
  const names = field.snapshot ?? Object.keys(picked.stored);
  const entries = names.flatMap((name) => {
    const value = snapshotValue(picked, name);
    return value === undefined || isStoredAnew(name, names) ? [] : [[name, value] as const];
  });
  const row: Row = { ...(isRecord(base) ? base : {}), ...Object.fromEntries(entries) };
  // A row's own name begins with that of what was chosen.
  const ownName = ['menuName', 'tabName', 'name'].find((name) => isOwn(field, name));
  if (ownName === undefined || textOf(row[ownName]) !== '') return row;
  const max = field.fields?.find(({ name }) => name === ownName)?.maxLength;
  return { ...row, [ownName]: firstLetters(picked.name, max) };
}

/** Property that holds the number of what was chosen. */
export const idProperty = ({ snapshot = [] }: Pick<FormField, 'snapshot'>): string =>
  snapshot.find((name) => name === 'id') ?? snapshot.find((name) => name.endsWith('_id')) ?? 'id';

/** Number of what a stored row names; NaN where it names none. */
export const idOfRow = (field: Pick<FormField, 'snapshot'>, row: unknown): number =>
  isRecord(row) ? numberOf(row[idProperty(field)]) : Number.NaN;

const NAMES = ['name', 'title', 'cat_name', 'menuName'];
const PICTURES = ['picUrl', 'cover_pic', 'pic_url'];

const firstText = (row: unknown, names: readonly string[]): string =>
  isRecord(row) ? (names.map((name) => textOf(row[name])).find((word) => word !== '') ?? '') : '';

/** A stored row before, or without, the server's word on it. */
export const pickedOfRow = (field: Pick<FormField, 'snapshot'>, row: unknown): Picked => ({
  id: idOfRow(field, row),
  name: firstText(row, NAMES) || `#${String(idOfRow(field, row))}`,
  picUrl: firstText(row, PICTURES),
  problem: null,
  isGone: false,
  columns: {},
  stored: isRecord(row) ? row : {},
});

/** Rows of the new choice in its order; a row that was there stays as it is stored. */
export function chosenRows(
  field: FormField,
  { rows, chosen }: { rows: readonly unknown[]; chosen: readonly Picked[] },
): unknown[] {
  const left = [...rows];
  return chosen.map((picked) => {
    const index = left.findIndex((row) => idOfRow(field, row) === picked.id);
    return index === -1 ? rowOf(field, picked) : left.splice(index, 1)[0];
  });
}

const LINKED = /[?&](?:id|goods_id|cat_id|mch_id)=(\d+)/;

/** Numbers of pasted lines: numbers, or addresses that carry one; lines without one are counted. */
export function idsOfLines(text: string): { ids: number[]; unread: number } {
  const lines = text
    .split(/[\n,，\s]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const ids = lines.map((line) =>
    Number(/^#?(\d{1,9})$/.exec(line)?.[1] ?? LINKED.exec(line)?.[1] ?? Number.NaN),
  );
  const good = ids.filter((id) => Number.isInteger(id) && id > 0);
  return { ids: [...new Set(good)], unread: ids.length - good.length };
}

export interface TreeRow extends Picked {
  depth: number;
}

/** Categories below their parents; those whose parent is not there stand at the top. */
export function treeRows(rows: readonly Picked[]): TreeRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  const parentOf = ({ parent }: Picked): number | null =>
    parent === undefined || parent === null || !ids.has(parent) ? null : parent;
  const below = (parent: number | null, depth: number): TreeRow[] =>
    rows
      .filter((row) => parentOf(row) === parent)
      .flatMap((row) => [{ ...row, depth }, ...below(row.id, depth + 1)]);
  return below(null, 0);
}

/** The list with one entry at another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
}

/** Soon over is no reason against choosing; gone, over or off sale is. */
export const isChoosable = ({ isGone, problem }: Picked): boolean =>
  !isGone && (problem === null || problem.endsWith('到期'));
