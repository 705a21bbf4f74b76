// Compiles the stored face of a widget into the fields of its form.
import type { ControlId, FormField, FormOption, LinkShape } from '~/domain/studio/form';
import { fieldProblems } from './form-checks';
import {
  controlOf,
  groupOf,
  helpOf,
  isNullable,
  isStyle,
  kindOf,
  linkByRef,
  type Property,
} from './form-rules';
import { type Hint, hintOf, layOver, ownControlIn, type Problem } from './hints';
import { type JsonSchema, mergeAll } from './schema';
import { resolveWhen, type Scope } from './when';

/** Shared state while the fields of a widget are compiled. */
export interface FormContext {
  defs: Record<string, JsonSchema>;
  problems: Problem[];
  /** The widget, and the names of its own controls. */
  id: string;
  controls: readonly string[];
}

/** An object whose properties are compiled. */
interface Holder {
  schema: JsonSchema;
  scope: Scope;
  pointer: string;
  /** Properties that delivery adds or removes; `all` within one of them. Changing them needs the server. */
  sources: ReadonlySet<string> | 'all';
  /** Properties that the row's picker writes. */
  snapshot: readonly string[];
}

type Drop<T> = { [K in keyof T]: T[K] | undefined };

/** Removes undefined members. */
const compact = <T extends object>(value: Drop<T>): T =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;

const isSource = ({ sources }: Holder, name: string): boolean => sources === 'all' || sources.has(name);

const NONE: ReadonlySet<string> = new Set();

const nameOf = (schema: JsonSchema): string | undefined => schema.$ref?.replace('#/$defs/', '');

/** A schema with its ref and bases laid under it. */
function resolved(schema: JsonSchema, defs: Record<string, JsonSchema>): JsonSchema {
  const { $ref, ...own } = schema;
  const target = $ref === undefined ? undefined : defs[$ref.replace('#/$defs/', '')];
  const whole = target === undefined ? own : layOver(resolved(target, defs), own);
  return whole.allOf === undefined ? whole : mergeAll(whole, defs);
}

const withProperties = (schema: JsonSchema, defs: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, child]) => {
      const whole = resolved(child, defs);
      if (whole.properties === undefined) return [name, whole];
      return [name, { ...whole, properties: withProperties(whole, defs) }];
    }),
  );

