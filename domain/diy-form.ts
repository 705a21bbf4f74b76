// Forms that operators compose: values of each field, problems of an answer, and the wire format of answers. The same
// for client and server (NS-06).
import { type FieldRule, fieldProblem } from './form-fields';
import { isSafePicture } from './links';
import { cleanTyped, type TypedKind } from './typed-text';
import { isContactNumber, isDate, isEmail, isIdentityNumber } from './validators';
import { isRecord } from './record';
import { textOf } from './coercion';

export const FIELD_KINDS = ['text', 'textarea', 'date', 'time', 'radio', 'checkbox', 'img_upload'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export interface FieldChoice {
  readonly label: string;
  /** `"true"` when it is chosen, else `"false"`: texts. */
  readonly value: string;
}

/** A stored field; fields that its kind does not use may be missing. */
export interface DiyField {
  readonly key: FieldKind;
  /** Name of the kind, 单行文本. */
  readonly key_name: string;
  /** The question. */
  readonly name: string;
  readonly is_required: 0 | 1;
  readonly default?: unknown;
  readonly hint?: string;
  /** First and last date or time, where `min` and `max` say nothing. */
  readonly range?: readonly string[];
  readonly min?: string;
  readonly max?: string;
  readonly list?: readonly FieldChoice[];
  /** `1` any pictures, `2` an identity card, `3` a business licence. */
  readonly img_type?: string;
  readonly num?: number;
}

/** A text, or the chosen labels, or the addresses of pictures. */
export type Answer = string | readonly string[];

/** Most characters of a line and of several. */
export const MAX_LINE_LENGTH = 200;
export const MAX_TEXT_LENGTH = 1000;

const MAX_PICTURES = 6;

/** Name of a field in messages. */
export const fieldName = ({ name, key_name: kind }: DiyField): string =>
  name.trim() || kind.trim() || '表单项';

const choicesOf = (field: DiyField): readonly FieldChoice[] => field.list ?? [];

/** Names of a field's pictures, one for each that it allows. */
export function pictureNames(field: DiyField): readonly string[] {
  if (field.img_type === '2') return ['身份证人像面', '身份证国徽面'];
  if (field.img_type === '3') return ['营业执照'];
  const count = Math.min(MAX_PICTURES, Math.max(1, Math.trunc(field.num ?? 1)));
  return Array.from({ length: count }, (_none, place) => `${fieldName(field)}${place + 1}`);
}

/** Each picture of a document is another side of it, so all are required, each at its place. */
export const isDocument = ({ img_type }: DiyField): boolean => img_type === '2' || img_type === '3';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string): boolean => DAY.test(text) && isDate(text);
const isTime = (text: string): boolean => TIME.test(text);

/** First and last value of a date or time field, '' for no bound. */
export function boundsOf({
  key,
  min = '',
  max = '',
  range = [],
}: Pick<DiyField, 'key' | 'min' | 'max' | 'range'>): { first: string; last: string } {
  const isBound = key === 'date' ? isDay : isTime;
  const pick = (own: string, other: string | undefined) =>
    [own, other ?? ''].find((text) => isBound(text)) ?? '';
  return { first: pick(min, range[0]), last: pick(max, range[1]) };
}

const isChosen = ({ value }: FieldChoice): boolean => value === 'true';

/** Initial value of a field. */
export function startOf(field: DiyField): Answer {
  const chosen = choicesOf(field).filter(isChosen);
  const text = textOf(field.default);
  const starts: Readonly<Record<FieldKind, () => Answer>> = {
    text: () => text,
    textarea: () => text,
    date: () => (isDay(text) ? text : ''),
    time: () => (isTime(text) ? text : ''),
    radio: () => chosen[0]?.label ?? '',
    checkbox: () => chosen.map(({ label }) => label),
    img_upload: () => [],
  };
  return starts[field.key]();
}

const listOf = (value: unknown): readonly string[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map(textOf).filter((text) => text !== '');
};

/** Questions whose answer has a well-known format, with what it is typed as. */
const KNOWN_FORMS: ReadonlyArray<readonly [RegExp, TypedKind, (text: string) => boolean]> = [
  [/^(手机|手机号|手机号码|电话|联系电话|电话号码)$/, 'phone', isContactNumber],
  [/^(邮箱|邮箱地址|电子邮箱|电子邮件)$/, 'email', isEmail],
  [/^(身份证|身份证号|身份证号码)$/, 'serial', isIdentityNumber],
];

const knownForm = (field: DiyField) =>
  field.key === 'text' ? KNOWN_FORMS.find(([names]) => names.test(field.name.trim())) : undefined;

/** What a text field's answer is typed as; undefined for words. */
export const typedKindOf = (field: DiyField): TypedKind | undefined => knownForm(field)?.[1];

/** An answer of any origin, coerced to the field's type and cleaned. */
export function answerOf(field: DiyField, value: unknown): Answer {
  if (field.key === 'img_upload' || field.key === 'checkbox') return listOf(value);
  const text = Array.isArray(value) ? (listOf(value)[0] ?? '') : textOf(value);
  const kind = typedKindOf(field);
  return kind === undefined ? text : cleanTyped(kind, text);
}

