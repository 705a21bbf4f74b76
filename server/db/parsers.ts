// Parsers of column values, the same on both kinds of database.

const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit into a number.`);
  return value;
};

const toDate = (text: string): Date => new Date(/[+-]\d\d$/.test(text) ? `${text}:00` : text);

/**
 * Parsers by type number: bigint (20) and the sum of integers → number, date (1082) → text YYYY-MM-DD,
 * timestamptz (1184) → Date. numeric stays text: no column has it, and `sum(bigint)` needs a `::bigint`.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: toSafeInteger,
  1082: (text) => text,
  1184: toDate,
};
