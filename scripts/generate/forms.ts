// Generates the studio's data about widgets: a form description each (lazy), the table of them, the palette.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pinyin } from 'pinyin-pro';
import { FORM_GROUPS, type FormField, type PaletteEntry, type WidgetForm } from '~/domain/studio/form';
import type { WidgetPresets } from '~/domain/studio/presets';
import type { KnownWidget } from '~/renderer/define-widget';
import type { NamedSchema } from './emit';
import { compileFields } from './form-fields';
import { hintProblems, type Problem } from './hints';
import { type Nestable, slotProblems, slotTable } from './slots';
import { importPath, type Place } from '../packages';
import type { JsonSchema } from './schema';
import { BANNER, writeIfChanged } from './write';
import { gather, messageOf, SourceMistake } from './mistake';

export interface FormSource extends Place {
  /** schema.json as written, and merged with its shared bases. */
  raw: JsonSchema;
  stored: NamedSchema;
  /** Names of its own controls. */
  controls: readonly string[];
}

function formOf({ id, raw, stored, controls }: FormSource): { form: WidgetForm; problems: Problem[] } {
  const problems = hintProblems(raw);
  const delivered = raw.properties?.['delivered'] ?? {};
  const removed = delivered['x-removed'] ?? [];
  const sources = new Set([...Object.keys(delivered.properties ?? {}), ...removed]);
  const fields = compileFields(stored.root, sources, { defs: stored.defs, problems, id, controls });
  const isSeen = ({ control }: FormField) => control !== 'none';
  const groups = FORM_GROUPS.map((group) => ({
    id: group,
    fields: fields.filter((field) => isSeen(field) && field.group === group),
  }));
  return {
    form: {
      id,
      groups: groups.filter((group) => group.fields.length > 0),
      unseen: fields.filter((field) => !isSeen(field)),
    },
    problems,
  };
}

/** The forms of widgets; throws with the file, pointer and rule of all errors. */
export function compileForms(sources: readonly FormSource[]): WidgetForm[] {
  const made = sources.map((source) => ({ folder: source.folder, ...formOf(source) }));
  const wrong = made.flatMap(({ folder, problems }) =>
    problems.map(({ pointer, message }) => `${folder}/schema.json: ${pointer}: ${message}`),
  );
  if (wrong.length > 0) throw new SourceMistake(wrong.join('\n'));
  return made.map(({ form }) => form);
}

