// The login of a mini program: what its host signed and encrypted with the session key of the code.
import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { isRecord } from '~/domain/record';
import type { Identity, ProgramLogin } from '../ports/social-account';

const KEY_BYTES = 16;

function isSignedBy({ rawData, signature }: ProgramLogin, sessionKey: string): boolean {
  const own = createHash('sha1')
    .update(rawData + sessionKey)
    .digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === own.length && timingSafeEqual(given, own);
}

/** The decrypted profile; null for what is not encrypted with the key. */
function decrypted({ encryptedData, iv }: ProgramLogin, sessionKey: string): unknown {
  const key = Buffer.from(sessionKey, 'base64');
  const vector = Buffer.from(iv, 'base64');
  if (key.length !== KEY_BYTES || vector.length !== KEY_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, vector);
    const text = Buffer.concat([decipher.update(encryptedData, 'base64'), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

/** A text of an answer or a profile; empty for anything else. */
export function textOf(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? value : '';
}

/**
 * The profile of a login whose signature and encryption are those of the session key (base64), made for this program;
 * null for any other.
 */
export function profileOfLogin(
  login: ProgramLogin,
  { sessionKey, appId }: { sessionKey: string; appId: string },
): Identity['profile'] {
  if (!isSignedBy(login, sessionKey)) return null;
  const profile = decrypted(login, sessionKey);
  if (!isRecord(profile) || !isRecord(profile['watermark'])) return null;
  if (profile['watermark']['appid'] !== appId) return null;
  return { nickname: textOf(profile, 'nickName') || '微信用户', avatar: textOf(profile, 'avatarUrl') };
}
