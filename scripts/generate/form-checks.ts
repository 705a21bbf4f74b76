// Checks that a form's fields are usable; generation fails on any problem.
import type { FormField } from '~/domain/studio/form';
import type { Property } from './form-rules';
import type { Scope } from './when';

interface Checked {
  property: Property;
  field: FormField;
  /** The object that the field stands in. */
  scope: Scope;
}

const rootOf = (scope: Scope): Scope => (scope.parent === undefined ? scope : rootOf(scope.parent));

/** A neighbour, or by `/name` a property of the block. */
const isKnown = (name: string, scope: Scope): boolean =>
  name.startsWith('/')
    ? Object.hasOwn(rootOf(scope).properties, name.slice(1))
    : Object.hasOwn(scope.properties, name);

const unknown = (what: string, names: readonly string[], scope: Scope): string[] =>
  names.filter((name) => !isKnown(name, scope)).map((name) => `${what} names "${name}", which is unknown`);

function enumProblems({ property: { schema, hint, kind } }: Checked): string[] {
  const values = schema.enum;
  if (values === undefined) return [];
  if (hint.switch !== undefined) {
    const { on, off } = hint.switch;
    const isWhole = values.length === 2 && values.includes(on) && values.includes(off) && on !== off;
    return isWhole ? [] : ['switch must name both values of the enum'];
  }
  const isYesNo = kind === 'integer' && values.length === 2 && values.includes(0) && values.includes(1);
  if (isYesNo && hint.options === undefined) return ['an enum of 0 and 1 needs switch or options'];
  const worded = hint.options?.map(({ value }) => value) ?? [];
  const without = values.filter((value) => !worded.includes(value as string));
  const foreign = worded.filter((value) => !values.includes(value));
  return [
    ...without.map((value) => `options lack words for ${JSON.stringify(value)}`),
    ...foreign.map((value) => `options name ${JSON.stringify(value)}, which is none of the enum`),
  ];
}

function limitProblems({ property: { schema, hint }, field: { min, max, maxLength } }: Checked): string[] {
  const given = { default: schema.default, initial: hint.initial };
  return Object.entries(given).flatMap(([name, value]) => {
    const isOutside =
      (typeof value === 'number' && (value < (min ?? -Infinity) || value > (max ?? Infinity))) ||
      (typeof value === 'string' && value.length > (maxLength ?? Infinity));
    const isForeign = schema.enum !== undefined && value !== undefined && !schema.enum.includes(value);
    return isOutside || isForeign ? [`${name} ${JSON.stringify(value)} is outside its own limits`] : [];
  });
}

const WITHOUT_PARTNER: readonly unknown[] = ['ground', 'accent', 'button'];

function colourProblems({ field }: Checked): string[] {
  if (field.control !== 'colour' || field.group !== 'colour') return [];
  if (field.on !== undefined || WITHOUT_PARTNER.includes(field.role)) return [];
  return ['a colour needs `on` or a role of ground, accent or button'];
}

const pictureProblems = ({ field }: Checked): string[] =>
  (field.control === 'picture' || field.control === 'tile') && field.size === undefined
    ? ['a picture needs size']
    : [];

const LISTS: readonly string[] = [
  'list',
  'fixed-list',
  'pick',
  'goods',
  'hotspots',
  'form-fields',
  'pictures',
];

function rowProblems({ field, property: { schema } }: Checked): string[] {
  if (field.kind !== 'list' || !LISTS.includes(field.control)) return [];
  const names = [...(field.row ?? '').matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  const own = [
    ...(field.fields ?? []).flatMap(({ name, parts = [] }) => [name, ...parts.map((part) => part.name)]),
    ...(field.snapshot ?? []),
  ];
  const pictures = field.rowPicture === undefined ? [] : [field.rowPicture];
  const needsRow = field.fields !== undefined && schema.items !== undefined;
  return [
    ...(field.rows?.max === undefined ? ['a list needs rows.max'] : []),
    ...(needsRow && field.row === undefined ? ['a list needs row, the summary of one'] : []),
    ...(needsRow ? [...names, ...pictures] : [])
      .filter((name) => !own.includes(name))
      .map((name) => `row names "${name}", which a row has not`),
  ];
}

/** Operators would read the name of the property. */
const titleProblems = ({ property: { schema } }: Checked): string[] =>
  schema.title === undefined || schema.title === '' ? ['needs a title, the words of its field'] : [];

/** A text must have a maximum length or a control. */
function textProblems({ field, property: { hint } }: Checked): string[] {
  if (field.kind !== 'text' || (field.control !== 'text' && field.control !== 'textarea')) return [];
  const isStated = field.maxLength !== undefined || hint.control !== undefined || hint.part !== undefined;
  return isStated ? [] : ['a text needs maxLength, or a control, part or hidden if it is none'];
}

function nameProblems({ field, scope }: Checked): string[] {
  const { on, part, computed, clears = {}, link, size } = field;
  const height = typeof size === 'object' && typeof size.height === 'string' ? [size.height] : [];
  return [
    ...unknown('on', on === undefined || on === 'ground' ? [] : [on], scope),
    ...unknown('part', part === undefined ? [] : [part], scope),
    ...unknown('computed', computed === undefined ? [] : [computed], scope),
    ...unknown('clears', Object.keys(clears), scope),
    ...unknown('link', Object.values(link?.fields ?? {}), scope),
    ...unknown('size.height', height, scope),
  ];
}

/** The problem of a field, as text that follows its pointer. */
export function fieldProblems(checked: Checked): string[] {
  const isSeen = checked.field.control !== 'none';
  return [
    ...limitProblems(checked),
    ...nameProblems(checked),
    ...enumProblems(checked),
    ...(isSeen ? titleProblems(checked) : []),
    ...(isSeen ? colourProblems(checked) : []),
    ...(isSeen ? pictureProblems(checked) : []),
    ...(isSeen ? rowProblems(checked) : []),
    ...(isSeen ? textProblems(checked) : []),
  ];
}
