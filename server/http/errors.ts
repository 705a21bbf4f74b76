// Errors of the mall's protocol.

/** Codes of the envelope beside 0 (contract/core README, section 2); those that refuse a role stand in domain/roles.ts. */
export const CODES = {
  refused: 1,
  followFirst: 2,
  mallDisabled: -2,
  failed: 500,
} as const;

/** A refusal with a message for the shopper; any other error is a failure of the server (code 500). */
export class MallError extends Error {
  override readonly name = 'MallError';
  readonly code: number;
  readonly data: unknown;

  constructor(message: string, options: { code?: number; data?: unknown } = {}) {
    super(message);
    this.code = options.code ?? CODES.refused;
    this.data = options.data;
  }
}

/** A refusal that is about one parameter, so that its message can stand at the field. */
export const fieldError = (field: string, message: string): MallError =>
  new MallError(message, { data: { field } });

/** An unknown route or mall: code 500 with a message that the client shows. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}
