// How each role of domain/roles.ts is proved from the database.
import { type Kysely, sql } from 'kysely';
import type { CoreRole } from '~/domain/core-roles';
import { type Role, ROLES } from '~/domain/roles';
import type { Tables } from '../db/tables';
import type { GrantedRole } from '../db/tables/roles';
import type { InstalledPlugins } from '../ports/plugin';
import { MallError } from './errors';
import type { RoleClaim } from '../ports/role-claim';

const HELD = {};

/** The store whose orders a shopper may redeem, or null. */
export async function clerkStoreOf(db: Kysely<Tables>, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('clerk_store_id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.clerk_store_id ?? null;
}

async function proveClerk({ db, user }: RoleClaim): Promise<{ storeId: number } | null> {
  const storeId = await clerkStoreOf(db, user.id);
  return storeId === null ? null : { storeId };
}

/** The claim with the plugins, of which one may prove the role. */
type Claim = RoleClaim & { plugins: InstalledPlugins };

/** By the plugin that knows merchants, where it is there. */
async function proveMerchant({ plugins, ...claim }: Claim): Promise<{ mchId: number } | null> {
  const prove = plugins.find(({ proofs }) => proofs?.mch !== undefined)?.proofs?.mch;
  return prove === undefined ? null : prove(claim);
}

/** What a shopper was granted, as a table. A distributor stays one for his money, until it is withdrawn and paid. */
export const heldRoles = (userId: number) => sql`(
  select role from user_roles where user_id = ${userId}
  union
  select 'distributor' from distributors d where d.user_id = ${userId} and (d.money_fen > 0 or exists (
    select 1 from withdrawals w where w.user_id = d.user_id and w.model = 'share' and w.status in (0, 1)))) held`;

const proveGranted =
  (role: GrantedRole) =>
  async ({ db, user }: RoleClaim): Promise<typeof HELD | null> => {
    const { rows } = await sql`select role from ${heldRoles(user.id)} where role = ${role}`.execute(db);
    return rows.length === 0 ? null : HELD;
  };

/** Each gives what the handler may rely on, or null where the shopper does not hold the role. Those of plugins are granted. */
const PROOFS = {
  login: async () => HELD,
  clerk: proveClerk,
  mch: proveMerchant,
  distributor: proveGranted('distributor'),
  admin: async ({ user }: RoleClaim) => (user.isAdmin ? HELD : null),
  operator: proveGranted('operator'),
} satisfies Record<CoreRole, (claim: Claim) => Promise<object | null>>;

/** What holding a role gives a handler: a clerk his `storeId`, a merchant his `mchId`. */
export type ProofOf<R extends Role> = R extends CoreRole
  ? NonNullable<Awaited<ReturnType<(typeof PROOFS)[R]>>>
  : typeof HELD;

const isCore = (role: Role): role is CoreRole => Object.hasOwn(PROOFS, role);

/** The refusal of a role, in the words of its table. */
export const roleRefusal = (role: Role): MallError =>
  new MallError(ROLES[role].words, { code: ROLES[role].code });

/** The role's `ProofOf`. Throws its refusal where the shopper does not hold it. */
export async function proveRole(role: Role, claim: Claim): Promise<object> {
  const proof = await (isCore(role) ? PROOFS[role] : proveGranted(role))(claim);
  if (proof === null) throw roleRefusal(role);
  return proof;
}
