// Values of fields in the words of operators, for what changed: 「高度 450 → 500」.
import { textOf } from '../../coercion';
import type { FormField } from '../form';
import { shownNumber } from '../shown-number';

const LONGEST = 12;

const numberWords = (value: number, field: FormField): string =>
  `${shownNumber(field, value)}${field.unit === '%' ? '%' : ''}`;

const cut = (text: string): string => {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
};

/** Null where the value has no short words. */
function wordsOf(field: FormField, value: unknown): string | null {
  if (value === undefined || value === null || value === '')
    return field.empty ?? (value === undefined ? '默认' : '空');
  const option = field.options?.find((one) => String(one.value) === textOf(value));
  if (option !== undefined) return option.words;
  if (field.control === 'switch') {
    const on = field.switch?.on ?? true;
    return value === on ||
      textOf(value) === String(on) ||
      (field.switch === undefined && [1, '1'].includes(value as 1))
      ? '打开'
      : '关闭';
  }
  if (typeof value === 'number') return numberWords(value, field);
  if (field.control === 'colour' && typeof value === 'string') return value;
  return typeof value === 'string' && field.control !== 'rich' ? `“${cut(value)}”` : null;
}

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
