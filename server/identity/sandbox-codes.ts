// Codes of the sandbox: signed with the app's secret, short-lived, valid for one sign-in.
import { createHash, randomBytes } from 'node:crypto';
import { isSigned, signatureOf } from '../payments/signature';
import type { Desk, Identity } from '../ports/social-account';

const CODE = /^sandbox-([\w-]{1,180})\.([0-9a-f]{64})$/;
const LIFE_MS = 5 * 60_000;
/** Avatars that the server generates for new accounts. */
const FACES = 40;

/** The code of a refused authorisation: it signs nobody in. */
export const REFUSED_CODE = 'sandbox-refused';

export interface Person {
  openId: string;
  /** Null after a silent authorisation. */
  nickname: string | null;
}

/** A code for one sign-in of a person within five minutes. */
export function makeCode({ openId, nickname }: Person, secret: string, now: Date): string {
  const content = [openId, nickname, randomBytes(9).toString('base64url'), now.getTime() + LIFE_MS];
  const code = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `sandbox-${code}.${signatureOf({ code }, secret)}`;
}

interface ReadCode extends Person {
  expiresAt: Date;
}

/** Null for a code that we did not make. */
function readCode(text: string, secret: string): ReadCode | null {
  const [, code = '', sign = ''] = CODE.exec(text) ?? [];
  if (!isSigned({ code, sign }, secret)) return null;
  const [openId, nickname, , expiresMs] = JSON.parse(Buffer.from(code, 'base64url').toString('utf8')) as [
    string,
    string | null,
    string,
    number,
  ];
  return { openId, nickname, expiresAt: new Date(expiresMs) };
}

/** The session key of a code, base64. */
export const sandboxSessionKey = (code: string, secret: string): string =>
  Buffer.from(signatureOf({ session: code }, secret), 'hex')
    .subarray(0, 16)
    .toString('base64');

/** Marks a code as used, atomically; false when it was used before. */
async function takeCode(text: string, expiresAt: Date, { db, now }: Desk): Promise<boolean> {
  await db.deleteFrom('used_codes').where('expires_at', '<', now).execute();
  const taken = await db
    .insertInto('used_codes')
    .values({ code_hash: createHash('sha256').update(text).digest('hex'), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

const faceOf = (openId: string): number => Buffer.from(openId).reduce((sum, byte) => sum + byte, 0) % FACES;

interface Given {
  code: string;
  secret: string;
}

/** Redeems a code; null for one that is forged, expired or used. */
export async function redeemCode({ code, secret }: Given, desk: Desk): Promise<Identity | null> {
  const read = readCode(code, secret);
  if (read === null || read.expiresAt <= desk.now || !(await takeCode(code, read.expiresAt, desk)))
    return null;
  const { openId, nickname } = read;
  const avatar = `pictures/avatar/${faceOf(openId)}.svg`;
  return { openId, profile: nickname === null ? null : { nickname, avatar } };
}
