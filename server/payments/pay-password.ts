// The pay password: hashed, locked after five wrong tries; the one rule of what proves that balance may be spent.
import type { Kysely } from 'kysely';
import { isPayPassword } from '~/domain/payment';
import type { Tables } from '../db/tables';
import { MallError } from '../http/errors';
import { hashSecret, verifySecret } from '../http/secret-hash';
import { hashToken } from '../http/session';
import { wireTime } from '../http/wire';

const MAX_FAILURES = 5;
const LOCK_MINUTES = 15;

interface PasswordAttempt {
  userId: number;
  password: string;
  now: Date;
}

const readUser = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('users')
    .select(['pay_password_hash', 'pay_password_failures', 'pay_password_locked_until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

const lockedWords = (until: Date): string =>
  `支付密码错误次数过多，请于${wireTime(until).slice(11, 16)}后再试`;

/**
 * Counts one try before the hash is compared, in one statement: of many concurrent guesses no more than five are
 * compared. False when none is left; the last one locks.
 */
async function takeTry(db: Kysely<Tables>, { userId, now }: PasswordAttempt): Promise<number> {
  const until = new Date(now.getTime() + LOCK_MINUTES * 60_000);
  const row = await db
    .updateTable('users')
    .set((eb) => ({
      pay_password_failures: eb('pay_password_failures', '+', 1),
      pay_password_locked_until: eb
        .case()
        .when('pay_password_failures', '>=', MAX_FAILURES - 1)
        .then(until)
        .else(eb.ref('pay_password_locked_until'))
        .end(),
    }))
    .where('id', '=', userId)
    .where('pay_password_failures', '<', MAX_FAILURES)
    .returning('pay_password_failures')
    .executeTakeFirst();
  if (row === undefined)
    throw new MallError(lockedWords((await readUser(db, userId)).pay_password_locked_until ?? until));
  return MAX_FAILURES - row.pay_password_failures;
}

/**
 * Checks a pay password. Throws a MallError: 会员未设置支付密码, 请输入支付密码, 支付密码错误…, or, after five
 * wrong ones, until when it is locked. A right one clears the count. Not inside a transaction: a wrong try must count
 * even when the transaction is rolled back.
 */
export async function checkPayPassword(db: Kysely<Tables>, attempt: PasswordAttempt): Promise<void> {
  const user = await readUser(db, attempt.userId);
  if (user.pay_password_hash === null) throw new MallError('会员未设置支付密码');
  const until = user.pay_password_locked_until;
  if (until !== null && until > attempt.now) throw new MallError(lockedWords(until));
  if (until !== null) await clearFailures(db, attempt.userId);
  if (attempt.password === '') throw new MallError('请输入支付密码');
  const left = await takeTry(db, attempt);
  if (await verifySecret(attempt.password, user.pay_password_hash)) {
    await clearFailures(db, attempt.userId);
    return;
  }
  const lockedUntil = new Date(attempt.now.getTime() + LOCK_MINUTES * 60_000);
  throw new MallError(left > 0 ? `支付密码错误，还可尝试${left}次` : lockedWords(lockedUntil));
}

/** That a shopper may spend balance: made by `provePayment` alone, asked for by whatever takes or freezes it. */
export interface PayProof {
  readonly [PROVED]: true;
}
const PROVED = Symbol('proved');
const PROOF: PayProof = { [PROVED]: true };

/** A verified password counts so long, for one payment of the same session. */
const PROOF_LIFE_MS = 5 * 60_000;

interface Spending {
  db: Kysely<Tables>;
  user: { id: number };
  token: string;
  now: Date;
}

/** Notes that a session has proved the pay password just now. */
export const noteProof = ({ db, token, now }: Spending): Promise<unknown> =>
  db
    .updateTable('access_tokens')
    .set({ pay_proved_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute();

/** Uses up a session's proof; false where there is none or it is too old. Of two calls at once one gets it. */
async function takeProof({ db, token, now }: Spending): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_tokens')
    .set({ pay_proved_at: null })
    .where('token_hash', '=', hashToken(token))
    .where('pay_proved_at', '>', new Date(now.getTime() - PROOF_LIFE_MS))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

interface Proving {
  /** Whether the mall asks for pay passwords (`recharge_setting.is_pay_password`). */
  isAsked: boolean;
  password: string;
  /** The shopper was offered to set a password and did not want one (PAY-30). */
  isSkipped: boolean;
}

/**
 * The rule of spending balance: where the mall asks for pay passwords and the shopper has one, this call brings it, or
 * its session has proved it minutes ago. Throws as `checkPayPassword`. Not inside a transaction.
 */
export async function provePayment(spending: Spending, proving: Proving): Promise<PayProof> {
  const { db, user, now } = spending;
  const { isAsked, password, isSkipped } = proving;
  if (!isAsked || (isSkipped && !(await hasPayPassword(db, user.id)))) return PROOF;
  if (password === '' && (await takeProof(spending))) return PROOF;
  await checkPayPassword(db, { userId: user.id, password, now });
  // What was verified for this payment is not left for another.
  await takeProof(spending);
  return PROOF;
}

/** That the owner of an account asks who has a pay password, whether the mall asks for it at payments or not. */
export const provePayPassword = (spending: Spending): Promise<PayProof> =>
  provePayment(spending, { isAsked: true, password: '', isSkipped: true });

const clearFailures = (db: Kysely<Tables>, userId: number) =>
  db
    .updateTable('users')
    .set({ pay_password_failures: 0, pay_password_locked_until: null })
    .where('id', '=', userId)
    .execute();

/** Sets the pay password; throws 支付密码为6位数字 for anything but six digits. Returns the account's mobile. */
export async function setPayPassword(
  db: Kysely<Tables>,
  who: { userId: number; password: string },
): Promise<string | null> {
  if (!isPayPassword(who.password)) throw new MallError('支付密码为6位数字');
  const { mobile } = await db
    .updateTable('users')
    .set({
      pay_password_hash: await hashSecret(who.password),
      pay_password_failures: 0,
      pay_password_locked_until: null,
    })
    .where('id', '=', who.userId)
    .returning('mobile')
    .executeTakeFirstOrThrow();
  return mobile;
}

export async function hasPayPassword(db: Kysely<Tables>, userId: number): Promise<boolean> {
  return (await readUser(db, userId)).pay_password_hash !== null;
}
