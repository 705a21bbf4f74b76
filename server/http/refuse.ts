// Refusals by HTTP status, for calls that are not looked at further: too much, of the wrong kind, at a bad moment.
import type { Context } from 'hono';
import { CODES } from './errors';

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

/** The refusal in the protocol's envelope; what is left of the body is not read, so that the connection ends. */
export const refuse = (context: Context, { status, headers, message }: HttpRefusal): Response =>
  context.json({ code: CODES.refused, msg: message }, status, {
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  });
