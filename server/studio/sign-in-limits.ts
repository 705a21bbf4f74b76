// Guesses of operators' passwords: bounded by account, by network and by device, so that guessing locks nobody out.
import { MallError } from '../http/errors';
import { networkUse } from '../http/network-limit';
import {
  consumeRateLimit,
  type RateLimit,
  releaseRateLimit,
  takeAll,
  tryRateLimit,
  type Use,
  limitUse,
} from '../http/rate-limit';
import { hashToken } from '../http/session';
import { spendCaptcha } from '../families/site/captcha';
import { audit } from './audit';
import type { Db, OpenCall } from './call';
import { StudioError } from './studio-error';

const QUARTER_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 3600;

export interface Attempt {
  login: string;
  network: string;
  /** A device where the account signed in before; '' for another one. */
  device: string;
}

const words = (minutes: number) => `密码错误次数过多，请${minutes}分钟后再试`;

/** Of one account from a network, and of all accounts: one password is also tried at many. */
const ofNetwork = ({ login, network }: Attempt) => ({
  one: { name: `operator:${login}`, network, count: 5, windowSeconds: QUARTER_SECONDS, message: words },
  all: { name: 'operators', network, count: 30, windowSeconds: QUARTER_SECONDS, message: words },
});

const ofDevice = ({ login, device }: Attempt): RateLimit => ({
  key: `operator:${login}:device:${hashToken(device)}`,
  count: 10,
  windowSeconds: QUARTER_SECONDS,
  message: words,
});

/** Wrong passwords of an account from anywhere that need no captcha, and those that are compared at all. */
const free = ({ login }: Attempt) => ({
  key: `operator-free:${login}`,
  count: 10,
  windowSeconds: DAY_SECONDS,
});
const most = ({ login }: Attempt): RateLimit => ({
  key: `operator-most:${login}`,
  count: 30,
  windowSeconds: DAY_SECONDS,
  message: () => '这个账号输错太多次：请在登录过的电脑上登录，或请所有者给一个新密码',
});

/** @throws StudioError 401 with the code `captcha`. */
async function requireCaptcha(call: OpenCall, answer: string): Promise<void> {
  if (answer === '') throw new StudioError('captcha');
  await spendCaptcha({ ...call, now: call.at }, answer).catch((error: unknown) => {
    if (error instanceof MallError) throw new StudioError('captcha', { message: error.message });
    throw error;
  });
}

/** A guess that needs no captcha, or the captcha. */
function freeUse(call: OpenCall, attempt: Attempt, answer: string): Use {
  const { db } = call;
  let isFree = false;
  return {
    take: async () => {
      isFree = await tryRateLimit(db, free(attempt));
      if (!isFree) await requireCaptcha(call, answer);
    },
    release: async () => {
      if (isFree) await releaseRateLimit(db, free(attempt).key);
    },
  };
}

/**
 * Counts an attempt before the password is compared, so that concurrent ones count; one that is refused is not compared
 * and not counted.
 * @returns what uncounts it once it was right.
 * @throws StudioError 401 where a captcha is required, MallError after too many.
 */
export async function takeAttempt(
  call: OpenCall,
  attempt: Attempt,
  answer: string,
): Promise<() => Promise<void>> {
  const { db } = call;
  if (attempt.device !== '') {
    const { key } = ofDevice(attempt);
    await consumeRateLimit(db, ofDevice(attempt));
    return async () => {
      await db.deleteFrom('rate_limits').where('key', '=', key).execute();
    };
  }
  const { one, all } = ofNetwork(attempt);
  const release = await takeAll([
    // First: a flood from one place does not even hold guesses of the account for a moment.
    networkUse(db, all),
    networkUse(db, one),
    freeUse(call, attempt, answer),
    limitUse(db, most(attempt)),
  ]);
  return async () => {
    await release();
    await db.deleteFrom('rate_limits').where('key', '=', `${one.name}:${one.network}`).execute();
  };
}

/** A new password: guesses at the former one count no more. */
export const forgiveAccount = (db: Db, login: string) =>
  db
    .deleteFrom('rate_limits')
    .where('key', 'in', [`operator-free:${login}`, `operator-most:${login}`])
    .execute();

/** Writes down, once a day, that an account is guessed at: when its last free guess is taken. */
export async function noteGuesses(
  { db, network }: Pick<OpenCall, 'db' | 'network'>,
  operator: { id: number; name: string; login: string },
): Promise<void> {
  const guessed = free({ login: operator.login, network, device: '' });
  // Full where one more is not counted.
  if (await tryRateLimit(db, guessed)) {
    await releaseRateLimit(db, guessed.key);
    return;
  }
  const once = { key: `operator-told:${operator.login}`, count: 1, windowSeconds: DAY_SECONDS };
  if (!(await tryRateLimit(db, once))) return;
  const detail = { id: operator.id, login: operator.login };
  await audit(db, { operator: null, network }, { action: 'guesses', title: operator.name, detail });
}

/** Accounts that were guessed at within a week, of which this operator is told: owners of all, others of their own. */
export async function guessedAccounts(
  db: Db,
  { operator, at }: { operator: { id: number; role: string }; at: Date },
): Promise<{ name: string; at: string }[]> {
  const rows = await db
    .selectFrom('studio_audit')
    .select(['title', 'detail', 'created_at'])
    .where('action', '=', 'guesses')
    .where('created_at', '>', new Date(at.getTime() - 7 * DAY_SECONDS * 1000))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows
    .filter(({ detail }) => operator.role === 'owner' || detail['id'] === operator.id)
    .map(({ title, created_at }) => ({ name: title, at: created_at.toISOString() }));
}
