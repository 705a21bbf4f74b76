// Codes by text message: made, limited, checked; each is valid once.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { SMS_CODE_INTERVAL_MS, SMS_CODE_LENGTH, SMS_CODE_LIFE_MS } from '~/domain/constants';
import type { Tables } from '../db/tables';
import { consumeNetworkLimit } from '../http/network-limit';
import { consumeRateLimit } from '../http/rate-limit';
import type { MessageGateway } from './gateway';

/** Wrong tries after which a code is invalid. */
const MAX_ATTEMPTS = 5;
/** The protocol does not say what a code is for: one kind serves every screen. */
const PURPOSE = 'account';
const DAY_SECONDS = 24 * 3600;
const TOO_OFTEN = '操作频繁,请一分钟后再重试';

const makeCode = (): string => String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');

const digest = (salt: string, code: string): Buffer =>
  createHash('sha256').update(`${salt}:${code}`).digest();

function hashCode(code: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}$${digest(salt, code).toString('hex')}`;
}

function isCode(code: string, hash: string): boolean {
  const [salt = '', expected = ''] = hash.split('$');
  return timingSafeEqual(digest(salt, code), Buffer.from(expected, 'hex'));
}

interface SendInput {
  mobile: string;
  /** The client's network, which is limited as the mobile is. */
  network: string;
  gateway: MessageGateway;
  now: Date;
}

const dayLimit = (key: string, count: number) => ({
  key: `sms-day:${key}`,
  count,
  windowSeconds: DAY_SECONDS,
  message: () => '今日验证码次数已用完，请明天再试',
});

/**
 * Sends a fresh code to a mobile; returns its `validate_code_id`, whether or not the mobile has an account.
 * Throws a MallError when a limit of the mobile or the network is exceeded.
 */
export async function sendCode(
  db: Kysely<Tables>,
  { mobile, network, gateway, now }: SendInput,
): Promise<number> {
  await consumeRateLimit(db, {
    key: `sms:${mobile}`,
    count: 1,
    windowSeconds: SMS_CODE_INTERVAL_MS / 1000,
    message: () => TOO_OFTEN,
  });
  // Half of a mobile's codes are reserved for other networks, so that a stranger cannot use up its owner's.
  await consumeRateLimit(db, dayLimit(`${mobile}:${network}`, 10));
  await consumeRateLimit(db, dayLimit(mobile, 20));
  await consumeNetworkLimit(db, { name: 'sms-network', network, count: 30, windowSeconds: 3600 });
  const code = makeCode();
  const { id } = await db
    .insertInto('sms_codes')
    .values({
      mobile,
      code_hash: hashCode(code),
      purpose: PURPOSE,
      expires_at: new Date(now.getTime() + SMS_CODE_LIFE_MS),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const minutes = SMS_CODE_LIFE_MS / 60_000;
  await gateway.send({
    receiver: mobile,
    at: now,
    text: `您的验证码为 ${code}，${minutes}分钟内有效，请勿告诉他人。`,
  });
  return id;
}

interface CheckInput {
  mobile: string;
  code: string;
  /** Without it the newest code of the mobile is checked. */
  validateCodeId?: number | undefined;
  now: Date;
}

/** Counts the try before anything is compared, so that concurrent tries cannot exceed the limit. */
async function takeAttempt(db: Kysely<Tables>, { mobile, validateCodeId, now }: CheckInput) {
  const newest = db
    .selectFrom('sms_codes')
    .select('id')
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .limit(1);
  return db
    .updateTable('sms_codes')
    .set({ attempts: sql`attempts + 1` })
    .where('mobile', '=', mobile)
    .where('id', '=', validateCodeId ?? newest)
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
}

/** Whether the code is the one sent to the mobile; a right one is used up. Never call it inside a transaction. */
export async function spendCode(db: Kysely<Tables>, input: CheckInput): Promise<boolean> {
  const sent = await takeAttempt(db, input);
  if (sent === undefined || !isCode(input.code, sent.code_hash)) return false;
  const used = await db
    .updateTable('sms_codes')
    .set({ used_at: input.now })
    .where('id', '=', sent.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
