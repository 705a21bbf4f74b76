// JSON Schema for the generator: loading, refs, the shape, and the check that every property is described.
import { readFileSync } from 'node:fs';
import type { Shape } from '~/schemas/shape';
import { SourceMistake } from './mistake';

/** Keywords of ours, beside those of JSON Schema; a property without `x-optional` is required, so `required` is never written. */
export interface OwnKeywords {
  /** In a widget's schema: how the studio's form shows the property (hints.md). */
  'x-editor'?: unknown;
  /** May be absent from what is stored or answered; every other property has a default or is always there. */
  'x-optional'?: boolean;
  /** Passed on as it is, of whatever type: for what other code reads, such as links. No form looks into it. */
  'x-opaque'?: boolean;
  /** In `delivered`: names of stored properties that delivery leaves out. */
  'x-removed'?: string[];
  /** On the data of an answer that is a list: where its rows are (`ListShape`). */
  'x-list'?: unknown;
  /** On a parameter that people fill in: its field (`FormField`), or several of which the first that applies counts. */
  'x-form'?: unknown;
  /** On a parameter that names a row: what it is an id of, `id of price_tag_notes`; a test proves that no stranger's row is reached by it. */
  'x-id'?: unknown;
  /** On a parameter that must never be in an address, such as a password. */
  'x-secret'?: boolean;
}

export interface JsonSchema extends OwnKeywords {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minItems?: number;
  pattern?: string;
  format?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  contentMediaType?: string;
  contentSchema?: JsonSchema;
  [extension: `x-${string}`]: unknown;
}

/** Content of a JSON file; the caller states its type, which the generator's checks verify. */
export const readJson = (file: string): JsonSchema => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;
  } catch (error) {
    throw new SourceMistake(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

const children = (schema: JsonSchema): [string, JsonSchema][] => [
  ...Object.entries(schema.properties ?? {}).map(([name, child]): [string, JsonSchema] => [
    `properties/${name}`,
    child,
  ]),
  ...Object.entries(schema.$defs ?? {}).map(([name, child]): [string, JsonSchema] => [
    `$defs/${name}`,
    child,
  ]),
  ...(schema.items === undefined ? [] : ([['items', schema.items]] as [string, JsonSchema][])),
  ...(typeof schema.additionalProperties === 'object'
    ? ([['additionalProperties', schema.additionalProperties]] as [string, JsonSchema][])
    : []),
  ...(schema.contentSchema === undefined
    ? []
    : ([['contentSchema', schema.contentSchema]] as [string, JsonSchema][])),
  ...(['anyOf', 'oneOf', 'allOf'] as const).flatMap((key) =>
    (schema[key] ?? []).map((child, index): [string, JsonSchema] => [`${key}/${index}`, child]),
  ),
];

/** Pointers of the properties that are described wrongly. */
function described(
  schema: JsonSchema,
  isWrong: (name: string, child: JsonSchema) => boolean,
  pointer: string,
): string[] {
  return children(schema).flatMap(([path, child]) => {
    const here = `${pointer}/${path}`;
    const [, name] = /^properties\/(.+)$/.exec(path) ?? [];
    return [
      ...(name !== undefined && isWrong(name, child) ? [here] : []),
      ...described(child, isWrong, here),
    ];
  });
}

/** Pointers of the properties that lack a description of the form `中文 | English`. */
export const undescribed = (schema: JsonSchema, pointer = '#'): string[] =>
  described(
    schema,
    (_name, { $ref, description = '' }) =>
      $ref === undefined && !/[\u4e00-\u9fff].* \| .+/s.test(description),
    pointer,
  );

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9\u4e00-\u9fff]+/g) ?? [];

/** Pointers of the properties whose description only repeats their name: `name` is "Name." */
export const repeatingNames = (schema: JsonSchema, pointer = '#'): string[] =>
  described(
    schema,
    (name, { description }) =>
      description !== undefined && wordsOf(description).every((word) => wordsOf(name).includes(word)),
    pointer,
  );

