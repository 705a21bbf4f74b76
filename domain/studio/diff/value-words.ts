// Values of fields in the words of operators, for what changed: 「高度 450 → 500」.
import { textOf } from '../../coercion';
import type { FormField } from '../form';
import { shownNumber } from '../shown-number';

const LONGEST = 12;

const numberWords = (value: number, field: FormField): string =>
  `${shownNumber(field, value)}${field.unit === '%' ? '%' : ''}`;

/** On one line, with an ellipsis where it is longer. */
export const cut = (text: string, longest = LONGEST): string => {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const optionOf = ({ options }: FormField, value: unknown) =>
  options?.find((one) => String(one.value) === textOf(value));

/** Whether operators have typed the value: words of theirs, not of the studio. */
const isTyped = (field: FormField, value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  optionOf(field, value) === undefined &&
  !['switch', 'colour', 'rich'].includes(field.control);

function switchWords({ switch: values }: FormField, value: unknown): string {
  const on = values?.on ?? true;
  const isOn =
    value === on || textOf(value) === String(on) || (values === undefined && [1, '1'].includes(value as 1));
  return isOn ? '打开' : '关闭';
}

/** A value as the form shows it, what was typed as it is; null where the value has no short words. */
export function valueWords(field: FormField, value: unknown): string | null {
  if (isEmpty(value)) return field.empty ?? (value === undefined ? '默认' : '空');
  const option = optionOf(field, value);
  if (option !== undefined) return option.words;
  if (field.control === 'switch') return switchWords(field, value);
  if (typeof value === 'number') return numberWords(value, field);
  return typeof value === 'string' && field.control !== 'rich' ? value : null;
}

const wordsOf = (field: FormField, value: unknown): string | null =>
  isTyped(field, value) ? `“${cut(value)}”` : valueWords(field, value);

/** Controls whose values are no words. */
const WITHOUT_WORDS = new Set(['picture', 'tile', 'video', 'link', 'location', 'rubik', 'url', 'rich']);

/** What happened to a field: 「高度 450 → 500」, 「图片换了」. */
export function changeWords(field: FormField, was: unknown, now: unknown): string {
  const { title, control } = field;
  if (WITHOUT_WORDS.has(control)) return `${title}${now === '' || now === undefined ? '去掉了' : '换了'}`;
  if (Array.isArray(was) && Array.isArray(now))
    return was.length === now.length ? `${title}改了` : `${title} ${was.length} → ${now.length} 个`;
  const [before, after] = [wordsOf(field, was), wordsOf(field, now)];
  return before === null || after === null || before === after
    ? `${title}改了`
    : `${title} ${before} → ${after}`;
}
