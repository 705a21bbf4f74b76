// Expiry: deletes expired codes, captchas, tokens and rate limit counts.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';

const EXPIRING = [
  'access_tokens',
  'identity_proofs',
  'operator_sessions',
  'picture_captchas',
  'rate_limits',
  'sms_codes',
  'studio_answers',
  'studio_invitations',
  'studio_pictures',
  'studio_preview_links',
] as const satisfies readonly (keyof Tables)[];

/** Rows stay so much longer than they are valid: the longest window of a limit is a day. */
const GRACE_MS = 2 * 86_400_000;

/** Deletes rows that expired two days ago or earlier. */
export async function deleteExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS);
  for (const table of EXPIRING) await db.deleteFrom(table).where('expires_at', '<', before).execute();
}
