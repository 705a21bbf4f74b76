// Parses and validates a call's parameters: query and form, JSON within fields, messages for the shopper.
import { isArray, isRecord } from '~/domain/record';
import { cleanField } from '~/domain/typed-text';
import type { Endpoint } from '~/schemas/endpoint';
import type { ParamRules, SchemaError } from '~/schemas/validate';
import { MallError } from './errors';
import { parseJson } from './json-bounds';

type Values = Record<string, unknown>;

/** `province_id` → `Province ID`, as the existing backend names attributes in its messages. */
export function attributeName(name: string): string {
  const words = name
    .split('_')
    .map((word) => (word === 'id' ? 'ID' : word.charAt(0).toUpperCase() + word.slice(1)));
  return words.join(' ');
}

type Say = (name: string, error: SchemaError) => string;

const MESSAGES: Readonly<Record<string, Say>> = {
  required: (name) => `${name}不能为空。`,
  minimum: (name, { params }) => `${name}的值必须不小于${String(params['limit'])}。`,
  maximum: (name, { params }) => `${name}的值必须不大于${String(params['limit'])}。`,
  minLength: (name) => `${name}不能为空。`,
  maxLength: (name, { params }) => `${name}只能包含至多${String(params['limit'])}个字符。`,
  maxItems: (name, { params }) => `${name}最多${String(params['limit'])}项。`,
  minItems: (name) => `${name}不能为空。`,
  enum: (name) => `${name}是无效的。`,
  pattern: (name) => `${name}格式不正确。`,
};

/** What people call parameters; those that only programs fill in have no words. */
type Words = ParamRules['words'];

const nameOf = (field: string, words: Words): string =>
  (Object.hasOwn(words, field) ? words[field] : undefined) ?? attributeName(field);

/** The message of the first problem, as the protocol requires it. */
function messageOf(error: SchemaError, words: Words): string {
  const [field = ''] = error.instancePath.split('/').slice(1);
  const name = nameOf(error.keyword === 'required' ? String(error.params['missingProperty']) : field, words);
  return MESSAGES[error.keyword]?.(name, error) ?? `${name}格式不正确。`;
}

function parseField(name: string, value: unknown, words: Words): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    throw new MallError(`${nameOf(name, words)}格式不正确。`);
  }
}

/** `1e309` parses as Infinity, which schemas accept as a number. */
function isEndless(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(isEndless);
}

/** `a[0][b]=1` → `{a: {0: {b: '1'}}}`: the bracketed form fields of older clients. */
export function nest(flat: Iterable<[string, string]>): Values {
  const result: Values = Object.create(null) as Values;
  for (const [name, value] of flat) {
    const keys = name.split(/\[|\]\[?/).filter((key) => key !== '');
    const last = keys.pop();
    if (last === undefined || keys.length > 8 || [...keys, last].includes('__proto__')) continue;
    let place = result;
    for (const key of keys) {
      const next = place[key];
      place = (
        typeof next === 'object' && next !== null ? next : (place[key] = Object.create(null))
      ) as Values;
    }
    place[last] = value;
  }
  return { ...result };
}

/** Numbers and addresses as people type them, also within forms that travel as JSON. */
function cleaned(value: unknown): unknown {
  if (isArray(value)) return value.map(cleaned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleaned(cleanField(name, inner))]),
  );
}

/** Texts that mean absent: an absent optional number travels as an empty field. */
const dropEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined));

/**
 * The parameters of a call, typed by the endpoint's schema. Throws a MallError with the first problem in Chinese.
 * An empty text counts as absent where the schema is then satisfied or reports it as missing.
 */
export function readParams<P>(
  endpoint: Endpoint<P, unknown>,
  given: Values,
  { validate, words }: ParamRules,
): P {
  const values: Values = { ...given };
  for (const name of endpoint.json ?? []) {
    if (values[name] !== undefined && values[name] !== '')
      values[name] = parseField(name, values[name], words);
  }
  const params = dropEmpty(cleaned(values) as Values);
  if (!validate(params)) {
    const [error] = validate.errors ?? [];
    throw new MallError(error === undefined ? '参数错误' : messageOf(error, words));
  }
  const endless = Object.keys(params).find((name) => isEndless(params[name]));
  if (endless !== undefined) throw new MallError(`${nameOf(endless, words)}格式不正确。`);
  return params as P;
}