function targetOf(ref: string, owner: JsonSchema, library: Map<string, JsonSchema>) {
  const [id = '', pointer = ''] = ref.split('#');
  const document = id === '' ? owner : library.get(id);
  const name = pointer.replace('/$defs/', '');
  return { document, name, target: document?.$defs?.[name] };
}

/** Resolves a ref: `#/$defs/X` in its own document, `pagoda:link#/$defs/X` in another. */
export function resolveRef(
  ref: string,
  owner: JsonSchema,
  library: Map<string, JsonSchema>,
): [JsonSchema, JsonSchema, string] {
  const { document, name, target } = targetOf(ref, owner, library);
  if (document === undefined || target === undefined)
    throw new SourceMistake(`Unknown $ref "${ref}" in ${owner.$id ?? owner.title ?? 'schema'}`);
  return [target, document, name];
}

/** Pointers of the refs that lead nowhere, each with its words. */
export function refProblems(
  schema: JsonSchema,
  owner: JsonSchema,
  library: Map<string, JsonSchema>,
): { pointer: string; message: string }[] {
  const visit = (node: JsonSchema, pointer: string): { pointer: string; message: string }[] => [
    ...(node.$ref === undefined || targetOf(node.$ref, owner, library).target !== undefined
      ? []
      : [{ pointer, message: `$ref "${node.$ref}" is unknown` }]),
    ...children(node).flatMap(([path, child]) => visit(child, `${pointer}/${path}`)),
  ];
  return visit(schema, '#');
}

export interface Bundle {
  root: JsonSchema;
  defs: Record<string, JsonSchema>;
}

/** Copies a schema with every ref pointing into one `$defs`, and JSON-in-a-field parameters replaced by their content. */
export function bundle(schema: JsonSchema, owner: JsonSchema, library: Map<string, JsonSchema>): Bundle {
  const defs: Record<string, JsonSchema> = {};
  const visit = (node: JsonSchema, home: JsonSchema): JsonSchema => {
    if (node.$ref !== undefined) {
      const [target, document, name] = resolveRef(node.$ref, home, library);
      if (defs[name] === undefined) {
        defs[name] = {};
        defs[name] = { ...visit(target, document), title: name };
      }
      return { ...node, $ref: `#/$defs/${name}` };
    }
    if (node.contentSchema !== undefined) {
      const marks = Object.entries(node).filter(([key]) => key.startsWith('x-'));
      return {
        ...visit(node.contentSchema, home),
        description: node.description ?? '',
        ...Object.fromEntries(marks),
      };
    }
    const copy: JsonSchema = { ...node };
    delete copy.$defs;
    if (node.properties !== undefined) {
      // Properties without the optional mark are required: authors never list `required`.
      copy.required = Object.keys(node.properties).filter(
        (key) => node.properties?.[key]?.['x-optional'] !== true,
      );
      copy.properties = Object.fromEntries(
        Object.entries(node.properties).map(([key, child]) => [key, visit(child, home)]),
      );
    }
    if (node.items !== undefined) copy.items = visit(node.items, home);
    if (typeof node.additionalProperties === 'object')
      copy.additionalProperties = visit(node.additionalProperties, home);
    for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
      const list = node[key];
      if (list !== undefined) copy[key] = list.map((child) => visit(child, home));
    }
    return copy;
  };
  return { root: visit(schema, owner), defs };
}

const TYPES: Record<string, Shape['t']> = {
  string: 's',
  number: 'n',
  integer: 'i',
  boolean: 'b',
  array: 'a',
  object: 'o',
};
/** Formats of texts that the interpreter of shapes knows (`format`); others are comments. */
export const FORMATS = new Set([
  /** A colour of CSS: hex, `rgb()`, `hsl()` or a name; '' for none. Anything else is read as the default. */
  'color',
  /** Address of a picture: relative, `https:`, `blob:` or a `data:image/`; anything else is read as the default. */
  'image',
  /** HTML, cleaned where it is rendered (`<RichText>`). */
  'html',
]);
/** How often a schema that holds itself is read within itself; what lies deeper is anything. */
const MAX_NESTED = 4;

