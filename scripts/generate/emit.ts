// Compiles a bundled schema to TypeScript types and standalone validators.
import { createHash } from 'node:crypto';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { isRecord } from '~/domain/record';
import { isSlot } from './hints';
import { SourceMistake } from './mistake';
import type { JsonSchema } from './schema';
import { BANNER, writeFrom, writeIfChanged } from './write';

export interface NamedSchema {
  name: string;
  root: JsonSchema;
  defs: Record<string, JsonSchema>;
}

// The function of a CommonJS module is on `default` or is the module itself, depending on the loader.
const writeStandalone = (standaloneCode as { default?: typeof standaloneCode }).default ?? standaloneCode;

const OWN_FORMATS = ['color', 'image', 'html', 'date-time-text', 'decimal', 'mobile'];

/** Types of several schemas in one module; shared definitions are emitted once. */
export async function typesOf(schemas: NamedSchema[]): Promise<string> {
  const defs: Record<string, JsonSchema> = {};
  for (const schema of schemas) Object.assign(defs, schema.defs);
  const properties: Record<string, JsonSchema> = {};
  for (const { name, root } of schemas) {
    defs[name] = { ...root, title: name };
    properties[name] = { $ref: `#/$defs/${name}` };
  }
  const all = { $defs: defs, type: 'object', properties, title: 'PagodaGeneratedIndex' };
  const text = await compile(tidy(all) as never, 'PagodaGeneratedIndex', {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: false,
  });
  return text
    .replace(/export interface PagodaGeneratedIndex \{[^}]*\}\n?/, '')
    .replace(
      / \*\s*\n? ?\* This interface was referenced by `PagodaGeneratedIndex`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    );
}

/** Of domain/slots.ts. */
export const SLOT_TYPE = 'Blocks';

const TYPED = ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', 'properties', '$defs'];
const WORDS = new Set(['$id', 'default', 'contentMediaType']);

/** json-schema-to-typescript names an interface after every title: only definitions keep theirs. */
function tidy(schema: unknown, isDefinition = true): unknown {
  if (Array.isArray(schema)) return schema.map((entry) => tidy(entry, false));
  if (typeof schema !== 'object' || schema === null) return schema;
  const result: Record<string, unknown> = {};
  // What stands in a slot is checked block by block, each by the schema of its own widget.
  const { description } = schema as JsonSchema;
  if (isSlot(schema as JsonSchema)) return { description, tsType: SLOT_TYPE };
  for (const [key, value] of Object.entries(schema)) {
    if (WORDS.has(key) || key.startsWith('x-') || (key === 'title' && !isDefinition)) continue;
    if (key === 'properties' || key === '$defs') {
      const entries = Object.entries(value as Record<string, unknown>);
      result[key] = Object.fromEntries(entries.map(([name, child]) => [name, tidy(child, key === '$defs')]));
    } else result[key] = tidy(value, false);
  }
  if (TYPED.every((key) => !(key in result))) result['tsType'] = 'unknown';
  return result;
}

/** One for all schemas: compiling what schemas must be costs more than most of them. */
let schemaCheck: Ajv | undefined;

/** @throws where a schema is none. */
function assertSchema(schema: object, name: string): void {
  schemaCheck ??= new Ajv({ strict: false });
  if (schemaCheck.validateSchema(schema) !== true)
    throw new SourceMistake(`${name}: ${schemaCheck.errorsText(schemaCheck.errors, { dataVar: '#' })}`);
}

/** With references by id. */
const withIds = (schema: unknown, idOf: (definition: string) => string): unknown => {
  if (Array.isArray(schema)) return schema.map((entry) => withIds(entry, idOf));
  if (!isRecord(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [key, idOf(value.replace('#/$defs/', ''))]
      : [key, withIds(value, idOf)],
  );
  return Object.fromEntries(entries);
};

const REFERENCE = /"#\/\$defs\/([^"]+)"/g;

/** Ids of schemas by what they say, with all that they refer to: what several modules have is compiled once. */
function idsOf(schemas: ReadonlyMap<string, JsonSchema>): (name: string) => string {
  const texts = new Map([...schemas].map(([name, schema]) => [name, JSON.stringify(schema)]));
  const ids = new Map<string, string>();
  return (name) => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const reached = new Set([name]);
    for (const one of reached)
      for (const [, next = ''] of (texts.get(one) ?? '').matchAll(REFERENCE)) reached.add(next);
    const all = [...reached].map((one) => `${one} ${texts.get(one) ?? ''}`);
    const id = `/${name}-${createHash('sha256').update(all.join('\0')).digest('hex').slice(0, 16)}`;
    ids.set(name, id);
    return id;
  };
}

