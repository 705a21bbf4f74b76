// Makes X.509 certificates for tests, as Node reads them but makes none.
import { type KeyObject, sign } from 'node:crypto';

interface Subject {
  /** Hexadecimal, in capitals. */
  serial: string;
  publicKey: KeyObject;
  /** Signs it: its own, as nobody follows the chain. */
  privateKey: KeyObject;
  from: Date;
  to: Date;
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

const [SEQUENCE, SET, INTEGER, BITS, OID, NULL, TEXT, TIME] = [0x30, 0x31, 2, 3, 6, 5, 0x0c, 0x18] as const;
const SHA256_WITH_RSA = der(OID, Buffer.from('2a864886f70d01010b', 'hex'));
const COMMON_NAME = der(OID, Buffer.from('550403', 'hex'));

const nameOf = (text: string): Buffer =>
  der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(TEXT, Buffer.from(text)))));
const timeOf = (time: Date): Buffer =>
  der(TIME, Buffer.from(`${time.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));

/** PEM. */
export function makeCertificate({ serial, publicKey, privateKey, from, to }: Subject): string {
  const algorithm = der(SEQUENCE, SHA256_WITH_RSA, der(NULL));
  const name = nameOf('Tenpay.com Root CA');
  const version = der(0xa0, der(INTEGER, Buffer.from([2])));
  const number = der(INTEGER, Buffer.from(serial, 'hex'));
  const validity = der(SEQUENCE, timeOf(from), timeOf(to));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const content = der(SEQUENCE, version, number, algorithm, name, validity, name, key);
  const signature = der(BITS, Buffer.from([0]), sign('RSA-SHA256', content, privateKey));
  const text = der(SEQUENCE, content, algorithm, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`;
}
