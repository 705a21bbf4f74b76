// Signs fields as payment providers do: HMAC-SHA256 over them, sorted by name.
import { createHmac, timingSafeEqual } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

const textOf = (fields: Fields): string =>
  Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&');

export const signatureOf = (fields: Fields, secret: string): string =>
  createHmac('sha256', secret).update(textOf(fields)).digest('hex');

export const signed = <F extends Fields>(fields: F, secret: string): F & { sign: string } => ({
  ...fields,
  sign: signatureOf(fields, secret),
});

/** Whether `sign` is the signature of the other fields, compared in constant time. */
export function isSigned(fields: Fields, secret: string): boolean {
  const given = Buffer.from(fields['sign'] ?? '', 'utf8');
  const wanted = Buffer.from(signatureOf(fields, secret), 'utf8');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
