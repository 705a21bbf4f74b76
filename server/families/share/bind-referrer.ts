// Binds a shopper to the sharer of the link that he opened (header X-User-Id).
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { parentOf, type Referral, tieToReferrer } from './referrer';
import { join } from './juniors';
import { BIND, readShareSetting } from './share-setting';

/** The temporary parent: the sharer of the last link, or the inviter of a code, while he has no parent. */
export const rememberReferrer = (db: Kysely<Tables>, { userId, referrerId }: Referral) =>
  db
    .updateTable('users')
    .set({ temp_parent_id: referrerId })
    .where('id', '=', userId)
    .where('parent_id', 'is', null)
    .where((eb) => eb.or([eb('temp_parent_id', 'is', null), eb('temp_parent_id', '<>', referrerId)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users as sharer')
          .select('sharer.id')
          .where('sharer.id', '=', referrerId)
          .where('sharer.deleted_at', 'is', null),
      ),
    )
    .execute();

/**
 * Binds a shopper to the sharer: the first link counts. Where distribution is open the sharer has to be a distributor, and
 * the mall may wait for the first order or payment. Who cannot be the parent now is remembered as the temporary one.
 * Never throws: an unknown sharer is ignored.
 */
export async function bindReferrer(db: Kysely<Tables>, referral: Referral): Promise<void> {
  const { userId, referrerId, now } = referral;
  if (referrerId === 0 || referrerId === userId) return;
  const own = await parentOf(db, userId);
  if (own === undefined || own.parent_id !== null) return;
  const setting = await readShareSetting(db);
  const isTied =
    setting.level === 0
      ? (await tieToReferrer(db, referral)) === 'tied'
      : await db.transaction().execute(async (trx) => {
          const joining = { userId, parentId: referrerId, trigger: BIND.link, now };
          return (await join(trx, joining, setting)) === 'tied';
        });
  if (!isTied) await rememberReferrer(db, referral);
}
