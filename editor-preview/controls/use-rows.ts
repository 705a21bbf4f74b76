// The rows of a list control as they are stored, and the steps that change them.
import { arrayOf } from '~/domain/record';
import type { ControlProps } from '../form/control';
import { useFormContext } from '../form/form-context';
import { defaultRow, movedRow } from './list-rows';

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
  remove: (indexes: readonly number[]) => void;
  toTop: (indexes: readonly number[]) => void;
  /** One property of several rows. */
  set: (indexes: readonly number[], name: string, value: unknown) => void;
}

const inserted = (rows: readonly unknown[], at: number, made: readonly unknown[]): unknown[] => [
  ...rows.slice(0, at),
  ...made,
  ...rows.slice(at),
];

/** Rows as they are stored, where as many are stored as the form shows. */
export const rowsAsStored = <T>(stored: readonly T[], rows: readonly T[]): readonly T[] =>
  stored.length === rows.length ? stored : rows;

/** Rows are moved as they are stored: what a row lacks stays absent. */
export function useRows({ field, at, value, write }: ControlProps): Rows {
  const { storedAt } = useFormContext();
  const rows = arrayOf(value);
  const stored = rowsAsStored(arrayOf(storedAt(at)), rows);
  const { min = 0, max = Infinity, fixed } = field.rows ?? {};
  const change = (next: readonly unknown[], words: string) => write(next, { words });
  return {
    rows,
    stored,
    change,
    limits: { min, max, isFixed: fixed !== undefined },
    add: (place = stored.length) => {
      change(inserted(stored, place, [defaultRow(field)]), '添加一项');
      return place;
    },
    append: (made) => change([...stored, ...made], `添加 ${made.length} 项`),
    copy: (index) => change(inserted(stored, index + 1, [structuredClone(stored[index])]), '复制一项'),
    move: (from, to) => {
      if (to >= 0 && to < stored.length && from !== to)
        change(movedRow(stored, from, to), to < from ? '上移' : '下移');
    },
    remove: (indexes) => {
      if (stored.length - indexes.length >= min)
        change(
          stored.filter((_row, index) => !indexes.includes(index)),
          `删除 ${indexes.length} 项`,
        );
    },
    toTop: (indexes) => {
      const isChosen = (_row: unknown, index: number) => indexes.includes(index);
      const others = stored.filter((_row, index) => !indexes.includes(index));
      change([...stored.filter(isChosen), ...others], `移到最前 ${indexes.length} 项`);
    },
    set: (indexes, name, next) =>
      change(
        stored.map((row, index) =>
          indexes.includes(index) ? { ...(row as Record<string, unknown>), [name]: next } : row,
        ),
        `批量设置 ${indexes.length} 项`,
      ),
  };
}
