// Gives shoppers roles, in the database rows that define each.
import type { Kysely } from 'kysely';
import type { Role } from '~/domain/roles';
import type { Tables } from '~/server/db/tables';
import type { GrantedRole } from '~/server/db/tables/roles';
import { issueMerchantToken } from '~/server/plugins/mch/merchant-token';

type Db = Kysely<Tables>;

/** Parameters of the holder's calls besides his session. */
export interface Carried {
  headers: Record<string, string>;
  values: Record<string, string>;
}

const NOTHING: Carried = { headers: {}, values: {} };

const change = async (db: Db, userId: number, values: { is_admin?: boolean; clerk_store_id?: number }) => {
  await db.updateTable('users').set(values).where('id', '=', userId).execute();
  return NOTHING;
};

/** An approved shop of a shopper. */
export async function createMerchant(db: Db, userId: number): Promise<number> {
  const cat = await db
    .insertInto('merchant_cats')
    .values({ name: '家居' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shop = { name: `店铺${userId}`, longitude: 120, latitude: 30, review_status: 1 as const };
  const { id } = await db
    .insertInto('merchants')
    .values({ ...shop, user_id: userId, cat_id: cat.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function signMerchantIn(db: Db, userId: number): Promise<Carried> {
  const mchId = await createMerchant(db, userId);
  const token = await issueMerchantToken(db, mchId, new Date());
  return { headers: { 'Mch-Access-Token': token }, values: { mch_id: String(mchId) } };
}

const grant = (role: GrantedRole) => async (db: Db, userId: number) => {
  await db.insertInto('user_roles').values({ user_id: userId, role }).execute();
  return NOTHING;
};

/** Those of plugins are granted. */
const GRANTS: Readonly<Partial<Record<Role, (db: Db, userId: number) => Promise<Carried>>>> = {
  login: async () => NOTHING,
  clerk: (db, userId) => change(db, userId, { clerk_store_id: 1 }),
  mch: signMerchantIn,
  distributor: grant('distributor'),
  admin: (db, userId) => change(db, userId, { is_admin: true }),
  operator: grant('operator'),
};

/** Gives a shopper roles. @returns the parameters of his calls for all of them. */
export async function grantRoles(db: Db, userId: number, roles: Iterable<Role>): Promise<Carried> {
  const carried = { headers: {}, values: {} };
  for (const role of roles) {
    const { headers, values } = await (GRANTS[role] ?? grant(role as GrantedRole))(db, userId);
    Object.assign(carried.headers, headers);
    Object.assign(carried.values, values);
  }
  return carried;
}

/** Gives a shopper one role. @returns the parameters of his calls. */
export const grantRole = (db: Db, userId: number, role: Role): Promise<Carried> =>
  grantRoles(db, userId, [role]);

const NOBODY = {
  mobile: null,
  password_hash: null,
  pay_password_hash: null,
  clerk_store_id: null,
  parent_id: null,
  temp_parent_id: null,
  birthday: null,
};

/** New shoppers without any role; their ids. */
export async function createShoppers(db: Db, nicknames: readonly string[]): Promise<number[]> {
  const rows = nicknames.map((nickname) => ({ ...NOBODY, nickname }));
  const users = await db.insertInto('users').values(rows).returning('id').execute();
  return users.map(({ id }) => id);
}

/** A new shopper without anything; gives his id. */
export async function createShopper(db: Db, nickname: string): Promise<number> {
  const [id] = await createShoppers(db, [nickname]);
  if (id === undefined) throw new Error('no shopper');
  return id;
}

/** A shopper who administers the mall. */
export async function createAdministrator(db: Db): Promise<number> {
  const id = await createShopper(db, '管理员');
  await db.updateTable('users').set({ is_admin: true }).where('id', '=', id).execute();
  return id;
}