/** The rule of a field that holds a text. */
function ruleOf(field: DiyField): FieldRule {
  const name = fieldName(field);
  const max = field.key === 'textarea' ? MAX_TEXT_LENGTH : MAX_LINE_LENGTH;
  const forms: Partial<Record<FieldKind, (text: string) => boolean>> = { date: isDay, time: isTime };
  const isValid = knownForm(field)?.[2] ?? forms[field.key];
  return {
    name,
    label: name,
    isOptional: field.is_required !== 1,
    max,
    missing: `${name}必填`,
    ...(isValid === undefined ? {} : { isValid }),
  };
}

function boundsProblem(field: DiyField, text: string): string | null {
  const { first, last } = boundsOf(field);
  if (text === '' || ((first === '' || text >= first) && (last === '' || text <= last))) return null;
  if (first === '') return `${fieldName(field)}不能晚于${last}`;
  return last === '' ? `${fieldName(field)}不能早于${first}` : `${fieldName(field)}须在${first}至${last}之间`;
}

function choicesProblem(field: DiyField, chosen: readonly string[]): string | null {
  const labels = new Set(choicesOf(field).map(({ label }) => label));
  const isOffered = chosen.every((label) => labels.has(label)) && new Set(chosen).size === chosen.length;
  return isOffered ? null : `${fieldName(field)}的选项无效`;
}

function picturesProblem(field: DiyField, pictures: readonly string[]): string | null {
  const name = fieldName(field);
  const { length: most } = pictureNames(field);
  if (pictures.length > most) return `${name}最多上传${most}张图片`;
  if (isDocument(field) && pictures.length < most) return `${name}需要上传${most}张图片`;
  return pictures.every(isSafePicture) ? null : `${name}的图片无效`;
}

/** What follows a field's name when its answer is missing: in a page's form, and at checkout. */
export type MissingWords = '必填' | '不能为空。';

/** What a checkout says of an empty required field. */
export const MISSING_AT_CHECKOUT = '不能为空。';

const isBlank = (answer: Answer): boolean => listOf(answer).every((text) => text.trim() === '');

/** The problem of an answer, as a message for the shopper; null when there is none. */
export function answerProblem(
  field: DiyField,
  answer: Answer,
  missing: MissingWords = '必填',
): string | null {
  if (isBlank(answer)) return field.is_required === 1 ? `${fieldName(field)}${missing}` : null;
  if (field.key === 'img_upload') return picturesProblem(field, listOf(answer));
  if (field.key === 'checkbox' || field.key === 'radio') return choicesProblem(field, listOf(answer));
  const text = textOf(answerOf(field, answer)).trim();
  return fieldProblem(ruleOf(field), text) ?? boundsProblem(field, text);
}

/** Keyboard and autocomplete of a text field. */
export function inputHints(field: DiyField): { type: 'text' | 'tel' | 'email'; autoComplete: string } {
  const kind = typedKindOf(field);
  if (kind === 'phone') return { type: 'tel', autoComplete: 'tel' };
  if (kind === 'email') return { type: 'email', autoComplete: 'email' };
  return { type: 'text', autoComplete: /^(姓名|名字|联系人)$/.test(field.name.trim()) ? 'name' : 'off' };
}

/** An answer as it is sent and stored: cleaned, without blanks around a text. */
export function trimmedAnswer(field: DiyField, answer: Answer): Answer {
  const clean = answerOf(field, answer);
  return typeof clean === 'string' ? clean.trim() : [...clean];
}

/** A field with its answer as sent and stored: existing clients read the choices, newer ones the value. */
export type AnsweredField = DiyField & { readonly label: string; readonly value: Answer };

export function answeredField(field: DiyField, answer: Answer): AnsweredField {
  const chosen = new Set(field.key === 'radio' || field.key === 'checkbox' ? listOf(answer) : []);
  const list = choicesOf(field).map((choice) =>
    field.key === 'img_upload' ? choice : { ...choice, value: String(chosen.has(choice.label)) },
  );
  const value = trimmedAnswer(field, answer);
  return { ...field, ...(field.list === undefined ? {} : { list }), label: field.name, value };
}

const isKind = (key: unknown): key is FieldKind => FIELD_KINDS.some((kind) => kind === key);

/** Parsed answers to these fields, in their order; null when they answer other questions. */
export function sentAnswers(fields: readonly DiyField[], sent: readonly unknown[]): Answer[] | null {
  const isSame = (field: DiyField, entry: unknown): entry is Record<string, unknown> =>
    isRecord(entry) && entry['key'] === field.key && (entry['name'] ?? entry['label']) === field.name;
  if (sent.length !== fields.length) return null;
  const answers = fields.flatMap((field, place): Answer[] => {
    const entry = sent[place];
    return isSame(field, entry) ? [answerOf(field, entry['value'])] : [];
  });
  return answers.length === fields.length ? answers : null;
}

/** A field as a client described it, where no form is stored; null for an invalid one. */
export function fieldFrom(sent: unknown): DiyField | null {
  if (!isRecord(sent) || !isKind(sent['key'])) return null;
  const choices = Array.isArray(sent['list']) ? sent['list'].filter(isRecord) : [];
  const name = textOf(sent['name'] ?? sent['label']);
  return {
    key: sent['key'],
    key_name: textOf(sent['key_name']),
    name,
    is_required: Number(sent['is_required']) === 1 ? 1 : 0,
    min: textOf(sent['min']),
    max: textOf(sent['max']),
    range: Array.isArray(sent['range']) ? sent['range'].map(textOf) : [],
    list: choices.map(({ label, value }) => ({ label: textOf(label), value: textOf(value) })),
    img_type: textOf(sent['img_type'] ?? '1'),
    num: Number(sent['num']) || 1,
  };
}
