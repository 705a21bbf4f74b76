// Binds a mobile to an account: one account a mobile.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { isUniqueViolation } from '../../db/unique-violation';
import { MallError } from '../../http/errors';

/** The account of a proved mobile is the shopper's too: the two may be merged. */
export class MobileTakenError extends MallError {
  constructor() {
    super('该手机号已被其他账号使用', { data: { can_merge: 1 } });
  }
}

/** Stores the mobile of an account, null for none. Throws a MallError when another one has it, also concurrently. */
export async function bindMobile(db: Kysely<Tables>, userId: number, mobile: string | null): Promise<void> {
  const change = { mobile, updated_at: new Date() };
  try {
    await db.updateTable('users').set(change).where('id', '=', userId).execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new MobileTakenError() : error;
  }
}
