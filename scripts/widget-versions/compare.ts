// Which changes of a widget's stored schema would read older data differently.
import { isSameJson } from '~/domain/studio/same-json';
import { defaultOf } from '~/schemas/shape';
import { type JsonSchema, shapeOf } from '../generate/schema';
import { alternativesOf, hasDefault, resolved } from './constraints';

export interface Difference {
  /** Within the stored data's schema: `#/properties/title`. */
  pointer: string;
  /** What is no longer read as it was. */
  rule: string;
}

interface Pair {
  before: JsonSchema;
  after: JsonSchema;
  pointer: string;
}

/** The whole schemas, for their `$defs`, and the pairs of refs that are being compared. */
interface Roots {
  before: JsonSchema;
  after: JsonSchema;
  seen: readonly string[];
}

const said = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const isAnything = (schema: JsonSchema): boolean =>
  schema['x-opaque'] === true ||
  [schema.type, schema.properties, schema.enum, schema.const].every((one) => one === undefined);

const valuesOf = ({ enum: values, const: value }: JsonSchema): unknown[] | undefined =>
  value === undefined ? values : [value];

function valueRules({ before, after }: Pair): string[] {
  const [were, are] = [valuesOf(before), valuesOf(after)];
  if (are === undefined) return [];
  if (were === undefined) return [`narrowed: takes only ${are.map(said).join(', ')}`];
  const gone = were.filter((value) => !are.includes(value));
  return gone.length === 0 ? [] : [`narrowed: no longer takes ${gone.map(said).join(', ')}`];
}

/** By keyword: the sign of what is stricter. */
const LIMITS = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
} as const;

const limitOf = (schema: JsonSchema, name: string): number | undefined =>
  (schema as Readonly<Record<string, number | undefined>>)[name];

function limitRules({ before, after }: Pair): string[] {
  const limits = Object.entries(LIMITS).flatMap(([name, sign]) => {
    const [was, is] = [limitOf(before, name), limitOf(after, name)];
    const isStricter = is !== undefined && (was === undefined || (is - was) * sign > 0);
    return isStricter ? [`narrowed: ${name} was ${said(was)}, is ${is}`] : [];
  });
  const forms = (['pattern', 'format'] as const).flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    return is === undefined || is === was ? [] : [`narrowed: ${name} was ${said(was)}, is ${said(is)}`];
  });
  return [...limits, ...forms];
}

const isRetyped = ({ before, after }: Pair): boolean =>
  before.type !== after.type && !(before.type === 'integer' && after.type === 'number');

const typeWords = ({ type, properties }: JsonSchema): string =>
  String(type ?? (properties === undefined ? 'anything' : 'object'));

const isObject = (schema: JsonSchema): boolean => schema.type === 'object' && schema.default === undefined;

const ABSENT = Symbol('absent');

/** How a property that is not stored is read. */
function absentValue(schema: JsonSchema, root: JsonSchema): unknown {
  const whole = resolved(schema, root);
  if (whole.default === undefined && schema['x-optional'] === true) return ABSENT;
  return defaultOf(shapeOf(whole, root.$defs ?? {}));
}

function absenceRules({ before, after }: Pair, roots: Roots): string[] {
  if (isObject(resolved(before, roots.before)) && isObject(resolved(after, roots.after))) return [];
  const [was, is] = [absentValue(before, roots.before), absentValue(after, roots.after)];
  if (was === is || (was !== ABSENT && is !== ABSENT && isSameJson(was, is))) return [];
  if (is === ABSENT) return [`made optional: what is absent was read as ${said(was)}`];
  if (was !== ABSENT) return [`default was ${said(was)}, is ${said(is)}`];
  const isGiven = resolved(after, roots.after).default !== undefined;
  return [isGiven ? `absent stayed absent, is read as ${said(is)}` : 'made required without a default'];
}

function removal(name: string, { before, after }: Pair): string {
  const old = before.properties ?? {};
  const same = Object.entries(after.properties ?? {}).find(
    ([other, schema]) => old[other] === undefined && isSameJson(schema, old[name]),
  );
  return same === undefined ? 'removed' : `removed, or renamed to "${same[0]}"`;
}

