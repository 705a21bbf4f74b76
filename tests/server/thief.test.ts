// Proves that a stolen token changes nothing that an account is signed in, paid with or known by: on every route.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPayPassword } from '~/server/payments/pay-password';
import { setPassword } from '~/server/plugins/mobile/account';
import { describeOnBothDatabases } from './database-kit';
import { type Mall, openMall } from './mall-kit';
import { codeOf, forgetLimits } from './people-kit';
import { PLAUSIBLE, sampleOf, type WalkedRoute, walkedRoutes } from './walk-kit';
import { sendCode } from '~/server/messages/codes';
import { outboxGateway } from '~/server/messages/gateway';

const VICTIM = 1;
const VICTIM_MOBILE = '13800000001';
const THIEF_MOBILE = '13912345678';

const WALKED = walkedRoutes()
  .filter(({ route }) => route.endpoint.auth !== 'guest')
  .map((walked) => ({ ...walked, toString: () => walked.name }));

/** What the thief fills in: his own mobile with a code that he received, passwords of his choice, made-up proofs. */
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

describeOnBothDatabases('with a stolen token', (open) => {
  let mall: Mall;
  let token: string;
  beforeAll(async () => {
    mall = openMall(await open());
    const { db } = mall.database;
    await setPassword(db, { userId: VICTIM, password: 'owner-123', keptToken: '' });
    await setPayPassword(db, { userId: VICTIM, password: '808080' });
    token = await mall.tokenOf(VICTIM);
  });
  afterAll(() => mall.close());

  const credentials = async () => {
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

  /** A fresh code on the thief's own phone. */
  const thiefsCode = async () => {
    await forgetLimits(mall);
    const gateway = outboxGateway(mall.dataFolder);
    const sent = { mobile: THIEF_MOBILE, network: '203.0.113.9', gateway, now: new Date() };
    const id = await sendCode(mall.database.db, sent);
    return { id, code: codeOf(mall, THIEF_MOBILE) };
  };

  /** One form for each way that the route knows (`type`), by his own mobile or by the victim's. */
  const formsOf = ({ params }: WalkedRoute, { id, code }: { id: number; code: string }) => {
    const types = params.root.properties?.['type']?.enum ?? [undefined];
    return [THIEF_MOBILE, VICTIM_MOBILE].flatMap((mobile) =>
      types.map((type) =>
        sampleOf(params, {
          valueAt: ({ name, path }) => {
            if (name === 'mobile') return mobile;
            if (CODE_NAMES.has(name)) return code;
            if (name === 'validate_code_id') return id;
            return path === 'type' ? type : FILLED[name];
          },
          has: ({ name }) => name in FILLED || CODE_NAMES.has(name) || name === 'validate_code_id',
        }),
      ),
    );
  };

  it.each(WALKED)('$name changes no credential', async (walked) => {
    const before = await credentials();
    for (const form of formsOf(walked, await thiefsCode())) {
      token = (await isSignedIn(mall, token)) ? token : await mall.tokenOf(VICTIM);
      await mall.callRaw(walked.name, form, { token, method: walked.route.endpoint.method });
      expect([walked.name, form, await credentials()]).toEqual([walked.name, form, before]);
    }
  });
});

/** Whether the token still signs in: routes that end the session are walked too. */
async function isSignedIn(mall: Mall, token: string): Promise<boolean> {
  return (await mall.callRaw('api/user/user-info', {}, { token, method: 'GET' })).code === 0;
}
