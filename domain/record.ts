// Distinguishes records from lists (VAL-06): the check of values that every page needs at once.

export { isRecord } from '~/schemas/shape';

/** True for arrays only (VAL-06). */
export const isArray = (value: unknown): value is unknown[] => Array.isArray(value);

/** The array that a value is, or none. */
export const arrayOf = (value: unknown): readonly unknown[] => (isArray(value) ? value : []);
