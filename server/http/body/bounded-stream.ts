// Reads a request's body up to a limit of bytes.
import type { Context } from 'hono';
import { HttpError } from '../http-error';

/** A client that sends nothing for so long is gone, or holds on purpose what its call has taken. */
const MAX_SILENCE_MS = 10_000;

/** Slower than any line: who sends byte by byte holds on purpose what its call has taken. */
const LEAST_BYTES_PER_SECOND = 2048;
/** For what is small or comes late. */
const FREE_MS = 30_000;

const mostMs = (bytes: number): number => FREE_MS + (bytes / LEAST_BYTES_PER_SECOND) * 1000;

/** What the body has next. Throws an HttpError (408) where nothing comes. */
async function nextOf(chunks: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_none, fail) => {
    timer = setTimeout(() => fail(new HttpError(408)), MAX_SILENCE_MS);
  });
  const next = chunks.next();
  // Of a silent client it ends when the connection closes, and must not become an unhandled rejection.
  next.catch(() => undefined);
  return Promise.race([next, silence]).finally(() => clearTimeout(timer));
}

async function* sentChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const chunks = (body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const begun = performance.now();
  let bytes = 0;
  try {
    for (let next = await nextOf(chunks); next.done !== true; next = await nextOf(chunks)) {
      bytes += next.value.byteLength;
      if (performance.now() - begun > mostMs(bytes)) throw new HttpError(408);
      yield next.value;
    }
  } finally {
    // Not awaited: it waits for the client where that is silent.
    void chunks.return?.().catch(() => undefined);
  }
}

/** Bodies that were received before their calls took a place. */
const received = new WeakMap<Request, readonly Uint8Array[]>();

/** Receives a body, which `bodyChunks` then returns without a wait. Throws as that does. */
export async function receiveBody(context: Context, maxBytes: number): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(context, maxBytes)) chunks.push(chunk);
  received.set(context.req.raw, chunks);
}

/**
 * Chunks of the body. Throws an HttpError: 413, before reading where Content-Length exceeds the limit, or 408 for a client
 * that sends nothing any more, or far too slowly.
 */
export async function* bodyChunks(context: Context, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) throw new HttpError(413);
  let size = 0;
  for await (const chunk of received.get(context.req.raw) ?? sentChunks(context.req.raw)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new HttpError(413);
    yield chunk;
  }
}

/** The whole body as text. */
export async function bodyText(context: Context, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bodyChunks(context, maxBytes)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
