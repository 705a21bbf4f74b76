// The generated parts of widgets: types, shapes and defaults of each, the registry, the validators.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '~/domain/record';
import { COMMON_WIDGETS } from '../common-widgets';
import { importPath, type Place, widgetPlaces } from '../packages';
import { type NamedSchema, SLOT_TYPE, typesOf, writeValidators } from './emit';
import { generateForms } from './forms';
import { layOver } from './hints';
import { bundle, type JsonSchema, readJson, refProblems, resolveRef, shapeOf, undescribed } from './schema';
import { BANNER, writeFrom, writeIfChanged } from './write';
import { assertNone, gather, messageOf, SourceMistake } from './mistake';
import { storedProblems } from './schema-checks';
import { writeSamples } from './samples';
import { slotsIn, slotTable } from './slots';
import { styleProblems } from './style-checks';

export interface WidgetSchema extends Place {
  raw: JsonSchema;
  stored: NamedSchema;
  delivered: NamedSchema;
  /** Names of its own controls of the form. */
  controls: string[];
  /** Properties that the server adds or removes. */
  deliveredNames: string[];
  /** Stored properties by which the server chooses what it delivers: those with the hint `source`, and slots. */
  sourceNames: string[];
}

export const pascal = (id: string): string =>
  id.replace(/(^|[-_])(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

const namesOf = ({ properties = {}, 'x-removed': removed = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...removed,
];

const sourcesOf = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, { 'x-editor': hint }]) =>
    isRecord(hint) && hint['source'] === true ? [name] : [],
  );

/** Properties with blocks of its own: each is hydrated by its widget. */
const slotNames = (stored: NamedSchema): string[] =>
  slotsIn(stored).flatMap(({ path: [name = ''], isCopy }) => (isCopy === true ? [] : [name]));

/** The delivered face is the stored one, with the fields that the server adds or changes merged over it. */
function deliveredFace(schema: JsonSchema): JsonSchema {
  const stored = schema.properties?.['data'] ?? {};
  const added = schema.properties?.['delivered'] ?? {};
  const removed = added['x-removed'] ?? [];
  const retained = Object.entries(stored.properties ?? {}).filter(([name]) => !removed.includes(name));
  return { ...stored, properties: { ...Object.fromEntries(retained), ...added.properties } };
}

/**
 * The fields of a schema with those of its bases (`allOf`); a shared field is merged over its base, hint by hint.
 * Shared fields name their own refs in full.
 */
function fieldsOf(
  { allOf = [], properties: own = {} }: JsonSchema,
  owner: JsonSchema,
  library: Map<string, JsonSchema>,
): Record<string, JsonSchema> {
  const shared = allOf.map(({ $ref = '' }) => {
    const [target, home] = resolveRef($ref, owner, library);
    return fieldsOf(target, home, library);
  });
  const merged: Record<string, JsonSchema> = Object.assign({}, ...shared);
  const laid = Object.entries(own).map(([name, field]) => [name, layOver(merged[name], field)] as const);
  return { ...merged, ...Object.fromEntries(laid) };
}

function withShared(part: JsonSchema, owner: JsonSchema, library: Map<string, JsonSchema>): JsonSchema {
  const { allOf: _shared, ...rest } = part;
  return { ...rest, properties: fieldsOf(part, owner, library) };
}

/** Lines of the stylesheets that are not by the rule. */
function stylesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => {
      const file = join(folder, name);
      return styleProblems(readFileSync(file, 'utf8')).map((problem) => `${file}:${problem}`);
    });
}

/** A control is a component; a test of it stands beside it. */
function controlsOf(folder: string): string[] {
  const place = join(folder, 'controls');
  const names = existsSync(place) ? readdirSync(place) : [];
  return names.flatMap((name) => /^([a-z][a-z0-9-]*)\.tsx$/.exec(name)?.[1] ?? []).sort();
}

