// Owns telling records from lists (VAL-06): the one check of values that every page needs at once.

/** A plain object; an array and null are none (VAL-06). */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for arrays only (VAL-06). */
export const isArray = (value: unknown): value is unknown[] => Array.isArray(value);
