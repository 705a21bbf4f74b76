// Pages on schemas: keywords, formats, what may be referred to, the hints of the form, and its controls.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '~/domain/record';
import hintSchema from '~/schemas/x-editor.json';
import { type JsonSchema, readJson } from '../generate/schema';
import { declared, type Member } from './declarations';
import { code, page, section, table } from './render';

/** Documents that schemas of widgets may refer to. */
const SHARED = [
  'schemas/link.json',
  'schemas/block.json',
  'schemas/goods-block.json',
  'schemas/api/shared.json',
];

const english = ({ description = '' }: JsonSchema): string => description.split(' | ').at(-1) ?? '';

const typeOf = ({ $ref, type, anyOf, enum: values, items }: JsonSchema): string => {
  if ($ref !== undefined) return $ref.replace(/^.*\/\$defs\//, '');
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(', ');
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (items !== undefined) return `list of ${typeOf(items)}`;
  return [type ?? 'anything'].flat().join(' or ');
};

function definitionSection(id: string, name: string, schema: JsonSchema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([property, own]) => [
    code(property) + (own['x-optional'] === true ? '?' : ''),
    typeOf(own),
    english(own),
  ]);
  const bases = (schema.allOf ?? []).map(typeOf);
  return [
    `### ${code(`${id}#/$defs/${name}`)}`,
    [english(schema), bases.length === 0 ? '' : `With all of ${bases.join(', ')}.`].filter(Boolean).join(' '),
    rows.length === 0 ? '' : table(['property', 'type', 'what it is'], rows),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function sharedSections(root: string): string[] {
  return SHARED.flatMap((file) => {
    const document = readJson(join(root, file));
    const { $id = '', title = '', $defs = {} } = document;
    return [
      `## [${file}](../../${file}): ${title}`,
      ...Object.entries($defs).map(([name, schema]) => definitionSection($id, name, schema)),
    ];
  });
}

const members = (given: readonly Member[], head: string): string =>
  table(
    [head, 'what it means'],
    given.map(({ signature, doc }) => [code(signature.replaceAll(/^'|'$/g, '')), doc]),
  );

/** What the pages on schemas list out of the code, each with every value that it has. */
const LISTED = {
  keywords: { file: 'scripts/generate/schema.ts', name: 'OwnKeywords' },
  formats: { file: 'scripts/generate/schema.ts', name: 'FORMATS' },
  list: { file: 'schemas/endpoint.ts', name: 'ListShape' },
  field: { file: 'schemas/form.ts', name: 'FormField' },
  fieldKinds: { file: 'schemas/form.ts', name: 'FieldKindName' },
  fieldFormats: { file: 'schemas/form.ts', name: 'FieldFormat' },
  controls: { file: 'domain/studio/form.ts', name: 'CONTROLS' },
} as const;

const listed = (root: string, name: keyof typeof LISTED) => declared({ root, ...LISTED[name] });

/** Values and hints of these pages that nothing is said of. */
export const unsaid = (root: string): string[] => [
  ...Object.values(LISTED).flatMap(({ file, name }) =>
    declared({ root, file, name })
      .members.filter(({ doc }) => doc === '')
      .map(({ signature }) => `${file}: ${name}: ${signature}`),
  ),
  ...Object.entries<unknown>(hintSchema.properties)
    .filter(([, schema]) => !isRecord(schema) || schema['description'] === undefined)
    .map(([name]) => `schemas/x-editor.json: ${name}`),
];

export function schemaPage(root: string): string {
  const keywords = listed(root, 'keywords');
  const formats = listed(root, 'formats');
  const named = keywords.members.map(({ signature, doc }) => ({
    signature: signature.replace(/\??:.*$/, ''),
    doc,
  }));
  return page('Schemas', [
    'Schemas are JSON Schema 2020-12. Those of widgets: `widgets/<id>/schema.json`; of calls: `schemas/api/<family>.json`.',
    '## Keywords of ours',
    keywords.doc,
    members(named, 'keyword'),
    '## Formats of a property',
    formats.doc,
    members(formats.members, 'format'),
    '## Lists and forms of calls',
    section(listed(root, 'list')),
    section(listed(root, 'field')),
    section(listed(root, 'fieldKinds')),
    section(listed(root, 'fieldFormats')),
    '## What may be referred to',
    'A property, or the row of a list, is one of these by `"$ref"`. A widget takes the properties of a ground or a box into its ' +
      'own data by `allOf`; what it says of such a property itself is laid over it, hint by hint. `?` marks what may be absent.',
    ...sharedSections(root),
  ]);
}

/** What a hint may be, in a few words. */
function hintType(given: unknown): string {
  const schema = isRecord(given) ? given : {};
  const { $ref, const: constant, enum: values, type, properties, items, anyOf } = schema;
  if (typeof $ref === 'string') return $ref.endsWith('Rule') ? 'condition' : 'words';
  if (constant !== undefined) return code(JSON.stringify(constant));
  if (Array.isArray(values))
    return values.length > 12 ? 'name' : values.map((one) => code(String(one))).join(', ');
  if (Array.isArray(anyOf)) return anyOf.map(hintType).join(' or ');
  if (isRecord(properties)) return `object: ${Object.keys(properties).map(code).join(', ')}`;
  if (type === 'array') return `list of ${hintType(items)}`;
  return typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : 'anything';
}

export function hintsPage(): string {
  const rows = Object.entries<unknown>(hintSchema.properties).map(([name, schema]) => [
    code(name),
    hintType(schema),
    isRecord(schema) ? String(schema['description']) : '',
  ]);
  return page('Hints of the form', [
    'The value of `x-editor` of a property, as [schemas/x-editor.json](../../schemas/x-editor.json) states it. No hint is ' +
      'required by itself: what is not said follows from the type, by rules ' +
      '([form-rules.ts](../../scripts/generate/form-rules.ts)). The dialect of conditions: [Conditions](../widgets.md#conditions).',
    table(['hint', 'value', 'what it says'], rows),
    'The values of `control`, with pictures: [controls.md](controls.md).',
  ]);
}

/** Where the picture of a control is, below docs/reference. */
export const pictureOf = (control: string): string => `pictures/${control}.png`;

export function controlsPage(root: string): string {
  const { members: controls } = listed(root, 'controls');
  const sections = controls.flatMap(({ signature, doc }) => {
    const name = signature.replaceAll("'", '');
    const picture = pictureOf(name);
    const isDrawn = existsSync(join(root, 'docs/reference', picture));
    return [`## ${name}`, doc, isDrawn ? `<img src="${picture}" width="320" alt="The control ${name}">` : ''];
  });
  return page('Controls of the form', [
    'Values of the hint `control`. "That of" says which properties have it without the hint. The pictures are of real fields ' +
      'of our widgets; `npm run reference -- --pictures` takes them anew.',
    ...sections,
  ]);
}