export function readWidget(root: string, place: Place, library: Map<string, JsonSchema>): WidgetSchema {
  const { id } = place;
  const folder = join(root, place.folder);
  const file = join(folder, 'schema.json');
  const raw = readJson(file);
  const data = raw.properties?.['data'];
  if (data === undefined) throw new SourceMistake(`${file}: needs properties.data`);
  assertNone(file, refProblems(raw, raw, library));
  const schema = { ...raw, properties: { ...raw.properties, data: withShared(data, raw, library) } };
  if (raw.$id !== `pagoda:widget/${id}`)
    throw new SourceMistake(`${file}: #/$id: is not "pagoda:widget/${id}", which its folder says`);
  const missing = undescribed(schema).filter((pointer) => !/^#\/properties\/(data|delivered)$/.test(pointer));
  if (missing.length > 0)
    throw new SourceMistake(`${file}: needs a description "中文 | English" at ${missing.join(', ')}`);
  const face = (name: string, part: JsonSchema): NamedSchema => {
    try {
      return { name, ...bundle(part, schema, library) };
    } catch (error) {
      throw new SourceMistake(`${file}: ${messageOf(error)}`, { cause: error });
    }
  };
  const stored = face(`${pascal(id)}Data`, schema.properties.data);
  assertNone(file, storedProblems(stored, '#/properties/data'), stylesOf(folder));
  return {
    ...place,
    raw: schema,
    stored,
    controls: controlsOf(folder),
    delivered: face(`${pascal(id)}Delivered`, deliveredFace(schema)),
    deliveredNames: namesOf(raw.properties?.['delivered'] ?? {}),
    sourceNames: [...sourcesOf(schema.properties.data), ...slotNames(stored)],
  };
}

async function writeWidget(root: string, widget: WidgetSchema): Promise<void> {
  const named = [widget.stored, widget.delivered];
  const shape = JSON.stringify(shapeOf(widget.delivered.root, widget.delivered.defs));
  const hasSlots = slotsIn(widget.stored).length > 0;
  const slotImport = hasSlots ? `import type { ${SLOT_TYPE} } from '~/domain/slots';\n` : '';
  const folder = join(root, widget.folder);
  await writeFrom(
    join(folder, 'schema.gen.ts'),
    [named, shape, slotImport],
    async () =>
      `${slotImport}import type { Shape } from '~/schemas/shape';\n\n${await typesOf(named)}\n/** The delivered face, for the view's chunk. */\nexport const shape: Shape = ${shape};\n`,
  );
  await writeValidators(join(folder, 'validators.gen.js'), named, { coerce: false });
}

/** Registrations of widgets: home's initial ones, and all of them. */
function writeRegistries(root: string, places: readonly Place[]): void {
  const ids = places.map(({ id }) => id);
  const missing = COMMON_WIDGETS.filter((id) => !ids.includes(id));
  if (missing.length > 0)
    throw new SourceMistake(`scripts/common-widgets.ts: there is no widget ${missing.join(', ')}`);
  const name = (id: string) => `widget${pascal(id)}`;
  const type = `${BANNER}import type { Registry } from '~/renderer/define-widget';\n`;
  const importsOf = (some: readonly Place[]) =>
    some.map(({ id, folder }) => `import ${name(id)} from '${importPath('widgets', folder)}';\n`).join('');
  const entriesOf = (some: readonly Place[]) => some.map(({ id }) => `  '${id}': ${name(id)},\n`).join('');
  const isCommon = ({ id }: Place) => COMMON_WIDGETS.includes(id);
  const [common, others] = [places.filter(isCommon), places.filter((place) => !isCommon(place))];
  writeIfChanged(
    join(root, 'widgets/common.gen.ts'),
    `${type}${importsOf(common)}\nexport const common: Registry = {\n${entriesOf(common)}};\n`,
  );
  writeIfChanged(
    join(root, 'widgets/registry.gen.ts'),
    `${type}${importsOf(others)}import { common } from './common.gen';\n\nexport const registry: Registry = {\n  ...common,\n${entriesOf(others)}};\n`,
  );
}

/** Where blocks stand in other blocks. Phones load none of it: views hand their slots to the renderer. */
function writeSlots(root: string, widgets: readonly WidgetSchema[]): void {
  const rows = Object.entries(slotTable(widgets)).map(
    ([id, slots]) => `  '${id}': ${JSON.stringify(slots)},\n`,
  );
  writeIfChanged(
    join(root, 'widgets/slots.gen.ts'),
    `${BANNER}import type { SlotTable } from '~/domain/slots';\n\n/** The slots of each widget that has any. */\nexport const slots: SlotTable = {\n${rows.join('')}};\n`,
  );
}

/** What the studio's preview must know of hydration, of each widget. */
function writeDeliveries(root: string, widgets: readonly WidgetSchema[]): void {
  const table = (name: 'deliveredNames' | 'sourceNames', words: string) =>
    `\n/** ${words} */\nexport const ${name}: ReadonlyMap<string, readonly string[]> = new Map([\n${widgets
      .map((widget) => `  ['${widget.id}', ${JSON.stringify(widget[name])}],\n`)
      .join('')}]);\n`;
  const delivered = table(
    'deliveredNames',
    'Properties that the server writes or removes at delivery; the studio lays no stored ones over them.',
  );
  const sources = table('sourceNames', 'Stored properties by which the server chooses what it delivers.');
  writeIfChanged(join(root, 'widgets/delivered.gen.ts'), `${BANNER}${delivered}${sources}`);
}

export async function generateWidgets(root: string, library: Map<string, JsonSchema>): Promise<number> {
  const widgets = await gather(widgetPlaces(root), (place) => readWidget(root, place, library));

  for (const widget of widgets) await writeWidget(root, widget);
  writeRegistries(root, widgets);
  const shapes = widgets.map(
    ({ id, stored, delivered }) =>
      `  '${id}': { stored: ${JSON.stringify(shapeOf(stored.root, stored.defs))}, delivered: ${JSON.stringify(shapeOf(delivered.root, delivered.defs))} },`,
  );
  writeIfChanged(
    join(root, 'widgets/shapes.gen.ts'),
    `${BANNER}import type { Shapes } from '~/renderer/read-layout';\n\n/** Shapes of every widget: for the server, the studio and the tests; the phone gets each with its chunk. */\nexport const shapes: Shapes = {\n${shapes.join('\n')}\n};\n`,
  );
  writeDeliveries(root, widgets);
  writeSlots(root, widgets);
  const named = widgets.flatMap(({ stored, delivered }) => [stored, delivered]);
  const modules = widgets
    .map(({ folder }) => `export * from '${importPath('widgets', `${folder}/validators.gen.js`)}';\n`)
    .join('');
  writeIfChanged(join(root, 'widgets/validators.gen.js'), `${BANNER}${modules}`);
  const declarations = named
    .map((schema) => `export declare const validate${schema.name}: Validate;`)
    .join('\n');
  writeIfChanged(
    join(root, 'widgets/validators.gen.d.ts'),
    `${BANNER}import type { Validate } from '~/schemas/validate';\n${declarations}\n`,
  );
  writeSamples(root, widgets);
  await generateForms(root, widgets);
  return widgets.length;
}
