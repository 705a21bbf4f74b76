// Values of fields in the words of operators, for what changed: 「高度 450 → 500」.
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

function cut(text: string, from: number): string {
  const letters = lettersOf(text).slice(from);
  const shown = letters.slice(0, LONGEST).join('');
  return `${from > 0 ? '…' : ''}${shown}${letters.length > LONGEST ? '…' : ''}`;
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

/** `2026-11-24 20:00` */
const MINUTE_LETTERS = 16;

/** Null where the value has no short words. */
function wordsOf(field: ValueField, value: unknown, from = 0): string | null {
  const { control } = field;
  if (value === undefined || value === null || value === '')
    return field.empty ?? (value === undefined ? '默认' : '空');
  const option = field.options?.find((one) => String(one.value) === textOf(value));
  if (option !== undefined) return option.words;
  if (control === 'switch') {
    const on = field.switch?.on ?? true;
    return value === on ||
      textOf(value) === String(on) ||
      (field.switch === undefined && [1, '1'].includes(value as 1))
      ? '打开'
      : '关闭';
  }
  if (typeof value === 'number') return numberWords(value, field);
  if (typeof value !== 'string' || control === 'rich') return null;
  if (control === 'colour') return value;
  if (control === 'datetime') return value.slice(0, MINUTE_LETTERS);
  // Some numbers are stored as texts.
  const isNumber = NUMBERS.has(control) && Number.isFinite(numberOf(value));
  return isNumber ? numberWords(Number(value), field) : `“${cut(value, from)}”`;
}

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
