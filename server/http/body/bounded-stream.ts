// Reading a request's body no further than a bound of bytes.
import type { Context } from 'hono';
import { HttpRefusal } from '../refuse';

/** The chunks of the body. Throws a refusal (413) before reading where its length is known, else once it is passed. */
export async function* bodyChunks(context: Context, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) throw new HttpRefusal(413);
  const { body } = context.req.raw;
  if (body === null) return;
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new HttpRefusal(413);
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