/** The shape of a bundled schema: types, defaults, bounds and no texts. `above` has the refs that it stands in. */
export function shapeOf(
  schema: JsonSchema,
  defs: Record<string, JsonSchema>,
  above: readonly string[] = [],
): Shape {
  // Opaque values are passed on unchanged: their readers accept anything (links pass the resolver).
  if (schema['x-opaque'] === true) return { t: 'x' };
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/$defs/', '');
    if (above.filter((one) => one === name).length >= MAX_NESTED) return { t: 'x' };
    const shape = shapeOf(defs[name] ?? {}, defs, [...above, name]);
    return schema.default === undefined ? shape : { ...shape, d: schema.default };
  }
  const types = [schema.type ?? []].flat();
  const options = schema.anyOf ?? schema.oneOf;
  const isNullable = types.includes('null') || options?.some((option) => option.type === 'null') === true;
  const common = {
    ...(schema.default === undefined ? {} : { d: schema.default }),
    ...(isNullable ? { z: 1 as const } : {}),
  };
  const alternatives = options?.filter((option) => option.type !== 'null') ?? [];
  const named = types.filter((type) => type !== 'null');
  if (alternatives.length > 0)
    return { t: 'x', ...common, u: alternatives.map((option) => shapeOf(option, defs, above)) };
  if (named.length > 1)
    return {
      t: 'x',
      ...common,
      u: named.map((type) => shapeOf({ ...schema, type, default: undefined }, defs, above)),
    };
  if (schema.allOf !== undefined) return shapeOf(mergeAll(schema, defs), defs, above);
  return { ...single(schema, named[0], { defs, above }), ...common };
}

/** An object schema merged over all its bases (`allOf`). */
export function mergeAll(schema: JsonSchema, defs: Record<string, JsonSchema>): JsonSchema {
  const { allOf = [], ...own } = schema;
  const parts = allOf.map((part) =>
    part.$ref === undefined ? part : (defs[part.$ref.replace('#/$defs/', '')] ?? {}),
  );
  const flat = parts.map((part) => (part.allOf === undefined ? part : mergeAll(part, defs)));
  return [...flat, own].reduce<JsonSchema>(
    (sum, part) => ({
      ...sum,
      ...part,
      type: 'object',
      properties: { ...sum.properties, ...part.properties },
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

interface Place {
  defs: Record<string, JsonSchema>;
  above: readonly string[];
}

function single(schema: JsonSchema, type: string | undefined, { defs, above }: Place): Shape {
  const named = TYPES[type ?? ''] ?? (schema.properties === undefined ? 'x' : 'o');
  const t = named === 's' && schema.format === 'decimal' ? 'd' : named;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  const shape: { -readonly [K in keyof Shape]: Shape[K] } = { t };
  if (values !== undefined) shape.e = values;
  if (schema.minimum !== undefined) shape.m = schema.minimum;
  if (schema.maximum !== undefined) shape.M = schema.maximum;
  if (schema.format !== undefined && FORMATS.has(schema.format)) shape.f = schema.format as 'color';
  if (t === 'a' && schema.items !== undefined) shape.i = shapeOf(schema.items, defs, above);
  if (typeof schema.additionalProperties === 'object')
    shape.a = shapeOf(schema.additionalProperties, defs, above);
  if (schema.properties !== undefined) {
    shape.p = Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [name, shapeOf(child, defs, above)]),
    );
    const optional = Object.keys(schema.properties).filter(
      (name) => schema.required?.includes(name) !== true,
    );
    if (optional.length > 0) shape.o = optional;
  }
  return shape;
}
