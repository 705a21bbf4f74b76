// Compares our responses with those recorded from a mall of the same protocol.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '~/schemas/shape';

const FOLDER = join(import.meta.dirname, '../data/answers');

/** The `data` of a recorded response. */
export function recorded(name: string): unknown {
  const answer = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as { data?: unknown };
  return answer.data;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Kinds of values as a client sees them; an empty list and an empty map are equal. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (isObject(value))
    return Object.keys(value).length === 0 ? 'empty' : Array.isArray(value) ? 'list' : 'object';
  return typeof value;
}

const areAlike = (one: string, other: string): boolean =>
  one === other ||
  [one, other].includes('null') ||
  ([one, other].includes('empty') && !/string|number|boolean/.test(one + other));

/**
 * Paths where our response lacks a key of the recorded one or has another kind of value, as JSON Pointers. Of lists the
 * first entries are compared. `ignored` are pointers that may differ, for a reason that the test states.
 */
export function differences(
  expected: unknown,
  actual: unknown,
  ignored: readonly string[] = [],
  pointer = '',
): string[] {
  if (ignored.includes(pointer)) return [];
  const [wanted, given] = [kindOf(expected), kindOf(actual)];
  if (!areAlike(wanted, given)) return [`${pointer}: ${wanted} expected, ${given} given`];
  if (!isObject(expected) || !isObject(actual) || given === 'empty' || wanted === 'empty') return [];
  const keys = Array.isArray(expected) ? ['0'] : Object.keys(expected);
  return keys.flatMap((key) => {
    const below = `${pointer}/${key}`;
    if (ignored.includes(below)) return [];
    return key in actual ? differences(expected[key], actual[key], ignored, below) : [`${below}: missing`];
  });
}

interface Recording {
  name: string;
  route: string;
  /** With code, message and data. */
  answer: Readonly<Record<string, unknown>>;
}

/** All recordings: of each list but layouts the first three rows, and each answer once. */
export function allRecordings(): Recording[] {
  const file = join(FOLDER, '../recorded/answers.json');
  const byRoute = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, Recording['answer']>
  >;
  return Object.entries(byRoute).flatMap(([route, answers]) =>
    Object.entries(answers).map(([name, answer]) => ({ name, route, answer })),
  );
}

const KINDS: Readonly<Record<string, string>> = {
  s: 'string',
  d: 'string',
  n: 'number',
  i: 'number',
  b: 'boolean',
};

/** Kinds that a shape says, as `kindOf` has them; null for anything. */
function kindsOf(shape: Shape): string[] | null {
  if (shape.u !== undefined) {
    const all = shape.u.map(kindsOf);
    return all.includes(null) ? null : all.flatMap((kinds) => kinds ?? []);
  }
  if (shape.e !== undefined) return shape.e.map(kindOf);
  if (shape.t === 'x') return null;
  return [shape.t === 'a' ? 'list' : shape.t === 'o' ? 'object' : (KINDS[shape.t] ?? '')];
}

const partOf = (shape: Shape, kind: string): Shape =>
  shape.u?.find((option) => kindsOf(option)?.includes(kind) === true) ?? shape;

export interface TypeAt {
  /** With `*` for the entries of lists and maps. */
  pointer: string;
  /** The kind of the recorded value, and those of our server; null where they are alike. */
  difference: string | null;
}

/** Each value of a recording that our schema names: whether it is of the same type. */
export function typesIn(shape: Shape, value: unknown, pointer = ''): TypeAt[] {
  const [kind, kinds] = [kindOf(value), kindsOf(shape)];
  if (kinds === null) return [];
  const isAlike = kinds.some((one) => areAlike(kind, one));
  const own: TypeAt = { pointer, difference: isAlike ? null : `${kind}, ours ${kinds.join(' or ')}` };
  const part = partOf(shape, kind);
  if (kind === 'list' && part.i !== undefined) {
    const { i: item } = part;
    return [own, ...(value as unknown[]).flatMap((entry) => typesIn(item, entry, `${pointer}/*`))];
  }
  if (!isObject(value) || kind !== 'object') return [own];
  const below = Object.entries(value).flatMap(([key, entry]) => {
    const named = part.p?.[key];
    if (named !== undefined) return typesIn(named, entry, `${pointer}/${key}`);
    return part.a === undefined ? [] : typesIn(part.a, entry, `${pointer}/*`);
  });
  return [own, ...below];
}
