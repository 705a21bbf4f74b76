// Compares our responses with those recorded from a mall of the same protocol.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
