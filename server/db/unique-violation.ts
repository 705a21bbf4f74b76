// Recognises violations of a unique key.

/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement violated a unique key; of the named constraint only, where one is named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  (constraint === undefined || ('constraint' in error && error.constraint === constraint));