function ruleOf(text: string, scope: Scope, report: (message: string) => void) {
  try {
    return resolveWhen(text, scope);
  } catch (error) {
    report(`the rule "${text}" ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function optionsOf({ hint }: Property, scope: Scope, report: (message: string) => void) {
  return hint.options?.map(({ value, words, icon, when }) =>
    compact<FormOption>({
      value,
      words,
      icon,
      when: when === undefined ? undefined : ruleOf(when, scope, report),
    }),
  );
}

const warningsOf = ({ hint }: Property, scope: Scope, report: (message: string) => void) =>
  hint.warn?.flatMap((text) => {
    const [rule = '', words = ''] = text.split(' → ');
    const when = ruleOf(rule, scope, report);
    return when === undefined ? [] : [{ when, words }];
  });

/** The condition of the counterpart, which stands in the same object. */
function partnerRule({ hint }: Property, scope: Scope, report: (message: string) => void) {
  const partner = scope.properties[hint.on ?? ''];
  const when = partner === undefined ? undefined : hintOf(partner).when;
  // A field that is shown where its counterpart is needs no condition.
  return when === undefined || when === hint.when ? undefined : ruleOf(when, scope, report);
}

const least = (values: readonly (number | undefined)[]) => {
  const given = values.filter((value) => value !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
};
const most = (values: readonly (number | undefined)[]) => {
  const given = values.filter((value) => value !== undefined);
  return given.length === 0 ? undefined : Math.max(...given);
};

const linkOf = ({ hint, ref }: Property): LinkShape | undefined =>
  hint.link === undefined ? linkByRef(ref) : { fields: {}, ...hint.link };

/** Hints that the form copies unchanged. */
const SAID = [
  'section',
  'initial',
  'switch',
  'unit',
  'scale',
  'step',
  'lines',
  'size',
  'empty',
  'clears',
  'allow',
  'pick',
  'row',
  'rowPicture',
  'rows',
  'role',
  'on',
  'mends',
  'inline',
  'older',
  'hidden',
  'computed',
  'part',
] as const satisfies readonly (keyof Hint & keyof FormField)[];

const OWN_ROWS: readonly ControlId[] = ['list', 'fixed-list', 'pick', 'frame', 'form-fields'];

/** The fields of an object or of a list's rows, where known. */
function insideOf(property: Property, holder: Holder, context: FormContext): Partial<FormField> {
  const { schema, name, hint, kind } = property;
  const raw = kind === 'list' ? schema.items : schema;
  const inner = raw === undefined ? {} : resolved(raw, context.defs);
  if (inner['x-opaque'] === true) return {};
  if (inner.properties === undefined)
    return kind === 'list' && raw !== undefined ? { item: itemOf(inner, property) } : {};
  const scope: Scope = { properties: withProperties(inner, context.defs), parent: holder.scope };
  return {
    fields: fieldsOf(
      {
        schema: inner,
        scope: kind === 'list' ? scope : { ...scope, via: name },
        pointer: `${holder.pointer}/properties/${name}${kind === 'list' ? '/items' : ''}`,
        sources: isSource(holder, name) ? 'all' : NONE,
        snapshot: hint.snapshot ?? [],
      },
      context,
    ),
  };
}

/** Properties of a row that its picker writes: all of a goods snapshot. */
function snapshotOf({ hint, schema }: Property, control: ControlId, { defs }: FormContext) {
  if (control !== 'goods' || schema.items === undefined) return hint.snapshot;
  return hint.snapshot ?? Object.keys(resolved(schema.items, defs).properties ?? {});
}

/** A row of a list of plain values. */
function itemOf(schema: JsonSchema, owner: Property): FormField {
  const property = { name: '', schema, hint: hintOf(schema), kind: kindOf(schema) };
  const control = controlOf(property);
  return {
    name: '',
    title: owner.schema.title ?? owner.name,
    group: 'content',
    control,
    kind: property.kind,
  };
}

/** Limits, choices and advice for a control's values. */
const limitsOf = (property: Property, scope: Scope, report: (message: string) => void) => {
  const { hint, schema } = property;
  return {
    when: hint.when === undefined ? undefined : ruleOf(hint.when, scope, report),
    onWhen: partnerRule(property, scope, report),
    options: optionsOf(property, scope, report),
    min: most([schema.minimum, hint.min]),
    max: least([schema.maximum, hint.max]),
    maxLength: least([schema.maxLength, hint.maxLength]),
    warn: warningsOf(property, scope, report),
  };
};

function fieldOf(property: Property, holder: Holder, context: FormContext): FormField {
  const { name, schema, hint, kind } = property;
  const pointer = `${holder.pointer}/properties/${name}`;
  const report = (message: string) => context.problems.push({ pointer, message });
  const control = controlOf(property);
  const own = ownControlIn(hint);
  if (own !== undefined && !context.controls.includes(own))
    report(`the control ./controls/${own} is not there: controls/${own}.tsx beside schema.json`);
  const group = groupOf(property, control);
  const title = schema.title ?? name;
  const field = compact<FormField>({
    ...Object.fromEntries(SAID.map((key) => [key, hint[key]])),
    ...limitsOf(property, holder.scope, report),
    name,
    title,
    help: helpOf(property, control, title),
    group,
    control,
    own: own === undefined ? undefined : `${context.id}/${own}`,
    kind,
    nullable: isNullable(schema) ? true : undefined,
    optional: holder.schema.required?.includes(name) === true ? undefined : true,
    default: schema.default,
    link: linkOf(property),
    snapshot: snapshotOf(property, control, context),
    style: isStyle(property, control, group) && control !== 'none' ? true : undefined,
    source: (hint.source ?? isSource(holder, name)) ? true : undefined,
    ...(OWN_ROWS.includes(control) ? insideOf(property, holder, context) : {}),
  });
  for (const message of fieldProblems({ property, field, scope: holder.scope })) report(message);
  return field;
}

/** Controls whose parts have none of their own. */
const WHOLE: readonly ControlId[] = ['link', 'pick', 'location', 'video', 'own'];

/** The owner of each property. */
function ownersOf(properties: readonly Property[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { name, hint } of properties) {
    if (hint.part !== undefined && hint.hidden !== true) owners.set(name, hint.part);
    for (const other of Object.values(hint.link?.fields ?? {})) if (other !== name) owners.set(other, name);
  }
  return owners;
}

/** Owned fields within their owners. */
const assembled = (fields: readonly FormField[]): FormField[] =>
  fields
    .filter(({ part }) => part === undefined)
    .map((field) => {
      const parts = fields.filter(({ part }) => part === field.name);
      return parts.length === 0 ? field : { ...field, parts };
    });

const propertyOf = (name: string, raw: JsonSchema, defs: Record<string, JsonSchema>): Property => {
  const schema = resolved(raw, defs);
  const items = schema.items === undefined ? undefined : nameOf(schema.items);
  return {
    name,
    schema,
    hint: hintOf(schema),
    kind: kindOf(schema),
    ...(nameOf(raw) === undefined ? {} : { ref: nameOf(raw) ?? '' }),
    ...(items === undefined ? {} : { rowRef: items }),
  };
};

function fieldsOf(holder: Holder, context: FormContext): FormField[] {
  const order = ({ hint }: Property) => hint.order ?? 0;
  const properties = Object.entries(holder.schema.properties ?? {})
    .filter(([name]) => !holder.snapshot.includes(name))
    .map(([name, raw]) => propertyOf(name, raw, context.defs))
    .sort((a, b) => order(a) - order(b));
  const owners = ownersOf(properties);
  const withoutOwn = new Set(
    properties.filter((property) => WHOLE.includes(controlOf(property))).map(({ name }) => name),
  );
  const isWritten = (name: string) => withoutOwn.has(owners.get(name) ?? '');
  return assembled(
    properties.map(({ hint: { part: _part, ...hint }, ...property }) => {
      const part = owners.get(property.name);
      const owned: Hint = {
        ...hint,
        ...(part === undefined ? {} : { part }),
        ...(isWritten(property.name) ? { control: 'none' } : {}),
      };
      return fieldOf({ ...property, hint: owned }, holder, context);
    }),
  );
}

/**
 * All fields of the stored face, owned ones within their owners; `sources` are the properties that delivery adds or
 * removes. Errors are added to `problems`.
 */
export function compileFields(
  stored: JsonSchema,
  sources: ReadonlySet<string>,
  context: FormContext,
): FormField[] {
  const whole = resolved(stored, context.defs);
  const scope = { properties: withProperties(whole, context.defs) };
  return fieldsOf({ schema: whole, scope, pointer: '#/properties/data', sources, snapshot: [] }, context);
}
