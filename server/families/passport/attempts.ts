// Owns how often a password may be guessed.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { takeFromLimit } from '../../http/rate-limit';

const MAX_ATTEMPTS = 5;
const WINDOW_SECONDS = 15 * 60;

/** Whole minutes until the running window ends; windows are aligned to the epoch. */
function minutesLeft(nowMs: number): number {
  const windowMs = WINDOW_SECONDS * 1000;
  return Math.ceil((windowMs - (nowMs % windowMs)) / 60_000);
}

/**
 * Counts a try before the password is looked at, so that tries at the same time count too.
 * Throws a MallError that says how long to wait after five within 15 minutes.
 */
export const takePasswordAttempt = (db: Kysely<Tables>, who: string): Promise<void> =>
  takeFromLimit(db, {
    key: `password:${who}`,
    count: MAX_ATTEMPTS,
    windowSeconds: WINDOW_SECONDS,
    message: `密码错误次数过多，请${minutesLeft(Date.now())}分钟后再试`,
  });

/** A right password gives all tries back. */
export async function clearPasswordAttempts(db: Kysely<Tables>, who: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', `password:${who}`).execute();
}
