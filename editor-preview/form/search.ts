// Search in the form, and what stands in the way of a field that is not shown.
import type { FormField, WidgetForm } from '~/domain/studio/form';
import { holds, type Scopes, type When, type WhenTest } from '~/domain/studio/when';

const wordsOf = ({ title, name, help = '', options = [], section = '' }: FormField): string =>
  [title, name, help, section, ...options.map(({ words }) => words)].join('\n').toLowerCase();

const within = (field: FormField): readonly FormField[] => [
  ...(field.parts ?? []),
  ...(field.fields ?? []),
  ...(field.item === undefined ? [] : [field.item]),
];

/** Whether the field or one within it is named, explained or offered by these words. */
export function matches(field: FormField, query: string): boolean {
  const words = query.trim().toLowerCase();
  if (words === '' || field.control === 'none') return false;
  return wordsOf(field).includes(words) || within(field).some((inner) => matches(inner, query));
}

/** Tests that do not hold and, were they to hold, would show the field. */
function failing(when: When, scopes: Scopes): readonly WhenTest[] {
  if (holds(when, scopes)) return [];
  if ('all' in when) return when.all.flatMap((part) => failing(part, scopes));
  if ('any' in when) return when.any.slice(0, 1).flatMap((part) => failing(part, scopes));
  return [when];
}

export interface Obstacle {
  /** The field to change first. */
  field: FormField;
  /** Words for it: 「先打开“显示购买按钮”」. */
  words: string;
  /** What it is to be changed to; absent where an operator must choose. */
  value?: unknown;
}

const every = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => [field, ...every(field.parts ?? [])]);

function obstacleOf({ is, than }: WhenTest, field: FormField): Obstacle {
  const { title, options = [] } = field;
  const isSwitch = field.kind === 'boolean' || field.switch !== undefined;
  const { on = true, off = false } = field.switch ?? {};
  if (isSwitch && (is === 'yes' || (is === '==' && than === on)))
    return { field, words: `先打开“${title}”`, value: on };
  if (isSwitch && (is === 'no' || (is === '==' && than === off) || (is === '!=' && than === on)))
    return { field, words: `先关闭“${title}”`, value: off };
  const wanted = is === '==' ? than : is === 'in' && Array.isArray(than) ? (than[0] as unknown) : undefined;
  const option = options.find(({ value }) => value === wanted);
  if (option !== undefined)
    return { field, words: `先把“${title}”设为“${option.words}”`, value: option.value };
  return { field, words: is === 'yes' ? `先填写“${title}”` : `先改“${title}”` };
}

/** The first field of the block that hides another; null where the field is shown, or its owner is no field. */
export function obstacle(form: WidgetForm, field: FormField, scopes: Scopes): Obstacle | null {
  if (field.when === undefined || holds(field.when, scopes)) return null;
  const all = every(form.groups.flatMap(({ fields }) => fields));
  for (const test of failing(field.when, scopes)) {
    const owner = all.find(({ name }) => test.path.names.length === 1 && name === test.path.names[0]);
    // What is itself hidden has its own obstacle first.
    if (owner !== undefined) return obstacle(form, owner, scopes) ?? obstacleOf(test, owner);
  }
  return null;
}

/** Hidden fields that the words find, parts included. */
export const hiddenMatches = (fields: readonly FormField[], query: string, scopes: Scopes): FormField[] =>
  every(fields).filter((field) => !holds(field.when, scopes) && matches({ ...field, parts: [] }, query));
