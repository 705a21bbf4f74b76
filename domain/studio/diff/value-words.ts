// Values of fields in the words of operators, for what changed: 「高度 450 → 500」.
import { formatServerTime, parseServerTime } from '../../time';
import { numberOf, textOf } from '../../coercion';
import type { FormField } from '../form';
import { shownNumber } from '../shown-number';

type WordsOfValue = 'empty' | 'options' | 'switch' | 'unit' | 'scale';

/** What the words of a value need of its field. */
export type ValueField = Pick<FormField, 'control' | 'kind'> & {
  readonly [Name in WordsOfValue]?: FormField[Name] | undefined;
};

const LONGEST = 12;

const numberWords = (value: number, field: ValueField): string =>
  `${shownNumber(field, value)}${field.unit === '%' ? '%' : ''}`;

const lettersOf = (text: string): string[] => Array.from(text.replace(/\s+/g, ' ').trim());

/** On one line, with an ellipsis where letters are left out. */
export function cut(text: string, longest = LONGEST, from = 0): string {
  const letters = lettersOf(text).slice(from);
  const shown = letters.slice(0, longest).join('');
  return `${from > 0 ? '…' : ''}${shown}${letters.length > longest ? '…' : ''}`;
}

/** Letters that are alike before what is different. */
const LETTERS_BEFORE = 2;

/** The letter from which texts are shown: the first one, unless they are alike for longer than is shown. */
function firstShown(was: unknown, now: unknown): number {
  const [before, after] = [lettersOf(textOf(was)), lettersOf(textOf(now))];
  const other = before.findIndex((letter, index) => letter !== after[index]);
  const alike = other === -1 ? before.length : other;
  return alike < LONGEST ? 0 : alike - LETTERS_BEFORE;
}

const NUMBERS = new Set(['number', 'length', 'range']);

/** Some numbers are stored as texts. */
const isNumeric = ({ control }: ValueField, value: string): boolean =>
  NUMBERS.has(control) && Number.isFinite(numberOf(value));

/** `2026-11-24 20:00` */
const MINUTE_LETTERS = 16;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const optionOf = ({ options }: ValueField, value: unknown) =>
  options?.find((one) => String(one.value) === textOf(value));

function switchWords({ switch: values }: ValueField, value: unknown): string {
  const on = values?.on ?? true;
  const isOn =
    value === on || textOf(value) === String(on) || (values === undefined && [1, '1'].includes(value as 1));
  return isOn ? '打开' : '关闭';
}

/** A value as the form shows it, what was typed as it is; null where it has no short words. */
export function shownValue(field: ValueField, value: unknown): string | null {
  if (isEmpty(value)) return field.empty ?? (value === undefined ? '默认' : '空');
  const option = optionOf(field, value);
  if (option !== undefined) return option.words;
  if (field.control === 'switch') return switchWords(field, value);
  const time = field.control === 'datetime' ? parseServerTime(value) : null;
  if (time !== null) return formatServerTime(time).slice(0, MINUTE_LETTERS);
  if (typeof value === 'number') return numberWords(value, field);
  if (typeof value !== 'string' || field.control === 'rich') return null;
  return isNumeric(field, value) ? numberWords(Number(value), field) : value;
}

/** Controls whose texts are no words of operators. */
const UNTYPED = new Set(['switch', 'colour', 'datetime', 'rich']);

const isTyped = (field: ValueField, value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  !UNTYPED.has(field.control) &&
  optionOf(field, value) === undefined &&
  !isNumeric(field, value);

const wordsOf = (field: ValueField, value: unknown, from = 0): string | null =>
  isTyped(field, value) ? `“${cut(value, LONGEST, from)}”` : shownValue(field, value);

/** Controls whose values are no words. */
const WITHOUT_WORDS = new Set(['picture', 'tile', 'video', 'link', 'location', 'rubik', 'url', 'rich']);

/** 「500」; null where the value has no short words. */
export const valueWords = (field: ValueField, value: unknown): string | null =>
  WITHOUT_WORDS.has(field.control) ? null : wordsOf(field, value);

/** 「450 → 500」; null where the values have no short words, or the same. */
export function fromTo(field: ValueField, was: unknown, now: unknown): string | null {
  if (WITHOUT_WORDS.has(field.control)) return null;
  const from = firstShown(was, now);
  const [before, after] = [wordsOf(field, was, from), wordsOf(field, now, from)];
  return before === null || after === null || before === after ? null : `${before} → ${after}`;
}

/** What happened to a field: 「高度 450 → 500」, 「图片换了」. */
export function changeWords(field: FormField, was: unknown, now: unknown): string {
  const { title, control } = field;
  if (WITHOUT_WORDS.has(control)) return `${title}${now === '' || now === undefined ? '去掉了' : '换了'}`;
  if (Array.isArray(was) && Array.isArray(now))
    return was.length === now.length ? `${title}改了` : `${title} ${was.length} → ${now.length} 个`;
  const words = fromTo(field, was, now);
  return words === null ? `${title}改了` : `${title} ${words}`;
}
