// Reads a request's body up to a limit of bytes.
import type { Context } from 'hono';
import { HttpError } from '../http-error';

/** Chunks of the body. Throws an HttpError (413): before reading where Content-Length exceeds the limit. */
export async function* bodyChunks(context: Context, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) throw new HttpError(413);
  const { body } = context.req.raw;
  if (body === null) return;
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
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
