// A proof, some minutes old at most and used once, that a session has a mobile: one code serves binding and then merging.
import { createHash } from 'node:crypto';
import type { LoginCall } from '../../http/route';
import { hashToken } from '../../http/session';

const PROOF_LIFE_MS = 5 * 60_000;

const hashOf = (mobile: string): string => createHash('sha256').update(`proved:${mobile}`).digest('hex');

/** Notes that the session has proved the mobile by a code just now. */
export const noteMobileProof = ({ db, token, now }: LoginCall<unknown>, mobile: string): Promise<unknown> =>
  db
    .updateTable('access_tokens')
    .set({ proved_mobile_hash: hashOf(mobile), mobile_proved_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute();

/** Uses up the session's proof of the mobile; false where there is none or it is too old. Of two calls at once one gets it. */
export async function takeMobileProof(
  { db, token, now }: LoginCall<unknown>,
  mobile: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_tokens')
    .set({ proved_mobile_hash: null, mobile_proved_at: null })
    .where('token_hash', '=', hashToken(token))
    .where('proved_mobile_hash', '=', hashOf(mobile))
    .where('mobile_proved_at', '>', new Date(now.getTime() - PROOF_LIFE_MS))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