/** Without the keywords of 2020-12, which no schema has; one that draft 7 lacks is refused by its name. */
function makeCompiler(coerce: boolean): Ajv {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: false, optimize: false },
    allErrors: false,
    coerceTypes: coerce,
    useDefaults: coerce,
    strict: false,
    strictSchema: true,
    allowUnionTypes: true,
    unicodeRegExp: false,
    messages: true,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
  });
  for (const format of OWN_FORMATS) ajv.addFormat(format, true);
  return ajv;
}

/** With what was compiled before, by whether values are coerced. */
const compilers = new Map<boolean, Ajv>();

/** Code of validators as plain ES modules: no `require`, no `eval`, names `validate<Name>`. */
function validatorsOf(schemas: NamedSchema[], { coerce }: { coerce: boolean }): string {
  const ajv = compilers.get(coerce) ?? makeCompiler(coerce);
  compilers.set(coerce, ajv);
  const definitions: Record<string, JsonSchema> = Object.assign({}, ...schemas.map(({ defs }) => defs));
  const roots = schemas.map(({ name, root }) => [`${name}.root`, root] as const);
  const all = new Map(
    [...Object.entries(definitions), ...roots].map(([name, one]) => [name, stripWords(one)]),
  );
  const idOf = idsOf(all);
  for (const [name, schema] of all) {
    const id = idOf(name);
    if (ajv.schemas[id] !== undefined) continue;
    assertSchema(schema, name.replace(/\.root$/, ''));
    ajv.addSchema({ ...(withIds(schema, idOf) as JsonSchema), $id: id });
  }
  const exported = schemas.map(({ name }) => [`validate${name}`, idOf(`${name}.root`)]);
  return withoutRequire(standaloneOf(ajv, Object.fromEntries(exported) as Record<string, string>));
}

/** @throws SourceMistake where a schema does not compile. */
function standaloneOf(ajv: Ajv, exported: Record<string, string>): string {
  try {
    return writeStandalone(ajv, exported);
  } catch (error) {
    const names = Object.keys(exported).map((name) => name.replace(/^validate/, ''));
    const words = error instanceof Error ? error.message : String(error);
    throw new SourceMistake(`${names.join(', ')}: ${words}`, { cause: error });
  }
}

/** Writes the validators of a module with their types, where they are not there already. */
export async function writeValidators(
  file: string,
  schemas: NamedSchema[],
  options: { coerce: boolean },
): Promise<void> {
  await writeFrom(file, [schemas, options], () => `${validatorsOf(schemas, options)}\n`);
  // Types of JavaScript are not inferred in node_modules, where packages stand.
  const types = schemas.map(({ name }) => `export declare const validate${name}: Validate;\n`);
  writeIfChanged(
    file.replace(/\.js$/, '.d.ts'),
    `${BANNER}import type { Validate } from '~/schemas/validate';\n\n${types.join('')}`,
  );
}

function stripWords<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(stripWords) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) =>
      !((key === 'description' || key === 'title') && typeof value === 'string') && !key.startsWith('x-'),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, stripWords(value)])) as T;
}

// Ajv's standalone code requires its run-time helpers with `require`, even as an ES module: they are inlined.
const HELPERS: Record<string, string> = {
  'ajv/dist/runtime/ucs2length': '((s) => Array.from(s).length)',
  'ajv/dist/runtime/equal': '((a, b) => JSON.stringify(a) === JSON.stringify(b))',
  'ajv/dist/runtime/validation_error': 'Error',
};

function withoutRequire(code: string): string {
  const inlined = code.replace(/require\("([^"]+)"\)(\.default)?/g, (_match, path: string) => {
    const helper = HELPERS[path];
    if (helper === undefined)
      throw new Error(`The validators need "${path}", for which there is no inline helper.`);
    return helper;
  });
  if (/\brequire\(|\beval\(|new Function/.test(inlined))
    throw new Error('The validators still use require or eval.');
  return inlined;
}
