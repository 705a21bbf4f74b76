// Proves of every route of the operator API who may call it: by session, role, Origin and protocol.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '~/domain/studio/api';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall, type StudioRequest } from '~/tests/server/studio-helpers';
import type { Route } from './call';
import { isAtLeast } from './operators';
import { ROUTES } from './routes';

const SAMPLES: Readonly<Record<string, string>> = {
  doc: 'page-1',
  id: '1',
  a: '1',
  b: 'draft',
  kind: 'goods',
  token: 'guessed',
};
const pathOf = ({ path }: Route): string =>
  path.replaceAll(/:(\w+)/g, (_match, name: string) => SAMPLES[name] ?? 'x');
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

const guarded = ROUTES.filter(({ role }) => role !== 'anyone');
const writing = ROUTES.filter(({ method }) => method !== 'GET');

describe('the table of routes', () => {
  it('has each route once, and needs a session except where stated', () => {
    expect(new Set(ROUTES.map(nameOf)).size).toBe(ROUTES.length);
    expect(ROUTES.filter(({ role }) => role === 'anyone').map(nameOf)).toEqual([
      'POST /session',
      'GET /session',
      'GET /previews/:token',
      'POST /invitations/open',
      'POST /invitations/accept',
    ]);
  });

  it('allows viewers no writes but their own session, presence and read-only POSTs', () => {
    const ofViewers = writing.filter(({ role }) => role === 'viewer').map(nameOf);
    expect(ofViewers).toEqual([
      'DELETE /session',
      'PUT /session/password',
      'PUT /documents/:doc/presence',
      'POST /documents/:doc/check',
      'POST /hydrate',
      'POST /templates/:id/apply',
    ]);
  });

  it('reserves people, settings and the decision on a review for owners', () => {
    expect(ROUTES.filter(({ role }) => role === 'owner').map(nameOf)).toEqual([
      'POST /reviews/:id/approve',
      'POST /reviews/:id/return',
      'GET /people',
      'POST /people',
      'PATCH /people/:id',
      'DELETE /people/:id',
      'GET /invitations',
      'POST /invitations',
      'DELETE /invitations/:id',
      'PATCH /settings',
    ]);
  });
});

/**
 * Digests of every table of the studio and of those that pages are served from, by their rows' contents. When a session was
 * last seen is written by refused calls, too.
 */
async function makeDigests({ database: { db } }: StudioMall): Promise<() => Promise<unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
    and (tablename ~ '^(studio|operator|diy)' or tablename in ('mall_options', 'user_centers'))`.execute(db);
  expect(tables.length).toBeGreaterThan(15);
  const digests = tables.map(
    ({ name }) => sql`(select md5(coalesce(string_agg(text, '|' order by text), ''))
      from (select (to_jsonb(one) - 'last_seen_at')::text as text from ${sql.table(name)} one) as texts) as ${sql.ref(name)}`,
  );
  return async () => (await sql`select ${sql.join(digests)}`.execute(db)).rows[0];
}

describeOnBothDatabases('who may call the operator API', (open) => {
  let mall: StudioMall;
  beforeAll(async () => {
    mall = await openStudio(await open());
  });

  const codeOf = async (route: Route, request: StudioRequest): Promise<unknown> => {
    const { status, body } = await mall.operate(route.method, pathOf(route), request);
    return [nameOf(route), status, (body as unknown as { error?: { code: string } }).error?.code];
  };
  let contents: () => Promise<unknown>;
  beforeAll(async () => {
    contents = await makeDigests(mall);
  });

  it('responds 401 without a session, and writes nothing', async () => {
    const before = await contents();
    for (const route of guarded)
      expect(await codeOf(route, { as: 'nobody' })).toEqual([nameOf(route), 401, 'signed-out']);
    for (const token of ['x', 'a'.repeat(43)])
      expect(await codeOf(guarded[0] as Route, { as: { token } })).toMatchObject({ 1: 401 });
    expect(await contents()).toEqual(before);
  });

  it('responds 403 to an insufficient role, and writes nothing', async () => {
    const before = await contents();
    for (const route of guarded)
      for (const as of ROLES.filter((role) => !isAtLeast(role, route.role as 'owner')))
        expect(await codeOf(route, { as })).toEqual([nameOf(route), 403, 'role']);
    expect(await contents()).toEqual(before);
  });

  it.each([
    ['a forged Origin', { Origin: 'https://evil.example' }, 403, 'origin'],
    ['our host by another scheme', { Origin: 'https://mall.test' }, 403, 'origin'],
    ['no Origin', { Origin: null }, 403, 'origin'],
    ['an opaque Origin', { Origin: 'null' }, 403, 'origin'],
    ['no X-Studio', { 'X-Studio': null }, 403, 'origin'],
    ['an older protocol', { 'X-Studio': '0' }, 412, 'protocol'],
  ])('refuses writes with %s', async (_name, headers, status, code) => {
    const before = await contents();
    for (const route of writing)
      expect(await codeOf(route, { headers })).toEqual([nameOf(route), status, code]);
    expect(await contents()).toEqual(before);
  });

  it('ends the sessions of disabled operators', async () => {
    const before = await contents();
    await mall.database.db
      .updateTable('operators')
      .set({ disabled_at: new Date() })
      .where('role', '=', 'viewer')
      .execute();
    expect((await mall.operate('GET', '/settings', { as: 'viewer' })).status).toBe(401);
    // What proves above that nothing was written sees the change of one column.
    expect(await contents()).not.toEqual(before);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
