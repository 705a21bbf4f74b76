// Checks sign-in passwords.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { hashSecret, verifySecret } from '../../http/secret-hash';
import { forgiveGuesses, type Guess, needsCaptcha, takeGuess } from './password-limits';

let unmatched: Promise<string> | undefined;

/** A hash that no password has: it takes as long to check as a real one, so that timing reveals nothing. */
const unmatchedHash = (): Promise<string> => (unmatched ??= hashSecret(crypto.randomUUID()));

interface PasswordCheck extends Guess {
  password: string;
  /** Null when there is no such account, or it has no password. */
  hash: string | null;
  /** Message for a wrong one. */
  message: string;
  /** Throws unless a captcha was solved; required after several wrong passwords. */
  requireCaptcha: () => Promise<void>;
}

/** Throws a MallError when the password is wrong or was guessed too often. */
export async function requirePassword(db: Kysely<Tables>, check: PasswordCheck): Promise<void> {
  if (await needsCaptcha(db, check)) await check.requireCaptcha();
  await takeGuess(db, check);
  const isRight = await verifySecret(check.password, check.hash ?? (await unmatchedHash()));
  if (!isRight || check.hash === null) throw new MallError(check.message);
  await forgiveGuesses(db, check);
}
