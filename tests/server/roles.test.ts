// Proves for every role that only its holder passes, and for every route that each wrong role is refused (NS-07, ROLE-01 to ROLE-06).
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { refusalsOf, type Role, ROLES } from '~/domain/roles';
import { userLogout } from '~/schemas/api/user.gen';
import type { RoleClaim } from '~/server/ports/role-claim';
import { proveRole } from '~/server/http/roles';
import { guestRoute, loginRoute, roleRoute, type Route } from '~/server/http/route';
import { PLUGINS } from '~/server/app/load-plugins';
import { issueMerchantToken } from '~/server/plugins/mch/merchant-token';
import { describeOnBothDatabases } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';
import { withRoutes } from './own-routes';
import { type Carried, createMerchant, createShopper, grantRole } from './role-helpers';
import { formOf, post, walkedRoutes } from './walk-helpers';

type OwnRole = Exclude<Role, 'login'>;

const ALL = Object.keys(ROLES) as Role[];
const OWN = ALL.filter((role): role is OwnRole => role !== 'login');
/** Those that a row grants, the roles of plugins among them. */
const GRANTED = OWN.filter((role) => !['clerk', 'mch', 'admin'].includes(role));

/** Arguments that the handlers of the routes below received. */
let proofs: object[] = [];

const noteProof = async ({ proof }: { proof: object }) => {
  proofs.push(proof);
  return null;
};

/** A route for each role, as the mall has no endpoint yet for some. */
const ROLE_ROUTES: ReadonlyMap<string, Route> = new Map(
  OWN.map((role) => [`test/${role}`, roleRoute({ ...userLogout, auth: role }, noteProof)]),
);

const MALL_ROUTES = walkedRoutes().map(({ name, route }) => ({ name, auth: route.endpoint.auth }));
const CLOSED = [
  ...MALL_ROUTES.filter(({ auth }) => auth !== 'guest'),
  ...OWN.map((auth) => ({ name: `test/${auth}`, auth })),
] as { name: string; auth: Role }[];

interface Caller extends Carried {
  token: string;
}

const GUEST: Caller = { token: '', headers: {}, values: {} };

/** The mall with the routes above beside its own. */
const withRoleRoutes = (mall: Mall): Mall => withRoutes(mall, (own) => new Map([...own, ...ROLE_ROUTES]));

const send = async (mall: Mall, name: string, { token, headers, values }: Caller) =>
  (await post(mall, name, formOf(values), { token, headers })).envelope;

const refusalOf = ({ code, msg }: { code: number; msg: string }) =>
  code === 500 ? { code, msg, data: null, error: [] } : { code, msg };

describeOnBothDatabases('every route', (open) => {
  let mall: Mall;
  /** A holder of each role and of no other. */
  const holders = new Map<Role, Caller>();
  const callerOf = (role: Role): Caller => holders.get(role) ?? GUEST;
  beforeAll(async () => {
    mall = withRoleRoutes(openMall(await open()));
    const { db } = mall.database;
    for (const role of ALL) {
      const userId = await createShopper(db, role);
      holders.set(role, { token: await mall.tokenOf(userId), ...(await grantRole(db, userId, role)) });
    }
  });
  beforeEach(() => {
    proofs = [];
  });
  afterAll(() => mall.close());

  /** Roles are proved by one table for all routes: on PostgreSQL a route refuses one of them in turn. */
  const othersFor = ({ name, auth }: (typeof CLOSED)[number]): readonly Role[] => {
    const others = auth === 'login' ? [] : ALL.filter((role) => role !== auth);
    const turn = CLOSED.findIndex((route) => route.name === name) % Math.max(1, others.length);
    return mall.database.kind === 'embedded' ? others : others.slice(turn, turn + 1);
  };

  it.each(CLOSED)(
    '$name refuses a guest and every other role (NS-07, ROLE-01 to ROLE-06)',
    async ({ name, auth }) => {
      const [forGuest, forOthers] = refusalsOf(auth);
      expect(await send(mall, name, GUEST)).toEqual(forGuest);
      for (const other of othersFor({ name, auth }))
        expect([other, await send(mall, name, callerOf(other))]).toEqual([
          other,
          refusalOf(forOthers ?? { code: 0, msg: '' }),
        ]);
      expect([proofs, mall.failures]).toEqual([[], []]);
    },
  );

  it.each(OWN)('of the role %s responds to its holder', async (role) => {
    expect(await send(mall, `test/${role}`, callerOf(role))).toEqual({ code: 0, msg: '' });
    expect(proofs).toHaveLength(1);
    expect(mall.failures).toEqual([]);
  });

  it('of a merchant or a clerk gets his shop or store', async () => {
    await send(mall, 'test/mch', callerOf('mch'));
    await send(mall, 'test/clerk', callerOf('clerk'));
    expect(proofs).toEqual([{ mchId: Number(callerOf('mch').values['mch_id']) }, { storeId: 1 }]);
  });

  it('of a merchant is closed to his token without his shop’s id, or with another (ROLE-04)', async () => {
    const merchant = callerOf('mch');
    const other = String(
      await createMerchant(mall.database.db, await createShopper(mall.database.db, 'other')),
    );
    const [, refusal] = refusalsOf('mch');
    const sent: Caller['values'][] = [{}, { mch_id: other }, { mch_id: '' }, { mch_id: '0' }];
    for (const values of sent) expect(await send(mall, 'test/mch', { ...merchant, values })).toEqual(refusal);
    expect(await send(mall, 'test/mch', { ...merchant, token: '' })).toEqual(refusalsOf('mch')[0]);
  });
});

