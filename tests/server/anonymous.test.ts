// Proves that every route states its role, and that no other caller gets a response (NS-07, NS-09).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAuth } from '~/domain/roles';
import { issueToken, revokeToken } from '~/server/http/session';
import { describeOnBothDatabases } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';
import { formOf, post, sampleOf, type WalkedRoute, walkedRoutes } from './walk-helpers';

const ROUTES = walkedRoutes();
const CLOSED = ROUTES.filter(({ route }) => route.endpoint.auth !== 'guest');
const OPEN = ROUTES.filter(({ route }) => route.endpoint.auth === 'guest');

/** A picture. */
const WITHOUT_ENVELOPE: ReadonlySet<string> = new Set(['site/pic-captcha']);

const NOT_SIGNED_IN = { code: -1, msg: '请先登录。' };

const bodyOf = ({ params }: WalkedRoute): string =>
  formOf(sampleOf(params, { valueAt: () => undefined, has: () => false }));

describe('the routes', () => {
  it.each(ROUTES)('$name states its role', ({ route }) => {
    expect(isAuth(route.endpoint.auth)).toBe(true);
  });

  it('include both public and restricted ones', () => {
    expect([OPEN.length > 20, CLOSED.length > 40]).toEqual([true, true]);
  });
});

describeOnBothDatabases('a call without a session', (open) => {
  let mall: Mall;
  let all: readonly (readonly [who: string, token: string])[];
  /** One function reads the session for all routes: on PostgreSQL each route gets one of the tokens in turn. */
  const tokensOf = (walked: WalkedRoute): typeof all =>
    mall.database.kind === 'embedded' ? all : all.filter((_, n) => n === ROUTES.indexOf(walked) % all.length);
  beforeAll(async () => {
    mall = openMall(await open());
    const { db } = mall.database;
    const [revoked, expired, ofDeleted] = [
      await issueToken(db, 1),
      await issueToken(db, 1),
      await issueToken(db, 5),
    ];
    await revokeToken(db, revoked);
    const inPast = { expires_at: new Date('2020-01-01T00:00:00Z') };
    const { id } = await db
      .selectFrom('access_tokens')
      .select('id')
      .orderBy('id', 'desc')
      .offset(1)
      .executeTakeFirstOrThrow();
    await db.updateTable('access_tokens').set(inPast).where('id', '=', id).execute();
    await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', 5).execute();
    all = [
      ['a guest', ''],
      ['an unknown token', 'x'.repeat(43)],
      ['an endless token', 'x'.repeat(5000)],
      ['a revoked token', revoked],
      ['an expired token', expired],
      ['the token of a deleted shopper', ofDeleted],
    ];
  });
  afterAll(() => mall.close());

  it.each(CLOSED)('is refused by $name before its parameters are read', async (walked) => {
    const bodies = [bodyOf(walked), ''];
    for (const [n, [who, token]] of tokensOf(walked).entries()) {
      // A guest sends both; of the others each sends one, and the other one to the next route.
      const turn = (n + ROUTES.indexOf(walked)) % bodies.length;
      for (const body of token === '' ? bodies : bodies.slice(turn, turn + 1)) {
        const { status, envelope } = await post(mall, walked.name, body, { token });
        expect([who, status, envelope]).toEqual([who, 200, NOT_SIGNED_IN]);
      }
    }
    expect(mall.failures).toEqual([]);
  });

  it.each(OPEN)('gets an envelope from $name, like a guest (NS-09)', async (walked) => {
    for (const [who, token] of tokensOf(walked)) {
      const { status, envelope, text } = await post(mall, walked.name, bodyOf(walked), { token });
      expect([who, status]).toEqual([who, 200]);
      if (WITHOUT_ENVELOPE.has(walked.name)) expect(text).toMatch(/^RIFF/);
      else expect([who, [0, 1].includes(envelope?.code ?? 500)]).toEqual([who, true]);
    }
    expect(mall.failures).toEqual([]);
  });
});
