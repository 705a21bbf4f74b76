// What can be written at the caret of the JSON: names of fields and their values, with the words of the form.
import type { FormField, PaletteEntry, WidgetForm } from '~/domain/studio/form';
import { caretIn, fieldsAt, type JsonCaret } from '~/domain/studio/json-caret';
import { beginning, valuesOf, VERSION, versionNow } from './values';

export interface JsonOption {
  /** Searched as it is typed: `"title" 标题`. */
  label: string;
  displayLabel: string;
  detail: string;
  /** Replaces what is typed. */
  apply: string;
  info?: string;
}

export interface JsonOptions {
  from: number;
  to: number;
  options: readonly JsonOption[];
  /** A value that is there already: the others are offered too. */
  isWhole: boolean;
}

export interface JsonKnown {
  palette: Readonly<Record<string, PaletteEntry>>;
  /** Undefined where there is none. */
  formOf: (id: string) => Promise<WidgetForm | undefined>;
}

interface Member {
  name: string;
  title: string;
  help?: string;
  value: unknown;
}

const BLOCK_MEMBERS: readonly Member[] = [
  { name: 'id', title: '组件', value: '' },
  { name: 'data', title: '内容', value: {} },
  { name: 'permission_key', title: '权限标识', value: '' },
];

/** Without it the data are of the first version: a member of blocks whose widget has a later one. */
const versionMembers = (id: string): readonly Member[] =>
  versionNow(id) === 1
    ? []
    : [{ name: 'v', title: VERSION.title, help: VERSION.help, value: versionNow(id) }];

const memberOf = (field: FormField): Member => ({ ...field, value: beginning(field) });

/** What has to follow a name that is written there. */
function restOf(value: unknown, after: string): string {
  if (/^\s*:/.test(after)) return '';
  return `: ${JSON.stringify(value)}${/^\s*"/.test(after) ? ',' : ''}`;
}

const nameOption =
  (after: string) =>
  ({ name, title, help, value }: Member): JsonOption => ({
    label: `"${name}" ${title}`,
    displayLabel: name,
    detail: title,
    apply: JSON.stringify(name) + restOf(value, after),
    ...(help === undefined ? {} : { info: help }),
  });

function valueOption({ value, words }: { value: unknown; words: string }): JsonOption {
  const text = JSON.stringify(value);
  return { label: `${text} ${words}`, displayLabel: text, detail: words, apply: text };
}

const idValues = (palette: JsonKnown['palette']) =>
  Object.values(palette)
    .filter(({ group }) => group !== 'leftover')
    .map(({ id, title }) => ({ value: id, words: title }));

/** The field of the value at the caret, which may be an entry of a list. */
function fieldOf(form: WidgetForm, around: JsonCaret['path'], step: string | number | undefined) {
  const owner = typeof step === 'number' ? around.slice(0, -1) : around;
  const name = typeof step === 'number' ? around.at(-1) : step;
  const field = fieldsAt(form, owner).find((one) => one.name === name);
  return typeof step === 'number' ? field?.item : field;
}

async function optionsAt(
  { path, around, isKey, names, id }: JsonCaret,
  { after, known }: { after: string; known: JsonKnown },
): Promise<JsonOption[]> {
  const [, part, ...within] = around;
  const named = (members: readonly Member[]) =>
    members.filter(({ name }) => !names.includes(name)).map(nameOption(after));
  if (around.length === 1) {
    if (isKey) return named([...BLOCK_MEMBERS, ...versionMembers(id)]);
    if (path.at(-1) === 'v') return [{ value: versionNow(id), words: '现在的版本' }].map(valueOption);
    return path.at(-1) === 'id' ? idValues(known.palette).map(valueOption) : [];
  }
  const form = part === 'data' ? await known.formOf(id) : undefined;
  if (form === undefined) return [];
  if (isKey) return named(fieldsAt(form, within).map(memberOf));
  const field = fieldOf(form, within, path.at(-1));
  return field === undefined ? [] : valuesOf(field).map(valueOption);
}

/** Null where nothing can be written, or nothing is known of it. */
export async function completionsAt(
  text: string,
  caret: number,
  known: JsonKnown,
): Promise<JsonOptions | null> {
  const here = caretIn(text, caret);
  const { from, to } = here.token;
  const isFree = from < to || /[[{:,]\s*$/.test(text.slice(Math.max(0, from - 200), from));
  if (!isFree) return null;
  const options = await optionsAt(here, { after: text.slice(to), known });
  const isWhole = options.some(({ apply }) => apply === text.slice(from, to));
  return options.length === 0 ? null : { from, to, options, isWhole };
}
