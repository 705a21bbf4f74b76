// Signing in to the studio: cookie, passwords, limits, people.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { savePage } from '~/tests/server/page-helpers';
import { givePassword, openStudio, type StudioMall } from '~/tests/server/studio-helpers';
import { announceOperators, ensureOperators } from './first-operators';

describeOnBothDatabases('studio sessions', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
    await givePassword(mall, { login: 'editor', password: 'right password' });
  });

  const signIn = (password: string, login = 'editor') =>
    mall.operate('POST', '/session', { as: 'nobody', body: { login, password } });
  const tokenOf = (cookie: string | null) => /^studio=([\w-]+);/.exec(cookie ?? '')?.[1] ?? '';

  it('signs in with a cookie that scripts and other sites cannot read', async () => {
    const { status, body, headers } = await signIn('right password', ' EDITOR ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      operator: { login: 'editor', role: 'editor' },
      rights: { canEdit: true, isOwner: false },
      protocol: 1,
      mainColour: '#ff4544',
      permissionNames: { coupon: '优惠券', pintuan: '拼团' },
    });
    const cookie = headers.get('set-cookie') ?? '';
    expect(headers.getSetCookie().map((one) => one.split('=')[0])).toEqual(['studio', 'studio_device']);
    for (const one of headers.getSetCookie())
      expect(one).toMatch(/; Path=\/studio; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const as = { token: tokenOf(cookie) };
    expect((await mall.operate('GET', '/session', { as })).body).toMatchObject({ protocol: 1 });
    const stored = await mall.database.db.selectFrom('operator_sessions').select('token_hash').execute();
    expect(JSON.stringify(stored)).not.toContain(as.token);
    expect((await mall.operate('DELETE', '/session', { as })).status).toBe(204);
    expect(await mall.operate('GET', '/session', { as })).toMatchObject({ status: 200, body: null });
  });

  it('refuses a wrong password and an unknown login alike, and limits guessing', async () => {
    const wrong = await signIn('wrong');
    expect([wrong.status, wrong.body]).toMatchObject([401, { error: { code: 'wrong-password' } }]);
    expect((await signIn('wrong', 'nobody')).body).toEqual(wrong.body);
    for (let guess = 0; guess < 4; guess += 1) await signIn('wrong');
    const late = await signIn('right password');
    expect([late.status, late.body]).toMatchObject([429, { error: { code: 'too-fast' } }]);
  });

  it('stores no secret that an answer holds, and none of the requests', async () => {
    const id = await savePage(mall, { tabs: [[{ id: 'empty', data: {} }]] });
    const person = { name: '小林', login: 'xiaolin', role: 'editor' };
    const link = { hours: 2, audience: DEFAULT_AUDIENCE };
    const made = [
      await mall.operate('POST', '/people', { body: person }),
      await mall.operate('PATCH', `/people/${mall.operatorIds.viewer}`, { body: { isNewPassword: true } }),
      await mall.operate('POST', '/invitations', { body: { name: '', role: 'viewer', hours: 2 } }),
      await mall.operate('POST', `/documents/page-${id}/preview-links`, { body: link }),
    ];
    const secrets = made.flatMap(({ body }) => [body['password'], body['token']]).filter(Boolean);
    expect(secrets).toHaveLength(4);
    const signedIn = await signIn('right password');
    const cookies = signedIn.headers.getSetCookie().map((one) => /=([\w-]+);/.exec(one)?.[1] ?? '');
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(mall.database.db);
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`
        select stored::text as row from ${sql.table(name)} stored`.execute(mall.database.db);
      const text = rows.map(({ row }) => row).join('\n');
      for (const secret of [...secrets, ...cookies, 'right password'])
        expect([name, text.includes(String(secret))]).toEqual([name, false]);
    }
  });

  it.each(['given password', ''])('prints no password, be it given or random: %s', async (given) => {
    const folder = mkdtempSync(join(tmpdir(), 'pagoda-operators-'));
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      vi.stubEnv('PAGODA_STUDIO_PASSWORD', given);
      await mall.database.db.deleteFrom('operators').execute();
      await announceOperators(mall.database, folder);
      const log = printed.mock.calls.map(([text]) => String(text)).join('');
      const file = join(folder, 'studio-passwords.txt');
      expect([existsSync(file), log.includes(file)]).toEqual([given === '', given === '']);
      const stored = given === '' ? readFileSync(file, 'utf8') : `owner ${given}\n`;
      if (given === '') expect(statSync(file).mode & 0o777).toBe(0o600);
      const passwords = [...stored.matchAll(/^\w+ +(.+)$/gm)].map(([, password = '']) => password);
      expect(passwords).toHaveLength(given === '' ? 3 : 1);
      for (const password of passwords) expect(log).not.toContain(password);
      expect((await signIn(passwords[0] ?? '', 'owner')).status).toBe(201);
    } finally {
      printed.mockRestore();
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    }
  });

  it('ends all other sessions with a new password', async () => {
    const as = { token: tokenOf((await signIn('right password')).headers.get('set-cookie')) };
    const body = { current: 'right password', next: 'another password' };
    expect((await mall.operate('PUT', '/session/password', { as, body })).status).toBe(204);
    expect((await mall.operate('GET', '/session', { as })).body).toMatchObject({ protocol: 1 });
    expect(await mall.operate('GET', '/session', { as: 'editor' })).toMatchObject({
      status: 200,
      body: null,
    });
    expect((await signIn('another password')).status).toBe(201);
    const short = await mall.operate('PUT', '/session/password', {
      as,
      body: { current: 'another password', next: 'short' },
    });
    expect(short.body).toMatchObject({ error: { code: 'invalid', fields: [{ pointer: '/next' }] } });
  });

  it('returns a new password once, and requires one owner', async () => {
    const invited = await mall.operate('POST', '/people', {
      body: { name: '小林', login: 'XiaoLin', role: 'editor' },
    });
    expect([invited.status, invited.body]).toMatchObject([201, { login: 'xiaolin', role: 'editor' }]);
    expect((await signIn(invited.body['password'] as unknown as string, 'xiaolin')).status).toBe(201);
    const again = await mall.operate('POST', '/people', {
      body: { name: '小李', login: 'xiaolin', role: 'viewer' },
    });
    expect(again.body).toMatchObject({ error: { fields: [{ pointer: '/login' }] } });
    const owner = `/people/${mall.operatorIds.owner}`;
    for (const body of [{ role: 'editor' }, { isDisabled: true }])
      expect((await mall.operate('PATCH', owner, { body })).body).toMatchObject({ error: { code: 'state' } });
    expect((await mall.operate('DELETE', owner)).body).toMatchObject({ error: { code: 'state' } });
    expect(
      (await mall.operate('PATCH', `/people/${mall.operatorIds.editor}`, { body: { isSignedOut: true } }))
        .status,
    ).toBe(200);
    expect(await mall.operate('GET', '/session', { as: 'editor' })).toMatchObject({
      status: 200,
      body: null,
    });
  });

  it.each([
    ['disabled', 'PATCH', { isDisabled: true }, 410],
    ['removed', 'DELETE', {}, 410],
    ['demoted', 'PATCH', { role: 'viewer' }, 410],
    ['given a new password', 'PATCH', { isNewPassword: true }, 410],
    ['made an owner', 'PATCH', { role: 'owner' }, 200],
    ['signed out', 'PATCH', { isSignedOut: true }, 200],
  ])(
    'ends the preview links of an operator who may not give them any more (%s)',
    async (_how, method, body, status) => {
      const id = await savePage(mall, { tabs: [[{ id: 'empty', data: {} }]] });
      const link = await mall.operate('POST', `/documents/page-${id}/preview-links`, {
        as: 'editor',
        body: { hours: 2, audience: DEFAULT_AUDIENCE },
      });
      const see = () => mall.operate('GET', `/previews/${String(link.body['token'])}`, { as: 'nobody' });
      expect((await see()).status).toBe(200);
      await mall.operate(method, `/people/${mall.operatorIds.editor}`, { body });
      expect((await see()).status).toBe(status);
    },
  );

  it('ends the preview links of an operator with his own new password', async () => {
    const id = await savePage(mall, { tabs: [[{ id: 'empty', data: {} }]] });
    const as = { token: tokenOf((await signIn('right password')).headers.get('set-cookie')) };
    const link = { hours: 2, audience: DEFAULT_AUDIENCE };
    const { body } = await mall.operate('POST', `/documents/page-${id}/preview-links`, { as, body: link });
    const see = () => mall.operate('GET', `/previews/${String(body['token'])}`, { as: 'nobody' });
    expect((await see()).status).toBe(200);
    const next = { current: 'right password', next: 'another password' };
    expect((await mall.operate('PUT', '/session/password', { as, body: next })).status).toBe(204);
    expect((await see()).status).toBe(410);
  });

  it('tells nobody but owners the networks of others, and gives viewers no export of everything', async () => {
    await signIn('right password');
    const rowsOf = async (as: 'owner' | 'editor' | 'viewer') =>
      (await mall.operate('GET', '/audit', { as })).body['items'] as unknown as { from: string }[];
    expect((await rowsOf('owner')).map(({ from }) => from === '')).toEqual([false]);
    for (const as of ['editor', 'viewer'] as const) {
      expect((await rowsOf(as)).map(({ from }) => from)).toEqual(['']);
      expect((await mall.operate('GET', '/audit?format=csv', { as })).status).toBe(403);
    }
    for (const path of ['/export', '/export?for=mall']) {
      expect((await mall.operate('GET', path, { as: 'viewer' })).status).toBe(403);
      expect((await mall.operate('GET', path, { as: 'editor' })).status).toBe(200);
    }
  });

  it('allows an operator three hundred calls a minute', async () => {
    const calls = Array.from({ length: 305 }, () => mall.operate('GET', '/settings', { as: 'viewer' }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('creates operators once for a mall without any', async () => {
    expect(await ensureOperators(mall.database)).toEqual([]);
    await mall.database.db.deleteFrom('operators').execute();
    const made = await ensureOperators(mall.database);
    expect(made.map(({ login }) => login)).toEqual(['owner', 'editor', 'viewer']);
    expect(new Set(made.map(({ password }) => password)).size).toBe(3);
    expect((await signIn(made[0]?.password ?? '', 'owner')).status).toBe(201);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