function propertyDifferences(pair: Pair, roots: Roots): Difference[] {
  const [old, current] = [pair.before.properties ?? {}, pair.after.properties ?? {}];
  const at = (name: string) => `${pair.pointer}/properties/${name}`;
  const kept = Object.entries(old).flatMap(([name, before]) => {
    const after = current[name];
    if (after === undefined) return [{ pointer: at(name), rule: removal(name, pair) }];
    const own = { before, after, pointer: at(name) };
    const values = differences(own, roots);
    // A value of another kind is read otherwise where it is absent, too.
    if (values.some(({ pointer }) => pointer === own.pointer)) return values;
    return [...absenceRules(own, roots).map((rule) => ({ pointer: own.pointer, rule })), ...values];
  });
  const unsound = Object.entries(current)
    .filter(([name, schema]) => old[name] === undefined && !hasDefault(schema, roots.after))
    .map(([name]) => ({ pointer: at(name), rule: 'new, and required without a default' }));
  return [...kept, ...unsound];
}

/** Of the items of a list, or of the values of unnamed properties. */
function innerDifferences(pair: Pair, name: 'items' | 'additionalProperties', roots: Roots): Difference[] {
  const [before, after] = [pair.before[name] ?? true, pair.after[name] ?? true];
  const pointer = `${pair.pointer}/${name}`;
  if (after === true || before === false) return [];
  if (after === false) return [{ pointer, rule: 'narrowed: takes no other names' }];
  if (before === true) return isAnything(after) ? [] : [{ pointer, rule: 'narrowed: took anything' }];
  return differences({ before, after, pointer }, roots);
}

function singleDifferences(pair: Pair, roots: Roots): Difference[] {
  const { before, after, pointer } = pair;
  if (isAnything(after)) return [];
  if (isAnything(before)) return [{ pointer, rule: `narrowed: took anything, is ${typeWords(after)}` }];
  if (isRetyped(pair))
    return [{ pointer, rule: `retyped: was ${typeWords(before)}, is ${typeWords(after)}` }];
  return [
    ...[...valueRules(pair), ...limitRules(pair)].map((rule) => ({ pointer, rule })),
    ...propertyDifferences(pair, roots),
    ...innerDifferences(pair, 'items', roots),
    ...innerDifferences(pair, 'additionalProperties', roots),
  ];
}

/** Every alternative that was has to be one still. */
function unionDifferences(
  { pointer }: Pair,
  [were, are]: readonly [JsonSchema[], JsonSchema[]],
  roots: Roots,
): Difference[] {
  return were.flatMap((before) => {
    const found = are.map((after) => singleDifferences({ before, after, pointer }, roots));
    if (found.some((differing) => differing.length === 0)) return [];
    const alike = found.find((_differing, index) => are[index]?.type === before.type);
    return alike ?? [{ pointer, rule: `narrowed: no longer takes ${typeWords(before)}` }];
  });
}

function differences(pair: Pair, roots: Roots): Difference[] {
  const key = `${pair.before.$ref ?? ''} ${pair.after.$ref ?? ''}`;
  if (key !== ' ' && roots.seen.includes(key)) return [];
  const within = { ...roots, seen: [...roots.seen, key] };
  const before = resolved(pair.before, roots.before);
  const after = resolved(pair.after, roots.after);
  if (isAnything(after) && after.anyOf === undefined && after.oneOf === undefined) return [];
  const [were, are] = [alternativesOf(before, roots.before), alternativesOf(after, roots.after)];
  const [only] = were;
  if (only === undefined || were.length + are.length > 2) return unionDifferences(pair, [were, are], within);
  return singleDifferences({ ...pair, before: only, after: are[0] ?? {} }, within);
}

/** Of two schemas of stored data; nothing where all data of the first are read by the second as they were. */
export const incompatibilities = (before: JsonSchema, after: JsonSchema): Difference[] =>
  differences({ before, after, pointer: '#' }, { before, after, seen: [] });