describeOnBothDatabases('the proof of a role', (open) => {
  let claim: RoleClaim;
  beforeEach(async () => {
    const { db } = await open();
    const id = await createShopper(db, '阿青');
    claim = {
      db,
      user: { id, memberLevel: 0, isAdmin: false },
      merchantToken: '',
      values: {},
      now: new Date(),
    };
  });

  const holds = (role: Role, given: Partial<RoleClaim> = {}): Promise<boolean> =>
    proveRole(role, { plugins: PLUGINS, ...claim, ...given }).then(
      () => true,
      () => false,
    );

  it('is a session for a shopper', async () => {
    expect(await holds('login')).toBe(true);
  });

  it.each(GRANTED)('is a row of the shopper for %s, and is lost with it', async (role) => {
    const { db, user } = claim;
    await grantRole(db, await createShopper(db, 'another'), role);
    expect(await holds(role)).toBe(false);
    await grantRole(db, user.id, role);
    const held = await Promise.all(OWN.map(async (one) => ((await holds(one)) ? [one] : [])));
    expect(held.flat()).toEqual([role]);
    await db.deleteFrom('user_roles').where('user_id', '=', user.id).execute();
    expect(await holds(role)).toBe(false);
  });

  it('is left to a distributor who was removed while he has money, or is being paid', async () => {
    const { db, user, now } = claim;
    const own = { user_id: user.id, status: 1 as const, apply_at: now, become_at: now, deleted_at: now };
    await db
      .insertInto('distributors')
      .values({ ...own, money_fen: 0 })
      .execute();
    expect(await holds('distributor')).toBe(false);
    await db.updateTable('distributors').set({ money_fen: 1 }).where('user_id', '=', user.id).execute();
    expect(await holds('distributor')).toBe(true);
    expect(await holds('operator')).toBe(false);
    await db.updateTable('distributors').set({ money_fen: 0 }).where('user_id', '=', user.id).execute();
    const asked = { model: 'share', order_no: 'W1', type: 'alipay' as const, price_fen: 1 };
    await db
      .insertInto('withdrawals')
      .values({ ...asked, user_id: user.id })
      .execute();
    expect(await holds('distributor')).toBe(true);
    const paid = { status: 2 as const, remittance_at: now };
    await db.updateTable('withdrawals').set(paid).where('user_id', '=', user.id).execute();
    expect(await holds('distributor')).toBe(false);
  });

  it('is a store for a clerk', async () => {
    expect(await holds('clerk')).toBe(false);
    await grantRole(claim.db, claim.user.id, 'clerk');
    expect(await proveRole('clerk', { ...claim, plugins: PLUGINS })).toEqual({ storeId: 1 });
  });

  it('is a column of the shopper for an administrator (ROLE-02)', async () => {
    expect(await holds('admin')).toBe(false);
    expect(await holds('admin', { user: { ...claim.user, isAdmin: true } })).toBe(true);
  });

  it('is a token and the same shop’s id for a merchant, who must be approved (ROLE-04)', async () => {
    const { db, user, now } = claim;
    const mchId = await createMerchant(db, user.id);
    const merchantToken = await issueMerchantToken(db, mchId, now);
    const sent = { merchantToken, values: { mch_id: String(mchId) } };
    const later = new Date(now.getTime() + 91 * 24 * 3_600_000);
    expect(await proveRole('mch', { ...claim, ...sent, plugins: PLUGINS })).toEqual({ mchId });
    expect(await holds('mch', { ...sent, merchantToken: '' })).toBe(false);
    expect(await holds('mch', { ...sent, merchantToken: 'x'.repeat(43) })).toBe(false);
    expect(await holds('mch', { ...sent, values: {} })).toBe(false);
    expect(await holds('mch', { ...sent, now: later })).toBe(false);
    await expect(proveRole('mch', { ...claim, ...sent, plugins: [] })).rejects.toThrow(ROLES.mch.words);
    await db.updateTable('merchants').set({ review_status: 2 }).where('id', '=', mchId).execute();
    expect(await holds('mch', sent)).toBe(false);
    await db
      .updateTable('merchants')
      .set({ review_status: 1, deleted_at: now })
      .where('id', '=', mchId)
      .execute();
    expect(await holds('mch', sent)).toBe(false);
  });

  it('is lost for a merchant with his next token', async () => {
    const { db, user, now } = claim;
    const mchId = await createMerchant(db, user.id);
    const values = { mch_id: String(mchId) };
    const first = await issueMerchantToken(db, mchId, now);
    const second = await issueMerchantToken(db, mchId, now);
    expect(await holds('mch', { values, merchantToken: first })).toBe(false);
    expect(await holds('mch', { values, merchantToken: second })).toBe(true);
  });
});

describe('the type of a route', () => {
  it('accepts the endpoints of its role only, and none with an unknown role', () => {
    expectTypeOf<Parameters<typeof loginRoute>[0]['auth']>().toEqualTypeOf<'login'>();
    const forMerchant = { ...userLogout, auth: 'mch' as const };
    roleRoute(forMerchant, async ({ proof }) => {
      expectTypeOf(proof).toEqualTypeOf<{ mchId: number }>();
      return null;
    });
    // @ts-expect-error -- a merchant's endpoint is not open to guests
    guestRoute(forMerchant, async () => null);
    // @ts-expect-error -- nor to every shopper
    loginRoute(forMerchant, async () => null);
    // @ts-expect-error -- a role that is not in the table
    roleRoute({ ...userLogout, auth: 'nobody' as const }, async () => null);
  });
});
