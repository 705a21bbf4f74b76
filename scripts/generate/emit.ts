// Compiles a bundled schema to TypeScript types and standalone validators.
import Ajv2020 from 'ajv/dist/2020.js';
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
let schemaCheck: Ajv2020 | undefined;

/** @throws where a schema is none. */
function assertSchema(schema: object, name: string): void {
  schemaCheck ??= new Ajv2020({ strict: false });
  if (schemaCheck.validateSchema(schema) !== true)
    throw new SourceMistake(`${name}: ${schemaCheck.errorsText(schemaCheck.errors, { dataVar: '#' })}`);
}

/** A definition is a schema of its own, which Ajv compiles once for all schemas of a module. */
const idOf = (definition: string): string => `/${definition}`;

const withIds = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withIds);
  if (!isRecord(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [key, idOf(value.replace('#/$defs/', ''))]
      : [key, withIds(value)],
  );
  return Object.fromEntries(entries);
};

/** Code of validators as plain ES modules: no `require`, no `eval`, names `validate<Name>`. */
function validatorsOf(schemas: NamedSchema[], options: { coerce: boolean }): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: false, optimize: false },
    allErrors: false,
    coerceTypes: options.coerce,
    useDefaults: options.coerce,
    strict: false,
    allowUnionTypes: true,
    unicodeRegExp: false,
    messages: true,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
  });
  for (const format of OWN_FORMATS) ajv.addFormat(format, true);
  const add = (id: string, schema: JsonSchema): void => {
    const bare = stripWords(schema);
    assertSchema(bare, id);
    ajv.addSchema({ ...(withIds(bare) as JsonSchema), $id: id });
  };
  const definitions: Record<string, JsonSchema> = Object.assign({}, ...schemas.map(({ defs }) => defs));
  for (const [name, definition] of Object.entries(definitions)) add(idOf(name), definition);
  for (const { name, root } of schemas) add(name, root);
  return withoutRequire(
    writeStandalone(ajv, Object.fromEntries(schemas.map(({ name }) => [`validate${name}`, name]))),
  );
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
