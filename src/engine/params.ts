// A screen's query parameters: their types, and what becomes of missing or invalid ones (NS-03).

export interface Param<T> {
  /** The value of a query text; `undefined` where a required one is missing or invalid. */
  readonly parse: (text: string | undefined) => T | undefined;
  readonly isRequired: boolean;
}

/** What an id identifies: `order`, `coupon`. Checks over all screens find one of it (tests/journeys/screen-walk.ts). */
export type IdKind = string;

const ID = /^[1-9]\d{0,9}$/;

/** A required identifier: a whole number from 1. */
export const id = (_kind: IdKind): Param<number> => ({
  isRequired: true,
  parse: (text) => (text !== undefined && ID.test(text) ? Number(text) : undefined),
});

/** An optional identifier; 0 when absent or invalid. */
export const optionalId = (_kind: IdKind): Param<number> => ({
  isRequired: false,
  parse: (text) => (text !== undefined && ID.test(text) ? Number(text) : 0),
});

/** An optional number that identifies nothing, such as a flag; 0 when absent or invalid. */
export const optionalNumber = (): Param<number> => optionalId('');

/** Free text, '' when absent. */
export const text = (): Param<string> => ({ isRequired: false, parse: (value) => value ?? '' });

/** A required text. */
export const requiredText = (): Param<string> => ({
  isRequired: true,
  parse: (value) => (value === undefined || value === '' ? undefined : value),
});

/** One of a few values; the first when absent or unknown. */
export const choice = <const T extends readonly [string | number, ...(string | number)[]]>(
  values: T,
): Param<T[number]> => ({
  isRequired: false,
  parse: (value) => values.find((entry) => String(entry) === value) ?? values[0],
});

export type QuerySpec = Readonly<Record<string, Param<unknown>>>;
export type QueryOf<S extends QuerySpec> = {
  readonly [K in keyof S]: S[K] extends Param<infer T> ? T : never;
};

/** Parses an address's query; names the first required parameter that is missing or invalid. */
export function readQuery<S extends QuerySpec>(
  spec: S,
  search: string,
): { query: QueryOf<S> } | { missing: string } {
  const given = new URLSearchParams(search);
  const query: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(spec)) {
    const value = param.parse(given.get(name) ?? undefined);
    if (value === undefined) return { missing: name };
    query[name] = value;
  }
  return { query: query as QueryOf<S> };
}
