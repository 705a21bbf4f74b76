// The rows of a list control as they are stored, and the steps that change them.
import { arrayOf, isArray, isRecord } from '~/domain/record';
import { withoutUids } from '~/domain/slots';
import type { FormField } from '~/domain/studio/form';
import { slots } from '~/widgets/slots.gen';
import type { ControlProps } from '../form/control';
import { useFormContext } from '../form/form-context';
import { defaultRow, movedRow } from '../pickers/list-rows';

export interface Rows {
  /** With all defaults, for the forms of the rows. */
  rows: readonly unknown[];
  /** Without defaults, where nothing else is known. */
  stored: readonly unknown[];
  change: (rows: readonly unknown[], words: string) => void;
  limits: { min: number; max: number; isFixed: boolean };
  /** 0 for the first place; undefined for the last. Gives the place of the new row. */
  add: (at?: number) => number;
  append: (made: readonly unknown[]) => void;
  copy: (index: number) => void;
  move: (from: number, to: number) => void;
  /** Empty rows take the places of those that the list must have. */
  remove: (indexes: readonly number[]) => void;
  toTop: (indexes: readonly number[]) => void;
  /** One property of several rows. */
  set: (indexes: readonly number[], name: string, value: unknown) => void;
}

/** What the line of a row needs of its list. */
export type RowActs = Pick<Rows, 'rows' | 'limits' | 'copy' | 'move' | 'remove'>;

const inserted = <T>(rows: readonly T[], at: number, made: readonly T[]): T[] => [
  ...rows.slice(0, at),
  ...made,
  ...rows.slice(at),
];

/** Rows as they are stored, where as many are stored as the form shows. */
export const rowsAsStored = <T>(stored: readonly T[], rows: readonly T[]): readonly T[] =>
  stored.length === rows.length ? stored : rows;

/** A row to be stored once more: blocks in its slots are others than those of the first. */
function copyOf(row: unknown, { fields = [] }: FormField): unknown {
  const copy: unknown = structuredClone(row);
  if (!isRecord(copy)) return copy;
  const held = fields.filter(({ control, name }) => control === 'blocks' && isArray(copy[name]));
  const plain = held.map(({ name }) => [name, arrayOf(copy[name]).map((one) => withoutUids(one, slots))]);
  return { ...copy, ...Object.fromEntries(plain) };
}

/** A row with its place before a change. */
interface Placed {
  row: unknown;
  from: number;
}

/** Of rows that were nowhere before. */
const NEW = -1;
const asNew = (row: unknown): Placed => ({ row, from: NEW });

const rowIn = ({ row }: Placed): unknown => row;

/** Without some; new ones fill up to the least. */
function without(
  placed: readonly Placed[],
  indexes: readonly number[],
  fill: { min: number; made: () => unknown },
) {
  const kept = placed.filter(({ from }) => !indexes.includes(from));
  const fresh = Array.from({ length: Math.max(0, fill.min - kept.length) }, () => asNew(fill.made()));
  return [...kept, ...fresh];
}

/** With one property of some set. */
const withValue = (
  rows: readonly unknown[],
  indexes: readonly number[],
  value: Readonly<Record<string, unknown>>,
) =>
  rows.map((row, index) =>
    indexes.includes(index) ? { ...(row as Record<string, unknown>), ...value } : row,
  );

/** Some of them first, each group in its order. */
function firstOf(placed: readonly Placed[], indexes: readonly number[]): Placed[] {
  const isChosen = ({ from }: Placed) => indexes.includes(from);
  return [...placed.filter(isChosen), ...placed.filter((one) => !isChosen(one))];
}

/**
 * Rows are moved as they are stored: what a row lacks stays absent. `onMoved` is given the former place of each row, -1 of
 * new ones, whenever rows change their places.
 */
export function useRows(
  { field, at, value, write }: ControlProps,
  onMoved: (from: readonly number[]) => void,
): Rows {
  const { storedAt } = useFormContext();
  const rows = arrayOf(value);
  const stored = rowsAsStored(arrayOf(storedAt(at)), rows);
  const { min = 0, max = Infinity, fixed } = field.rows ?? {};
  const placed = stored.map((row, from): Placed => ({ row, from }));
  const change = (next: readonly unknown[], words: string) => write(next, { words });
  const put = (next: readonly Placed[], words: string) => {
    change(next.map(rowIn), words);
    onMoved(next.map(({ from }) => from));
  };
  return {
    rows,
    stored,
    change,
    limits: { min, max, isFixed: fixed !== undefined },
    add: (place = stored.length) => {
      put(inserted(placed, place, [asNew(defaultRow(field))]), '添加一项');
      return place;
    },
    append: (made) => put([...placed, ...made.map(asNew)], `添加 ${made.length} 项`),
    copy: (index) => put(inserted(placed, index + 1, [asNew(copyOf(stored[index], field))]), '复制一项'),
    move: (from, to) => {
      if (to >= 0 && to < stored.length && from !== to)
        put(movedRow(placed, from, to), to < from ? '上移' : '下移');
    },
    remove: (indexes) => {
      const left = without(placed, indexes, { min, made: () => defaultRow(field) });
      put(left, `删除 ${indexes.length} 项`);
    },
    toTop: (indexes) => put(firstOf(placed, indexes), `移到最前 ${indexes.length} 项`),
    set: (indexes, name, next) =>
      change(withValue(stored, indexes, { [name]: next }), `批量设置 ${indexes.length} 项`),
  };
}
