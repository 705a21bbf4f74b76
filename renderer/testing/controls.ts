// Storybook controls of a widget: one per field of its schema, and how they change the story's data.
import { isRecord } from '~/domain/record';

/** What a control needs of JSON Schema: of a widget, of its faces, of a field. */
export interface FieldSchema {
  $id?: string;
  $ref?: string;
  $defs?: Readonly<Record<string, FieldSchema>>;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, FieldSchema>>;
  enum?: readonly unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  format?: string;
  allOf?: readonly FieldSchema[];
  anyOf?: readonly FieldSchema[];
  'x-editor'?: { min?: number; max?: number };
  'x-removed'?: readonly string[];
}

export type ControlKind = 'select' | 'boolean' | 'number' | 'color' | 'text' | 'object';

/** An arg type of Storybook. */
export interface Control {
  name: string;
  description: string;
  control: { type: ControlKind; min?: number; max?: number };
  /** Allowed values of a `select`. */
  options?: readonly unknown[];
  /** Type of the value in Storybook's address; absent for lists and objects. */
  type?: { name: 'string' | 'number' | 'boolean' };
  table: {
    /** The face of the schema that has the field. */
    category: 'data' | 'delivered';
    type: { summary: string };
    defaultValue?: { summary: string };
  };
}

export type Controls = Readonly<Record<string, Control>>;

type Fields = Readonly<Record<string, FieldSchema>>;
type Args = Readonly<Record<string, unknown>>;

/** The widget of a story: its title begins `Widgets/<id> `. */
export const widgetOf = (title: string): string | undefined => /^Widgets\/(\S+) /.exec(title)?.[1];

/** The documents that a `$ref` may name: its own, and those of the library. */
interface Documents {
  home: FieldSchema;
  library: readonly FieldSchema[];
}

/** What a field says over what it extends, its hints one by one. */
const laidOver = (base: FieldSchema | undefined, own: FieldSchema): FieldSchema => ({
  ...base,
  ...own,
  'x-editor': { ...base?.['x-editor'], ...own['x-editor'] },
});

/** A face's fields over those of the face that it extends. */
function fieldsOf({ allOf = [], properties = {} }: FieldSchema, documents: Documents): Fields {
  const shared: Fields = Object.assign({}, ...allOf.map(({ $ref = '' }) => sharedFields($ref, documents)));
  const laid = Object.entries(properties).map(
    ([name, field]) => [name, laidOver(shared[name], field)] as const,
  );
  return { ...shared, ...Object.fromEntries(laid) };
}

function sharedFields(ref: string, { home, library }: Documents): Fields {
  const [id = '', name = ''] = ref.split('#/$defs/');
  const document = id === '' ? home : library.find(({ $id }) => $id === id);
  const target = document?.$defs?.[name];
  if (document === undefined || target === undefined) throw new Error(`Unknown $ref "${ref}"`);
  return fieldsOf(target, { home: document, library });
}

const KINDS: Readonly<Record<string, ControlKind>> = {
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  string: 'text',
};

const typesOf = ({ type = [], anyOf = [] }: FieldSchema): string[] =>
  [...[type].flat(), ...anyOf.flatMap(typesOf)].filter((name) => name !== 'null');

function kindOf(field: FieldSchema): ControlKind {
  if (field.enum !== undefined) return 'select';
  const kinds = typesOf(field).map((name) => KINDS[name] ?? 'object');
  // A number that may be a text is written as a number.
  if (kinds.includes('text') && !kinds.includes('object')) return field.format === 'color' ? 'color' : 'text';
  return kinds[0] ?? 'object';
}

const wordsOf = (name: string, field: FieldSchema): string => {
  const values = field.enum?.map((value) => JSON.stringify(value)) ?? typesOf(field);
  return values.length === 0 ? name : `${name}: ${values.join(' | ')}`;
};

const limitsOf = ({ minimum, maximum, 'x-editor': editor }: FieldSchema) => {
  const [min, max] = [minimum ?? editor?.min, maximum ?? editor?.max];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

/** How the address names a value of the control. */
const ADDRESSED: Readonly<Record<ControlKind, (field: FieldSchema) => Pick<Control, 'type'>>> = {
  select: ({ enum: values = [] }) => ({
    type: { name: values.every((value) => typeof value === 'number') ? 'number' : 'string' },
  }),
  boolean: () => ({ type: { name: 'boolean' } }),
  number: () => ({ type: { name: 'number' } }),
  color: () => ({ type: { name: 'string' } }),
  text: () => ({ type: { name: 'string' } }),
  object: () => ({}),
};

function controlOf(name: string, field: FieldSchema, category: Control['table']['category']): Control {
  const kind = kindOf(field);
  return {
    name: field.title ?? name,
    description: field.description ?? '',
    control: { type: kind, ...(kind === 'number' ? limitsOf(field) : {}) },
    ...(field.enum === undefined ? {} : { options: field.enum }),
    ...ADDRESSED[kind](field),
    table: {
      category,
      type: { summary: wordsOf(name, field) },
      ...(field.default === undefined ? {} : { defaultValue: { summary: JSON.stringify(field.default) } }),
    },
  };
}

/** The controls of a view: the stored fields, overlaid by those that the server adds or changes. */
export function controlsOf(home: FieldSchema, library: readonly FieldSchema[]): Controls {
  const { data = {}, delivered = {} } = home.properties ?? {};
  const removed = delivered['x-removed'] ?? [];
  const ofFace = (face: FieldSchema, category: Control['table']['category']) =>
    Object.entries(fieldsOf(face, { home, library }))
      .filter(([name]) => !removed.includes(name))
      .map(([name, field]) => [name, controlOf(name, field, category)] as const);
  return Object.fromEntries([...ofFace(data, 'data'), ...ofFace(delivered, 'delivered')]);
}

/** A value that the control can show; undefined for another kind, so that hostile data stay unchanged. */
const SHOWN: Readonly<Record<ControlKind, (value: unknown, control: Control) => unknown>> = {
  select: (value, { options = [] }) => (options.includes(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  number: (value) => (Number.isFinite(value) ? value : undefined),
  color: (value) => (typeof value === 'string' ? value : undefined),
  text: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined),
  object: (value) => (typeof value === 'object' && value !== null ? value : undefined),
};

/** The controls' values before any change. */
export function startsOf(controls: Controls, data: unknown): Args {
  const fields = isRecord(data) ? data : {};
  const shown = Object.entries(controls).map(
    ([name, control]) => [name, SHOWN[control.control.type](fields[name], control)] as const,
  );
  return Object.fromEntries(shown.filter(([, value]) => value !== undefined));
}

/** The story's data with the controls' changes; the same object without any. An emptied control removes its field. */
export function changedData(controls: Controls, args: Args): unknown {
  const { data } = args;
  const starts = startsOf(controls, data);
  const changed = Object.keys(controls).filter((name) => args[name] !== starts[name]);
  if (changed.length === 0) return data;
  const laid = Object.fromEntries(changed.map((name) => [name, args[name]]));
  const next = { ...(isRecord(data) ? data : {}), ...laid };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

/** The args of the story's component, without those of the controls. */
export function renderedArgs(controls: Controls, args: Args): Args {
  const own = Object.entries(args).filter(([name]) => controls[name] === undefined);
  return { ...Object.fromEntries(own), data: changedData(controls, args) };
}
