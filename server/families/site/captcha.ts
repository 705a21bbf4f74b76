// Picture captchas: identified by a cookie, a few tries, used once.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { consumeNetworkLimit, releaseNetworkLimit } from '../../http/network-limit';
import type { Call } from '../../http/route';

const COOKIE = 'pagoda_captcha';
const LIFE_SECONDS = 600;
/** Wrong answers after which a captcha is invalid. */
const MAX_FAILURES = 3;
const CODE_LENGTH = 4;
/** Without what looks alike: 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
export const CAPTCHA_LETTERS = 'ACDEFHJKLMNPRTUVWXY34679';

const hashId = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The id that a Cookie header carries, '' for none. */
export const captchaIdOf = (cookie: string): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,60})(?:;|$)`).exec(cookie)?.[1] ?? '';

/** The Set-Cookie header of an id; scripts cannot read it. */
export const captchaCookie = (id: string, isSecure: boolean): string =>
  `${COOKIE}=${id}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CAPTCHA_LETTERS.charAt(randomInt(CAPTCHA_LETTERS.length))).join(
    '',
  );

export interface Captcha {
  id: string;
  code: string;
}

/** A new captcha under a new id. Expired ones are the job's (jobs/expiry.ts): a deletion here would empty the response cache. */
export async function createCaptcha(db: Kysely<Tables>, now: Date): Promise<Captcha> {
  const captcha = { id: randomBytes(18).toString('base64url'), code: makeCode() };
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS * 1000);
  await db
    .insertInto('picture_captchas')
    .values({ id_hash: hashId(captcha.id), code: captcha.code, expires_at: expiresAt, created_at: now })
    .execute();
  return captcha;
}

/** The captcha of a cookie that can still be solved, or null. */
export async function readCaptcha(db: Kysely<Tables>, cookie: string, now: Date): Promise<Captcha | null> {
  const id = captchaIdOf(cookie);
  if (id === '') return null;
  const row = await db
    .selectFrom('picture_captchas')
    .select('code')
    .where('id_hash', '=', hashId(id))
    .where('used_at', 'is', null)
    .where('failures', '<', MAX_FAILURES)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { id, code: row.code };
}

/** Wrong answers of one network; many people share the address of a mobile carrier. */
const WRONG_ANSWERS = { count: 30, windowSeconds: 900 };

/**
 * Uses up the captcha of the call's cookie; case-insensitive.
 * Throws a MallError: 验证码不正确。 for a wrong answer and without a captcha, 操作过于频繁，请稍后再试 after too many wrong
 * ones from one network.
 */
export async function spendCaptcha(
  call: Pick<Call<unknown>, 'db' | 'cookie' | 'network' | 'now'>,
  answer: string,
): Promise<void> {
  const limit = { name: 'captcha-answer', network: call.network };
  await consumeNetworkLimit(call.db, { ...limit, ...WRONG_ANSWERS });
  await answerCaptcha(call, answer);
  await releaseNetworkLimit(call.db, limit);
}

async function answerCaptcha(
  { db, cookie, now }: Pick<Call<unknown>, 'db' | 'cookie' | 'now'>,
  answer: string,
): Promise<void> {
  const idHash = hashId(captchaIdOf(cookie));
  // The try is counted first: of concurrent ones no more than the limit are compared.
  const row = await db
    .updateTable('picture_captchas')
    .set({ failures: sql`failures + 1` })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .where('failures', '<', MAX_FAILURES)
    .where('expires_at', '>', now)
    .returning('code')
    .executeTakeFirst();
  const isRight = row !== undefined && row.code === answer.trim().toUpperCase();
  if (!isRight) throw new MallError('验证码不正确。');
  const used = await db
    .updateTable('picture_captchas')
    .set({ used_at: now })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .returning('id_hash')
    .executeTakeFirst();
  if (used === undefined) throw new MallError('验证码不正确。');
}
