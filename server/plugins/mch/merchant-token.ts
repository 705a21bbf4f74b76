// Merchant tokens: what a merchant's back office is entered with beside the shopper's own session (ROLE-04).
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import type { PluginProofs } from '../../ports/role-claim';
import { hashToken } from '../../http/session';

const TOKEN_BYTES = 32;
const TOKEN_LIFETIME_MS = 90 * 24 * 3_600_000;

/** A new token of a merchant, given out once; the one before it ends (contract/plugins/mch, lifecycle). */
export async function issueMerchantToken(db: Kysely<Tables>, mchId: number, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { token_hash: hashToken(token), expires_at: new Date(now.getTime() + TOKEN_LIFETIME_MS) };
  await db
    .insertInto('merchant_tokens')
    .values({ mch_id: mchId, ...row })
    .onConflict((conflict) => conflict.column('mch_id').doUpdateSet(row))
    .execute();
  return token;
}

/** The approved merchant of a token; null for an absent, unknown, expired or replaced one. */
async function merchantOfToken(db: Kysely<Tables>, token: string, now: Date): Promise<number | null> {
  if (token === '' || token.length > 200) return null;
  const row = await db
    .selectFrom('merchant_tokens')
    .innerJoin('merchants', 'merchants.id', 'merchant_tokens.mch_id')
    .select('merchants.id')
    .where('merchant_tokens.token_hash', '=', hashToken(token))
    .where('merchant_tokens.expires_at', '>', now)
    .where('merchants.review_status', '=', 1)
    .where('merchants.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Token and `mch_id` must name the same merchant (contract/plugins/mch). */
export const proveMerchant: PluginProofs['mch'] = async ({ db, merchantToken, values, now }) => {
  const mchId = await merchantOfToken(db, merchantToken, now);
  return mchId !== null && String(values['mch_id']) === String(mchId) ? { mchId } : null;
};
