// Helper for tests of a mini program's login: signs and encrypts as its host does.
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { ProgramLogin } from '~/server/ports/social-account';

interface Sealing {
  code: string;
  /** Base64. */
  sessionKey: string;
  profile: object;
}

export function sealLogin({ code, sessionKey, profile }: Sealing): ProgramLogin {
  const rawData = JSON.stringify(profile);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(sessionKey, 'base64'), iv);
  const encrypted = Buffer.concat([cipher.update(rawData, 'utf8'), cipher.final()]);
  return {
    code,
    rawData,
    iv: iv.toString('base64'),
    encryptedData: encrypted.toString('base64'),
    signature: createHash('sha1')
      .update(rawData + sessionKey)
      .digest('hex'),
  };
}
