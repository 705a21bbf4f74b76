// Coerces unchecked data to texts and numbers without throwing.

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A text or a number as text; '' for anything else. */
export const textOf = (value: unknown): string => (isPlain(value) ? String(value) : '');

/** A number, or a text parsed as one; NaN for anything else. */
export const numberOf = (value: unknown): number => (isPlain(value) ? Number(value) : Number.NaN);
