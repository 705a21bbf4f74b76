// The forwarded headers of a proxy: the address under which the client sees this server, and the client's address.
import type { Context } from 'hono';

/** Longest name that DNS knows, with a port. */
const MAX_HOST = 253 + 6;

/** A header without a valid host is ignored. */
const isHost = (text: string): boolean =>
  text.length <= MAX_HOST && /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);

/** Only our own proxy is trusted: without one, a client could send anything in these headers. */
const isBehindProxy = process.env['PAGODA_BEHIND_PROXY'] === '1';

const fromProxy = (context: Context, name: string): string =>
  isBehindProxy ? (context.req.header(`x-forwarded-${name}`) ?? '') : '';

/** Scheme and host, without a slash at the end. */
export function originOf(context: Context): string {
  const url = new URL(context.req.url);
  const protocol = fromProxy(context, 'proto') === 'https' ? 'https:' : url.protocol;
  const forwarded = fromProxy(context, 'host');
  return `${protocol}//${isHost(forwarded) ? forwarded : url.host}`;
}

/** Whether a request names more than one host: a proxy and this server could each believe another one. */
export function hasTwoHosts(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { incoming?: { rawHeaders?: readonly string[] } };
  const names = incoming?.rawHeaders?.filter((_text, at) => at % 2 === 0) ?? [];
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/** The client's address: behind a proxy the last hop that it added. */
export function clientAddress(context: Context): string {
  const hop = fromProxy(context, 'for').split(',').at(-1)?.trim() ?? '';
  const incoming = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)
    ?.incoming;
  return hop === '' ? (incoming?.socket?.remoteAddress ?? 'local') : hop;
}
