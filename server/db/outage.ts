// Tells failures of the database itself, which pass, from failures of a statement, which do not.

/** SQLSTATE classes: 08 connection, 57 operator intervention (restart, timeout), 53 resources; and a lock that took too long. */
const CLASSES = new Set(['08', '57', '53']);
const LOCK_NOT_AVAILABLE = '55P03';
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** What the driver says without a code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|The database (?:is away|is silent)|driver has already been destroyed)/;

/** Thrown without asking while the database is away. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number, options?: ErrorOptions) {
    super('The database is away.', options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether the same call may succeed a moment later: the database is away, restarts, is silent or overloaded. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === LOCK_NOT_AVAILABLE || SOCKET_CODES.has(code)) return true;
  if (code.length === 5 && CLASSES.has(code.slice(0, 2))) return true;
  return WORDS.test(error.message);
}
