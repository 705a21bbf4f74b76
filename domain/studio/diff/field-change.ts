// The name of a step that writes one field, from its first value to its last: 「优惠券 · 背景色 #FFF → #FFE7E7」.
import { isSameJson } from '../same-json';
import { fromTo, type ValueField, valueWords } from './value-words';

export interface FieldChange {
  /** Blocks and field: 「优惠券 · 背景色」. */
  readonly of: string;
  readonly field: ValueField;
  /** Each value that it had before: several where the blocks differed. */
  readonly was: readonly unknown[];
  readonly now: unknown;
  /** Of the new value, where the field has none for it. */
  readonly words?: string;
}

/** Kept with the step: no more of the field than its words need. */
export const valueField = ({ control, kind, ...field }: ValueField): ValueField => {
  const { empty, options, switch: values, unit, scale } = field;
  return { control, kind, empty, options, switch: values, unit, scale };
};

export const differing = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, index) => values.findIndex((one) => isSameJson(one, value)) === index);

export function changeName({ of, field, was, now, words = '' }: FieldChange): string {
  const value = (was.length === 1 ? fromTo(field, was[0], now) : valueWords(field, now)) ?? words;
  return value === '' ? of : `${of} ${value}`;
}

/** Of two writes that are one step. */
export const joinedChange = (first: FieldChange | undefined, last: FieldChange): FieldChange => ({
  ...last,
  was: (first ?? last).was,
});
