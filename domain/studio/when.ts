// Conditions of the studio's forms: the tree that generation compiles from a hint's text, and its evaluation.
// The dialect and its parser: scripts/generate/when.ts.
import { isRecord } from '../record';

/** A value of the form's data: `up` objects above the field's own one, then by names; `length` of a list or text. */
export interface WhenPath {
  readonly up: number;
  readonly names: readonly string[];
}

export type WhenLiteral = string | number | boolean | null;

export type WhenOperator = '==' | '!=' | '>' | '<' | '>=' | '<=' | 'in' | 'yes' | 'no';

/** `yes`: true, 1, '1' or not empty; `no`: the opposite; neither has a literal. */
export interface WhenTest {
  readonly path: WhenPath;
  readonly is: WhenOperator;
  readonly than?: WhenLiteral | readonly WhenLiteral[];
}

/** Without negation: generation turns it into the opposite operator. */
export type When = WhenTest | { readonly all: readonly When[] } | { readonly any: readonly When[] };

/** Coerced objects around a field, from the block's data to the field's own object. */
export type Scopes = readonly unknown[];

function valueAt({ up, names }: WhenPath, scopes: Scopes): unknown {
  return names.reduce<unknown>(
    (value, name) => {
      if (name === 'length' && (Array.isArray(value) || typeof value === 'string')) return value.length;
      return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    },
    scopes[scopes.length - 1 - up],
  );
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

// Old documents store '1' for 1: where either side is a text, both are compared as texts.
const same = (a: unknown, b: unknown): boolean =>
  a === b ||
  (isScalar(a) && isScalar(b) && [a, b].some((side) => typeof side === 'string') && String(a) === String(b));

/** True, 1, '1' or not empty. */
export const isYes = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Object.keys(value).length > 0;
  return ![undefined, null, false, 0, '0', '', 'false'].includes(value as null);
};

const TESTS: Readonly<Record<WhenOperator, (value: unknown, than: WhenTest['than']) => boolean>> = {
  '==': same,
  '!=': (value, than) => !same(value, than),
  '>': (value, than) => Number(value) > Number(than),
  '<': (value, than) => Number(value) < Number(than),
  '>=': (value, than) => Number(value) >= Number(than),
  '<=': (value, than) => Number(value) <= Number(than),
  in: (value, than) => Array.isArray(than) && than.some((entry) => same(value, entry)),
  yes: isYes,
  no: (value) => !isYes(value),
};

/** Whether a condition holds in the data; an absent one always does. */
export function holds(when: When | undefined, scopes: Scopes): boolean {
  if (when === undefined) return true;
  if ('all' in when) return when.all.every((part) => holds(part, scopes));
  if ('any' in when) return when.any.some((part) => holds(part, scopes));
  return TESTS[when.is](valueAt(when.path, scopes), when.than);
}
