// HTTP errors: calls refused by a status before they are handled (limits, wrong methods, outages).
import type { Context } from 'hono';
import { DatabaseUnavailableError, isOutage } from '../db/outage';
import { BusyError } from '../pictures/raster/gate';
import { CODES } from './errors';
import { sandboxMessage } from './sandbox-page';

const WORDS = {
  400: '请求不正确',
  405: '请求方式不正确',
  408: '网络不稳定，请重试',
  413: '请求内容过大',
  415: '不支持的内容类型',
  503: '系统繁忙，请稍后再试',
} as const;

type ErrorStatus = keyof typeof WORDS;

/** Thrown anywhere below `createApp`, which answers it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ErrorStatus, headers: Readonly<Record<string, string>> = {}) {
    super(WORDS[status]);
    this.status = status;
    this.headers = headers;
  }
}

/** 503, with the whole seconds after which a retry is worth while. */
function outageError(error: unknown): HttpError {
  const waitMs = error instanceof DatabaseUnavailableError ? error.retryAfterMs : 1000;
  return new HttpError(503, { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) });
}

/** The HttpError of an error: itself, a database outage, a body beyond a limit; null for a failure. */
export function httpErrorOf(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (isOutage(error)) return outageError(error);
  return error instanceof BusyError ? new HttpError(503, { 'Retry-After': '1' }) : null;
}

/** A browser that opens a page, as it does the cashier's, and not a call of the mall. */
const isPageVisit = ({ req }: Context): boolean =>
  (req.header('accept') ?? '').includes('text/html') && req.header('x-requested-with') === undefined;

/**
 * The error in the protocol's envelope, or as a page for a browser; the rest of the body is not read, so that the
 * connection closes.
 */
export function respondWithError(
  context: Context,
  { status, headers, message }: HttpError,
): Response | Promise<Response> {
  const all = { 'Cache-Control': 'no-store', Connection: 'close', ...headers };
  if (isPageVisit(context))
    return context.html(
      sandboxMessage({ title: '暂时无法访问', words: message, backUrl: null }),
      status,
      all,
    );
  return context.json({ code: CODES.refused, msg: message }, status, all);
}
