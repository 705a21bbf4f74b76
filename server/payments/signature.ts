// Signs fields as payment providers do: HMAC-SHA256 over them, sorted by name.
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../http/secret-hash';

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
export const isSigned = (fields: Fields, secret: string): boolean =>
  isSameSecret(fields['sign'] ?? '', signatureOf(fields, secret));
