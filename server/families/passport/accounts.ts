// Finds and creates accounts.
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { hashSecret } from '../../http/secret-hash';
import { grantRegisterCoupons } from '../coupon/grants';
import type { Identity } from '../../ports/social-account';
import { isForeign } from './social-avatar';

const PASSWORD_LENGTH = 6;
/** Without letters that look alike in a text message. */
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const makePassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () =>
    PASSWORD_LETTERS.charAt(randomInt(PASSWORD_LETTERS.length)),
  ).join('');

const DEFAULT_FACES = 40;
const drawnFace = (): string => `pictures/avatar/${randomInt(DEFAULT_FACES)}.svg`;

/** The account of a mobile, or undefined. */
export const accountOfMobile = (db: Kysely<Tables>, mobile: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'nickname'])
    .where('mobile', '=', mobile)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export interface NewAccount {
  userId: number;
  /** In clear, for the text message only; never stored. */
  password: string;
}

/** Creates the account of a mobile with its gifts; null when the mobile has one already, also concurrently. */
export async function createMobileAccount(
  db: Kysely<Tables>,
  mobile: string,
  now: Date,
): Promise<NewAccount | null> {
  const password = makePassword();
  const passwordHash = await hashSecret(password);
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('users')
      .values({
        mobile,
        nickname: `用户${mobile.slice(-4)}`,
        avatar: drawnFace(),
        password_hash: passwordHash,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('mobile').where('deleted_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return null;
    await grantRegisterCoupons(trx, row.id, now);
    return { userId: row.id, password };
  });
}

const userOfIdentity = (db: Kysely<Tables>, provider: string, openId: string) =>
  db
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .select('users.id')
    .where('provider', '=', provider)
    .where('open_id', '=', openId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

interface ProviderAccount {
  provider: string;
  identity: Identity;
  now: Date;
}

/**
 * The account of a provider's identity, created with its gifts when it is new.
 * Null when it is new and the provider returned only the id: then the client must ask explicitly.
 */
export async function accountOfIdentity(db: Kysely<Tables>, input: ProviderAccount): Promise<number | null> {
  const { provider, identity, now } = input;
  const known = await userOfIdentity(db, provider, identity.openId);
  if (known !== undefined) return known.id;
  const { profile } = identity;
  if (profile === null) return null;
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values({
        nickname: profile.nickname,
        avatar: isForeign(profile.avatar) ? drawnFace() : profile.avatar,
        platform: 'wechat',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Of two concurrent sign-ins the second waits here for the first and then uses its account.
    const { user_id: owner } = await trx
      .insertInto('user_identities')
      .values({ provider, open_id: identity.openId, user_id: id })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'open_id'])
          .doUpdateSet((eb) => ({ user_id: eb.ref('user_identities.user_id') })),
      )
      .returning('user_id')
      .executeTakeFirstOrThrow();
    if (owner === id) await grantRegisterCoupons(trx, id, now);
    else await trx.deleteFrom('users').where('id', '=', id).execute();
    return owner;
  });
}
