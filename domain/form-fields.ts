// What is wrong with the fields of a form, in the same words on phone and server (NS-06).
import type { FieldCondition, FormField } from '~/schemas/form';
import { textOf } from './coercion';
import { FIELD_FORMATS } from './field-formats';
import { cleanField } from './typed-text';

export type FieldValues = Readonly<Record<string, unknown>>;

/** What a rule reads of a field, which one that is made at run time has as well. */
export type FieldRule = Omit<FormField, 'kind' | 'when' | 'unless'> & {
  readonly isValid?: (text: string) => boolean;
};

function holds(condition: FieldCondition, values: FieldValues): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    const value = textOf(values[name]);
    return typeof wanted === 'object'
      ? wanted.some((one) => String(one) === value)
      : String(wanted) === value;
  });
}

const isAsked = ({ when, unless }: FormField, values: FieldValues): boolean =>
  (when === undefined || holds(when, values)) && (unless === undefined || !holds(unless, values));

/** The fields that are asked for with these values, one a name, in their order. */
export function askedFields(fields: readonly FormField[], values: FieldValues): readonly FormField[] {
  const byName = new Map<string, FormField>();
  for (const field of fields)
    if (!byName.has(field.name) && isAsked(field, values)) byName.set(field.name, field);
  return [...byName.values()];
}

/** Characters as a reader counts them: a surrogate pair is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Whether a text is of the form that its field asks for. */
function isFormed({ isValid, format, pattern }: FieldRule, text: string): boolean {
  if (isValid !== undefined) return isValid(text);
  if (format !== undefined) return FIELD_FORMATS[format](text);
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(text);
}

/** The problem of one value as it is sent, which is cleaned by its name, or null. Blanks around it do not count. */
export function fieldProblem(field: FieldRule, value: unknown, values: FieldValues = {}): string | null {
  const { word = field.label, max = Infinity, min = 0, same, isOptional = false } = field;
  const text = textOf(cleanField(field.name, value)).trim();
  if (text === '') return isOptional ? null : (field.missing ?? `${word}不能为空`);
  const length = lengthOf(text);
  if (length > max) return field.tooLong ?? `${word}最多输入${max}个字`;
  if (length < min || !isFormed(field, text)) return field.wrong ?? `${word}格式错误`;
  return same === undefined || text === textOf(values[same]).trim() ? null : (field.differs ?? null);
}

/** The problems of a form by field name, in the order of its fields; empty when it may be sent. */
export function formProblems(fields: readonly FormField[], values: FieldValues): Record<string, string> {
  const found = askedFields(fields, values).map(
    (field) => [field.name, fieldProblem(field, values[field.name], values)] as const,
  );
  return Object.fromEntries(found.filter((pair): pair is readonly [string, string] => pair[1] !== null));
}

/** The first problem with its field; null when there is none. */
export function formProblem(
  fields: readonly FormField[],
  values: FieldValues,
): { name: string; words: string } | null {
  const [first] = Object.entries(formProblems(fields, values));
  return first === undefined ? null : { name: first[0], words: first[1] };
}

/** Most characters of a field; undefined where it has no limit. */
export const fieldLimit = (fields: readonly FormField[], name: string): number | undefined =>
  fields.find((field) => field.name === name)?.max;
