// Rate limits of sign-in passwords: locked by account and network, delayed and challenged by a captcha by account.
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { consumeNetworkLimit, releaseNetworkLimit } from '../../http/network-limit';
import { releaseRateLimit, tryRateLimit, countUses } from '../../http/rate-limit';

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords of one account from one network: the fourth needs a captcha, the sixth is not compared. */
const OF_NETWORK = { free: 3, most: 5 };
/** Of one account from everywhere: from the eleventh on a captcha is required, and the answer is delayed. */
const OF_ACCOUNT = { free: 10, most: 50 };
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 2000;

export interface Guess {
  /** A mobile, with or without an account. */
  account: string;
  network: string;
}

/** Where the account signed in within so long, nobody else's guesses lock its owner out. */
const KNOWN_SECONDS = 90 * 86_400;

const ofOwner = ({ account, network }: Guess) => ({
  key: `password-known:${account}:${network}`,
  count: 1,
  windowSeconds: KNOWN_SECONDS,
});

const guessesOf = ({ account, network }: Guess) => ({
  name: `password:${account}`,
  network,
  count: OF_NETWORK.most,
  windowSeconds: WINDOW_SECONDS,
  message: (minutes: number) => `密码错误次数过多，请${minutes}分钟后再试`,
});

const ofNetwork = ({ account, network }: Guess) => ({
  key: `password:${account}:${network}`,
  count: OF_NETWORK.most,
  windowSeconds: WINDOW_SECONDS,
});

const ofAccount = ({ account }: Guess) => ({
  key: `password:${account}`,
  count: OF_ACCOUNT.most,
  windowSeconds: WINDOW_SECONDS,
});

/** Delay of a guess in ms after so many wrong ones of its account; the owner is delayed too, not locked out. */
export const delayAfter = (wrong: number): number =>
  wrong < OF_ACCOUNT.free ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (wrong - OF_ACCOUNT.free));

/** Whether the next guess must come with a picture captcha. */
export async function needsCaptcha(db: Kysely<Tables>, guess: Guess): Promise<boolean> {
  if ((await countUses(db, ofNetwork(guess))) >= OF_NETWORK.free) return true;
  return (await countUses(db, ofAccount(guess))) >= OF_ACCOUNT.free;
}

/**
 * Counts a guess before the password is compared, so that concurrent guesses count, and delays it.
 * Throws a MallError with the waiting time after five wrong ones from one network within 15 minutes, and after fifty from
 * everywhere, except where the account signed in before.
 */
export async function takeGuess(db: Kysely<Tables>, guess: Guess): Promise<void> {
  await consumeNetworkLimit(db, guessesOf(guess));
  const wrong = await countUses(db, ofAccount(guess));
  const isFree = await tryRateLimit(db, ofAccount(guess));
  if (!isFree && (await countUses(db, ofOwner(guess))) === 0)
    throw new MallError('该账号密码错误次数过多，请用短信验证码登录');
  await delay(delayAfter(wrong));
}

/** A right password clears the wrong ones of its network; guesses of others still count. */
export async function forgiveGuesses(db: Kysely<Tables>, guess: Guess): Promise<void> {
  await releaseNetworkLimit(db, guessesOf(guess));
  await db.deleteFrom('rate_limits').where('key', '=', ofNetwork(guess).key).execute();
  await releaseRateLimit(db, ofAccount(guess).key);
  await tryRateLimit(db, ofOwner(guess));
}
