// Answers with a part of a file (RFC 9110, 14): Safari plays no film of a server that sends none.
import type { Context } from 'hono';

const RANGE = /^bytes=(\d*)-(\d*)$/;

interface Part {
  first: number;
  last: number;
}

/** The part that one range asks for; null where none is asked for, `outside` where the file has no such bytes. */
export function partOf(range: string | undefined, size: number): Part | 'outside' | null {
  const [, from = '', to = ''] = RANGE.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const part =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  // A last byte before the first makes the header invalid, which is to be ignored.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return part.first >= size || part.first > part.last ? 'outside' : part;
}

/** The whole file, or the part that the request asks for of the same version. `headers` have its ETag. */
export function respondWithFile(
  context: Context,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> & { ETag: string },
): Response {
  const given = { ...headers, 'Accept-Ranges': 'bytes' };
  const condition = context.req.header('if-range') ?? headers.ETag;
  const size = bytes.byteLength;
  const part = condition === headers.ETag ? partOf(context.req.header('range'), size) : null;
  if (part === null) return context.body(bytes, 200, given);
  if (part === 'outside') return context.body(null, 416, { ...given, 'Content-Range': `bytes */${size}` });
  const { first, last } = part;
  return context.body(bytes.slice(first, last + 1), 206, {
    ...given,
    'Content-Range': `bytes ${first}-${last}/${size}`,
  });
}
