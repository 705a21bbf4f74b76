// A sample of stored data in which every property differs from its default, where its schema lets it.
import { isSameJson } from '~/domain/studio/same-json';
import { coerce } from '~/schemas/shape';
import { type JsonSchema, shapeOf } from '../generate/schema';
import { alternativesOf, resolved } from './constraints';

type Data = Record<string, unknown>;

const TEXTS: Readonly<Record<string, string>> = {
  color: '#123456',
  decimal: '1.50',
  html: '<p>样本</p>',
  image: 'images/sample.png',
};

function numberOf({ default: base = 0, minimum = -Infinity, maximum = Infinity }: JsonSchema): number {
  const next = Number(base) + 1;
  return next <= maximum ? Math.max(next, minimum) : Math.max(Number(base) - 1, minimum);
}

/** What a form or a pattern allows beside the default is not known. */
const textOf = ({ format, pattern, default: base = '' }: JsonSchema): unknown =>
  format === undefined && pattern === undefined ? '样本' : (TEXTS[format ?? ''] ?? base);

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema) => unknown>> = {
  string: textOf,
  number: numberOf,
  integer: numberOf,
  boolean: ({ default: base }) => base !== true,
};

interface Place {
  root: JsonSchema;
  /** Refs that the value stands in. */
  above: readonly string[];
}

function valueOf(given: JsonSchema, { root, above }: Place): unknown {
  const { $ref } = given;
  // Within itself a value is as small as it may be.
  if ($ref !== undefined && above.includes($ref)) return given.default;
  const place = { root, above: $ref === undefined ? above : [...above, $ref] };
  const schema = resolved(given, root);
  if (schema['x-opaque'] === true) return schema.default;
  const [first = schema] = alternativesOf(schema, root).filter(({ type }) => type !== 'null');
  const { enum: values, const: value, items, properties, type } = first;
  if (value !== undefined) return value;
  if (values !== undefined) return values.find((one) => !isSameJson(one, schema.default)) ?? values[0];
  if (properties !== undefined || type === 'object') return objectOf(first, place);
  if (type === 'array') {
    const row = items === undefined ? undefined : valueOf(items, place);
    return row === undefined ? [] : [row];
  }
  return BY_TYPE[String(type)]?.(first);
}

const objectOf = ({ properties = {} }: JsonSchema, place: Place): Data =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, place)]));

/** Whole data: what the schema makes of them is themselves. */
export const fullSample = (schema: JsonSchema): Data =>
  coerce(shapeOf(schema, schema.$defs ?? {}), objectOf(schema, { root: schema, above: [] })) as Data;
