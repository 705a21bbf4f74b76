// Proves that no parameter of the account routes makes the server fail.
import { beforeAll, expect, it } from 'vitest';
import attachment from '~/schemas/api/attachment.json';
import balance from '~/schemas/api/balance.json';
import coupon from '~/schemas/api/coupon.json';
import footprint from '~/schemas/api/footprint.json';
import mallMember from '~/schemas/api/mall-member.json';
import mobile from '~/schemas/api/mobile.json';
import passport from '~/schemas/api/passport.json';
import user from '~/schemas/api/user.json';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

interface Described {
  route: string;
  method: string;
  params?: { properties: Record<string, unknown> };
}

const FAMILIES: readonly { endpoints: object }[] = [
  attachment,
  balance,
  coupon,
  footprint,
  mallMember,
  mobile,
  passport,
  user,
];
const ENDPOINTS = FAMILIES.flatMap(({ endpoints }) => Object.values(endpoints) as Described[]);

const BAD = [
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  'NaN',
  '😀\u0000',
  "1'; drop table users; --",
  '{"a":',
  JSON.stringify(Array.from({ length: 10_000 }, (_none, at) => at)),
  '['.repeat(9_000),
];
/** Passes the other required parameters beside the bad one. */
const GOOD: Readonly<Record<string, string>> = {
  type: '1',
  date: '2026-11',
  province_id: '1',
  city_id: '1',
  district_id: '1',
};

/** Success, a refusal with a message, or not signed in. */
const CALM = [0, 1, -1];

describeOnBothDatabases('the routes of people', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });

  it('answers bad values with a message', async () => {
    for (const { route, method, params } of ENDPOINTS) {
      const token = await mall.tokenOf(2);
      for (const name of Object.keys(params?.properties ?? {})) {
        for (const value of BAD) {
          const { code, msg } = await mall.callRaw(route, { ...GOOD, [name]: value }, { token, method });
          expect([route, name, value.slice(0, 20), msg, CALM.includes(code)]).toEqual([
            route,
            name,
            value.slice(0, 20),
            msg,
            true,
          ]);
        }
      }
    }
    expect(mall.failures).toEqual([]);
  });
});
