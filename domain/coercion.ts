// Reading texts and figures out of data that nobody has checked: of anything else neither can be made without
// failing.

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A text or a number as text; '' for anything else. */
export const textOf = (value: unknown): string => (isPlain(value) ? String(value) : '');

/** A number or what a text says as one; NaN for anything else. */
export const numberOf = (value: unknown): number => (isPlain(value) ? Number(value) : Number.NaN);
