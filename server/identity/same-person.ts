// Accounts of one person: one-time benefits are granted once per mobile and per social account, not per user row.
import { type RawBuilder, sql } from 'kysely';

/** Ids of all accounts that ever had a mobile or social account of this one, with its own; used after `in`. */
export const samePerson = (userId: number): RawBuilder<number> => sql<number>`(
  select ${userId}::integer
  union
  select other.user_id from known_identities own join known_identities other using (identity_hash)
  where own.user_id = ${userId})`;
