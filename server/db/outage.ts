// Distinguishes an outage of the database, where a retry helps, from a failure of a statement.

/** SQLSTATE classes: 08 connection, 57 operator intervention (restart, timeout), 53 resources. */
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
/** Messages of the driver that have no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|The database (?:is unavailable|did not respond)|driver has already been destroyed)/;

/** Thrown without a query while the circuit breaker is open. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number, options?: ErrorOptions) {
    super('The database is unavailable.', options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether a retry may succeed a moment later: the database is unavailable, restarts, hangs or is overloaded. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === LOCK_NOT_AVAILABLE || SOCKET_CODES.has(code)) return true;
  if (code.length === 5 && CLASSES.has(code.slice(0, 2))) return true;
  return WORDS.test(error.message);
}