/** Initials in pinyin, lower case: 优惠券 → yhq. */
const initialsOf = (words: string): string =>
  pinyin(words, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Code of a widget's folder: its registration and presets. */
interface WidgetCode {
  definition: KnownWidget;
  presets?: WidgetPresets;
}

const UNLISTED: readonly string[] = ['structural', 'leftover'];

const isInPalette = ({ load, group }: KnownWidget): boolean =>
  load !== undefined && !UNLISTED.includes(group);

/** The palette row of a widget; throws where it cannot be found or inserted. */
export function paletteEntry({ definition, presets }: WidgetCode, raw: JsonSchema): PaletteEntry {
  const { id, title, group, permission, single } = definition;
  if (title === '') throw new SourceMistake(`widgets/${id}/index.ts: #/title: needs the words for operators`);
  const isListed = isInPalette(definition);
  const words = presets?.words ?? [];
  if (isListed && (presets === undefined || presets.presets.length === 0 || words.length === 0))
    throw new SourceMistake(
      `widgets/${id}/presets.ts: a widget of the palette needs a preset and synonyms (words)`,
    );
  return {
    id,
    title,
    group,
    description: (raw.description ?? '').split(' | ')[0] ?? '',
    words,
    initials: [...new Set([title, ...words].map(initialsOf))],
    ...(presets?.icon === undefined ? {} : { icon: presets.icon }),
    ...(permission === undefined ? {} : { permission }),
    ...(single === true ? { single } : {}),
    presets: presets?.presets.map(({ name }) => name) ?? [],
    isInPalette: isListed,
  };
}

async function codeOf(root: string, { id, folder }: Place): Promise<WidgetCode> {
  const load = async <T>(name: string): Promise<T> => {
    try {
      return ((await import(/* @vite-ignore */ join(root, folder, name))) as { default: T }).default;
    } catch (error) {
      throw new SourceMistake(`${folder}/${name}: ${messageOf(error)}`, { cause: error });
    }
  };
  const definition = await load<KnownWidget>('index.ts');
  if (definition.id !== id)
    throw new SourceMistake(`${folder}/index.ts: #/id: is not "${id}", which its folder says`);
  if (!existsSync(join(root, folder, 'presets.ts'))) return { definition };
  return { definition, presets: await load<WidgetPresets>('presets.ts') };
}

/** What each widget is to a slot that names it. */
function nestableOf(palette: readonly PaletteEntry[], sources: readonly FormSource[]): Nestable {
  const entries = new Map(palette.map((entry) => [entry.id, entry]));
  const table = slotTable(sources);
  return (id) => {
    const entry = entries.get(id);
    if (entry === undefined) return 'unknown';
    if (entry.single === true) return 'single';
    return (table[id] ?? []).some(({ isCopy }) => isCopy) ? 'reference' : 'ready';
  };
}

/** Throws with the file, pointer and rule of every slot that cannot be filled. */
function checkSlots(palette: readonly PaletteEntry[], sources: readonly FormSource[]): void {
  const nestable = nestableOf(palette, sources);
  const wrong = sources.flatMap(({ folder, stored }) =>
    slotProblems(stored, nestable).map(
      ({ pointer, message }) => `${folder}/schema.json: ${pointer}: ${message}`,
    ),
  );
  if (wrong.length > 0) throw new SourceMistake(wrong.join('\n'));
}

const lazyTable = (name: string, type: string, rows: readonly [place: Place, file: string][]): string =>
  `export const ${name}: Readonly<Record<string, () => Promise<{ default: ${type} }>>> = {\n${rows
    .map(
      ([{ id, folder }, file]) => `  '${id}': () => import('${importPath('widgets', `${folder}/${file}`)}'),`,
    )
    .join('\n')}\n};\n`;

/** The table of widgets' own controls, which only the studio imports. */
function writeControls(root: string, sources: readonly FormSource[]): void {
  const rows = sources.flatMap(({ id, folder, controls }) =>
    controls.map((name): [Place, string] => [{ id: `${id}/${name}`, folder }, `controls/${name}`]),
  );
  const type = 'ComponentType<OwnControlProps<never, never>>';
  writeIfChanged(
    join(root, 'widgets/controls.gen.ts'),
    `${BANNER}import type { ComponentType } from 'react';\nimport type { OwnControlProps } from '~/domain/studio/own-control';\n\n/** The controls that widgets bring along, by \`<id>/<name>\`. */\n${lazyTable('controls', type, rows)}`,
  );
}

/** Forms, their table and the palette. Phones load none of it: nothing in src imports these files. */
export async function generateForms(root: string, sources: readonly FormSource[]): Promise<void> {
  const folders = new Map(sources.map(({ id, folder }) => [id, folder]));
  for (const form of compileForms(sources)) {
    writeIfChanged(
      join(root, folders.get(form.id) ?? '', 'form.gen.ts'),
      `${BANNER}import type { WidgetForm } from '~/domain/studio/form';\n\nconst form: WidgetForm = ${JSON.stringify(form)};\n\nexport default form;\n`,
    );
  }
  writeControls(root, sources);
  const withPresets: Place[] = [];
  const palette = await gather(sources, async (source) => {
    const code = await codeOf(root, source);
    if (code.presets !== undefined) withPresets.push(source);
    return paletteEntry(code, source.raw);
  });
  checkSlots(palette, sources);
  const rowsOf = (places: readonly Place[], file: string) =>
    places.map((place): [Place, string] => [place, file]);
  const withChecks = sources.filter(({ folder }) => existsSync(join(root, folder, 'checks.ts')));
  writeIfChanged(
    join(root, 'widgets/forms.gen.ts'),
    `${BANNER}import type { WidgetCheck } from '~/domain/studio/check/widget-checks';\nimport type { WidgetForm } from '~/domain/studio/form';\nimport type { WidgetPresets } from '~/domain/studio/presets';\n\n/** The form of each widget, loaded when it is selected. */\n${lazyTable('forms', 'WidgetForm', rowsOf(sources, 'form.gen'))}\n/** The presets of each widget of the palette. */\n${lazyTable('presets', 'WidgetPresets', rowsOf(withPresets, 'presets'))}\n/** The checks of widgets with rules of their own. */\n${lazyTable('checks', 'readonly WidgetCheck[]', rowsOf(withChecks, 'checks'))}`,
  );
  writeIfChanged(
    join(root, 'widgets/palette.gen.ts'),
    `${BANNER}import type { PaletteEntry } from '~/domain/studio/form';\n\n/** All widgets, for the palette and its search. */\nexport const palette: readonly PaletteEntry[] = ${JSON.stringify(palette, null, 1)};\n`,
  );
}
