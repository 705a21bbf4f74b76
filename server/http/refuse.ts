// Refusals by HTTP status, for calls that are not looked at further: too much, of the wrong kind, at a bad moment.
import type { Context } from 'hono';
import { DatabaseAwayError, isOutage } from '../db/outage';
import { BusyError } from '../pictures/raster/gate';
import { CODES } from './errors';
import { sandboxMessage } from './sandbox-page';

const WORDS = {
  405: '请求方式不正确',
  413: '请求内容过大',
  415: '不支持的内容类型',
  503: '系统繁忙，请稍后再试',
} as const;

type RefusalStatus = keyof typeof WORDS;

/** Thrown anywhere below `createApp`, which answers it. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: RefusalStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: RefusalStatus, headers: Readonly<Record<string, string>> = {}) {
    super(WORDS[status]);
    this.status = status;
    this.headers = headers;
  }
}

/** 503, with the whole seconds after which asking again is worth while. */
function outageRefusal(error: unknown): HttpRefusal {
  const waitMs = error instanceof DatabaseAwayError ? error.retryAfterMs : 1000;
  return new HttpRefusal(503, { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) });
}

/** The refusal that an error stands for: one itself, a database that is away, work beyond a bound; null for a failure. */
export function refusalOf(error: unknown): HttpRefusal | null {
  if (error instanceof HttpRefusal) return error;
  if (isOutage(error)) return outageRefusal(error);
  return error instanceof BusyError ? new HttpRefusal(503, { 'Retry-After': '1' }) : null;
}

/** A browser that opens a page, as it does the cashier's, and no call of the mall's own. */
const isPageVisit = ({ req }: Context): boolean =>
  (req.header('accept') ?? '').includes('text/html') && req.header('x-requested-with') === undefined;

/**
 * The refusal in the protocol's envelope, or as a page to who visits one; what is left of the body is not read, so that
 * the connection ends.
 */
export function refuse(
  context: Context,
  { status, headers, message }: HttpRefusal,
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
