// Signatures of WeChat Pay API v3: WECHATPAY2-SHA256-RSA2048 of what is sent, those of what arrives, AES-256-GCM of notices.
import { createDecipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type { WechatPayKeys } from './keys';

export const SCHEME = 'WECHATPAY2-SHA256-RSA2048';
/** What was signed earlier or later is taken for a replay (WeChat's own advice). */
const WINDOW_SECONDS = 300;
const TAG_BYTES = 16;

const linesOf = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const rsaSign = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64');

const makeNonce = (): string => randomBytes(16).toString('hex');
const secondsOf = (now: Date): string => String(Math.floor(now.getTime() / 1000));

interface Signing {
  method: string;
  /** Path with its query. */
  target: string;
  body: string;
  now: Date;
}

/** The Authorization header of a request. */
export function authorization(
  { merchantId, serial, privateKey }: WechatPayKeys,
  { method, target, body, now }: Signing,
): string {
  const [timestamp, nonce] = [secondsOf(now), makeNonce()];
  const signature = rsaSign(linesOf(method, target, timestamp, nonce, body), privateKey);
  const parts = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `${SCHEME} ${text.join(',')}`;
}

/** What the SDK inside the social app gets for a prepared trade. */
export function sdkFields({ appId, privateKey }: WechatPayKeys, prepayId: string, now: Date) {
  const [timeStamp, nonceStr] = [secondsOf(now), makeNonce()];
  const packed = `prepay_id=${prepayId}`;
  const paySign = rsaSign(linesOf(appId, timeStamp, nonceStr, packed), privateKey);
  return { appId, timeStamp, nonceStr, package: packed, signType: 'RSA', paySign };
}

export interface Arrived {
  header: (name: string) => string;
  body: string;
  now: Date;
}

/** Whether what arrived was signed with the key, just now. */
export function isSignedBy(key: KeyObject, { header, body, now }: Arrived): boolean {
  const timestamp = header('Wechatpay-Timestamp');
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > WINDOW_SECONDS) return false;
  const text = linesOf(timestamp, header('Wechatpay-Nonce'), body);
  const signature = Buffer.from(header('Wechatpay-Signature'), 'base64');
  return verify('RSA-SHA256', Buffer.from(text), key, signature);
}

export interface Resource {
  algorithm: string;
  ciphertext: string;
  nonce: string;
  associated_data: string;
}

/** The text of a notice's resource; null where it was not encrypted with our key. */
export function decryptResource(apiKey: string, resource: Resource): string | null {
  if (resource.algorithm !== 'AEAD_AES_256_GCM') return null;
  const bytes = Buffer.from(resource.ciphertext, 'base64');
  if (bytes.length < TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(resource.nonce));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    decipher.setAAD(Buffer.from(resource.associated_data));
    const text = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
