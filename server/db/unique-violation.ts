// Recognises the failure of a statement that would have broken a unique key.

/** SQLSTATE of a unique key that another row has already. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row has the key; of the named constraint only, where one is named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  (constraint === undefined || ('constraint' in error && error.constraint === constraint));
