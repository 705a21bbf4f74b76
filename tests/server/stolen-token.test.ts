// Proves on every route that a stolen token changes no credential of an account.
import { beforeAll, describe, expect, it } from 'vitest';
import { setPayPassword } from '~/server/payments/pay-password';
import { setPassword } from '~/server/plugins/mobile/account';
import { describeOnOneDatabase } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';
import { codeOf, resetRateLimits } from './shopper-fixtures';
import { PLAUSIBLE, sampleOf, type WalkedRoute, walkedRoutes } from './walk-helpers';
import { sendCode } from '~/server/messages/codes';
import { outboxGateway } from '~/server/messages/gateway';
import { userOfToken } from '~/server/http/session';
import { watchTables } from './written-tables';

const VICTIM = 1;
const VICTIM_MOBILE = '13800000001';
/** Mobiles of the thief: without an account, and with one of his own. */
const NEW_MOBILE = '13912345678';
const THIEF_MOBILE = '13800000002';

/** Means of proof of the victim. */
const VICTIMS = [
  { owner: 'a mobile and a password', mobile: VICTIM_MOBILE, hasPassword: true },
  { owner: 'a mobile', mobile: VICTIM_MOBILE, hasPassword: false },
  { owner: 'a password and a social account', mobile: null, hasPassword: true },
] as const;

const WALKED = walkedRoutes()
  .filter(({ route }) => route.endpoint.auth !== 'guest')
  .map((walked) => ({ ...walked, toString: () => walked.name }));

/** The thief's input: his own mobile with a code that he received, chosen passwords, invented proofs. */
const FILLED: Readonly<Record<string, unknown>> = {
  ...PLAUSIBLE,
  old_password: 'guess-12',
  password: 'guess-12',
  new_password: 'thief123',
  again_password: 'thief123',
  pay_password: '111111',
  verify_pay_password: '111111',
  old_pay_password: '000000',
  key: 'made-up',
};
const CODE_NAMES = new Set(['code', 'captcha', 'sms_captcha', 'mobile_code']);

describeOnOneDatabase('with a stolen token', (open) => {
  let mall: Mall;
  let token: string;
  let credentials: () => ReturnType<typeof readCredentials>;

  /** Leaves the victim with these means of proof, and a pay password. */
  const prepare = async ({ mobile, hasPassword }: (typeof VICTIMS)[number]) => {
    mall = openMall(await open());
    const { db } = mall.database;
    const social = { provider: 'sandbox', open_id: 'victim', user_id: VICTIM };
    await db.insertInto('user_identities').values(social).execute();
    await db.updateTable('users').set({ mobile, password_hash: null }).where('id', '=', VICTIM).execute();
    // An open payment would prevent merging.
    await db
      .updateTable('payment_unions')
      .set({ closed_at: new Date() })
      .where('user_id', '=', VICTIM)
      .execute();
    await db.updateTable('users').set({ frozen_balance_fen: 0 }).where('id', '=', VICTIM).execute();
    if (hasPassword) await setPassword(db, { userId: VICTIM, password: 'owner-123', keptToken: '' });
    await setPayPassword(db, { userId: VICTIM, password: '808080' });
    token = await mall.tokenOf(VICTIM);
    credentials = await watchTables(db, ['users', 'user_identities'], readCredentials);
  };

  const readCredentials = async () => {
    const { db } = mall.database;
    const user = await db
      .selectFrom('users')
      .select(['mobile', 'password_hash', 'pay_password_hash', 'deleted_at'])
      .where('id', '=', VICTIM)
      .executeTakeFirst();
    const identities = await db
      .selectFrom('user_identities')
      .select(['provider', 'open_id'])
      .where('user_id', '=', VICTIM)
      .execute();
    return { user, identities };
  };

  /** A fresh code on a phone of the thief. */
  const codeFor = async (mobile: string) => {
    await resetRateLimits(mall);
    const gateway = outboxGateway(mall.dataFolder);
    const id = await sendCode(mall.database.db, { mobile, network: '203.0.113.9', gateway, now: new Date() });
    return { id, code: codeOf(mall, mobile) };
  };

  /** The form of one way of the route (`type`), with a fresh code where it needs one. */
  const formOf = async ({ params }: WalkedRoute, { type, mobile }: { type: unknown; mobile: string }) => {
    const takesCode = Object.keys(params.root.properties ?? {}).some((name) => CODE_NAMES.has(name));
    const own = mobile === VICTIM_MOBILE ? NEW_MOBILE : mobile;
    const { id, code } = takesCode ? await codeFor(own) : { id: 1, code: '' };
    return sampleOf(params, {
      valueAt: ({ name, path }) => {
        if (name === 'mobile') return mobile;
        if (CODE_NAMES.has(name)) return code;
        if (name === 'validate_code_id') return id;
        return path === 'type' ? type : FILLED[name];
      },
      has: ({ name }) => name in FILLED || CODE_NAMES.has(name) || name === 'validate_code_id',
    });
  };

  const rob = async (walked: WalkedRoute) => {
    const before = await credentials();
    const types = walked.params.root.properties?.['type']?.enum ?? [undefined];
    const sent = new Set<string>();
    for (const mobile of [NEW_MOBILE, THIEF_MOBILE, VICTIM_MOBILE]) {
      for (const type of types) {
        const form = await formOf(walked, { type, mobile });
        // Without a mobile or a code, the calls of all three mobiles are one.
        if (sent.has(JSON.stringify(form))) continue;
        sent.add(JSON.stringify(form));
        token = (await isSignedIn(mall, token)) ? token : await mall.tokenOf(VICTIM);
        await mall.callRaw(walked.name, form, { token, method: walked.route.endpoint.method });
        expect([walked.name, form, await credentials()]).toEqual([walked.name, form, before]);
      }
    }
  };

  describe.each(VICTIMS)('of a victim with $owner', (victim) => {
    beforeAll(() => prepare(victim));
    it.each(WALKED)('$name changes no credential', rob);
  });
});

/** Whether the token is still valid: the tested routes include signing out. */
const isSignedIn = async (mall: Mall, token: string): Promise<boolean> =>
  (await userOfToken(mall.database.db, token, new Date())) !== null;
