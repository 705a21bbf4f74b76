// Invitations: a link that owners make, that is used once, ends, can be called back, and is limited in guesses.
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import {
  newKey,
  openStudio,
  type StudioAnswer,
  type StudioMall,
  type StudioRequest,
} from '~/tests/server/studio-helpers';
import { deleteExpired } from '../jobs/expiry';

const PASSWORD = 'a long password';
const UNKNOWN = '邀请链接已失效，请向邀请你的人要新的';
const REVOKED = '邀请已被收回，请向邀请你的人要新的';
const USED = '这个邀请已经用过了。是你用的就直接登录，不是就请向邀请你的人要新的';

const operatorIn = ({ body }: StudioAnswer): number => (body['operator'] as unknown as { id: number }).id;
const sessionIn = ({ headers }: StudioAnswer): string =>
  /^studio=([\w-]+);/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

describeOnBothDatabases('invitations', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const invite = async (change: object = {}) => {
    const made = await mall.operate('POST', '/invitations', {
      body: { name: '小林', role: 'editor', hours: 72, ...change },
    });
    expect(made.status).toBe(201);
    return { id: Number(made.body['id']), token: String(made.body['token']), row: made.body };
  };
  const see = (token: unknown) =>
    mall.operate('POST', '/invitations/open', { as: 'nobody', body: { token } });
  const accept = (token: string, change: object = {}, request: StudioRequest = { as: 'nobody' }) =>
    mall.operate('POST', '/invitations/accept', {
      ...request,
      body: { token, name: '林小', login: 'XiaoLin', password: PASSWORD, ...change },
    });
  const listed = async () =>
    (await mall.operate('GET', '/invitations')).body['items'] as unknown as { id: number }[];
  const refusal = async (answer: ReturnType<typeof see>) => {
    const { status, body } = await answer;
    return [status, (body as { error?: { message: string } }).error?.message];
  };
  const audits = async () => {
    const rows = await mall.database.db
      .selectFrom('studio_audit')
      .select(['operator_id', 'action', 'title', 'detail'])
      .where('action', 'in', ['invitation', 'revoke-invitation', 'join'])
      .orderBy('id')
      .execute();
    return rows;
  };

  it('says what one is invited to, creates the operator and signs him in', async () => {
    const { id, token, row } = await invite();
    expect(row).toMatchObject({ name: '小林', role: 'editor', by: { name: 'owner' } });
    const offer = await see(token);
    expect([offer.status, offer.body]).toEqual([
      200,
      { mall: expect.any(String), name: '小林', role: 'editor', by: 'owner', endsAt: row['endsAt'] },
    ]);
    const joined = await accept(token);
    expect([joined.status, joined.body]).toMatchObject([
      201,
      { operator: { name: '林小', login: 'xiaolin', role: 'editor' }, rights: { isOwner: false } },
    ]);
    expect((await mall.operate('GET', '/pages', { as: { token: sessionIn(joined) } })).status).toBe(200);
    const again = await mall.operate('POST', '/session', {
      as: 'nobody',
      body: { login: 'xiaolin', password: PASSWORD },
    });
    expect(again.status).toBe(201);
    expect(await listed()).toEqual([]);
    const joinedId = operatorIn(joined);
    expect(await audits()).toMatchObject([
      {
        operator_id: mall.operatorIds.owner,
        action: 'invitation',
        title: '小林',
        detail: { id, role: 'editor' },
      },
      { operator_id: joinedId, action: 'join', title: '林小', detail: { id, role: 'editor', by: 'owner' } },
    ]);
  });

  it('returns the token once, and stores its hash only', async () => {
    const request = {
      body: { name: '', role: 'viewer', hours: 1 },
      headers: { 'Idempotency-Key': newKey() },
    };
    const first = await mall.operate('POST', '/invitations', request);
    const second = await mall.operate('POST', '/invitations', request);
    const { token, ...rest } = first.body;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect([second.status, second.body]).toEqual([201, rest]);
    expect(await listed()).toEqual([rest]);
    for (const table of ['studio_invitations', 'studio_answers', 'studio_audit'] as const) {
      const rows = await mall.database.db.selectFrom(table).selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('can be used once, also by two at the same time', async () => {
    const { token } = await invite();
    const both = await Promise.all([accept(token), accept(token, { login: 'other' })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 410]));
    expect(await refusal(see(token))).toEqual([410, USED]);
    expect(await refusal(accept(token, { login: 'third' }))).toEqual([410, USED]);
    const { count } = await mall.database.db
      .selectFrom('operators')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(4);
  });

  it('ends, can be called back, and is refused where it is unknown', async () => {
    const ended = await invite();
    await mall.database.db
      .updateTable('studio_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', ended.id)
      .execute();
    expect(await refusal(see(ended.token))).toEqual([410, '邀请链接已过期，请向邀请你的人要新的']);
    const revoked = await invite();
    expect((await listed()).map(({ id }) => id)).toEqual([revoked.id]);
    const path = `/invitations/${revoked.id}`;
    expect((await mall.operate('DELETE', path)).status).toBe(204);
    expect((await mall.operate('DELETE', path)).status).toBe(404);
    expect(await refusal(accept(revoked.token))).toEqual([410, REVOKED]);
    expect(await listed()).toEqual([]);
    for (const token of ['', 'x'.repeat(300), 7, null])
      expect(await refusal(see(token))).toEqual([404, UNKNOWN]);
    expect((await audits()).at(-1)).toMatchObject({ action: 'revoke-invitation', title: '小林' });
  });

  it('stays open while what the invited person chose is refused', async () => {
    const { token } = await invite();
    for (const [change, pointer] of [
      [{ login: 'editor' }, '/login'],
      [{ login: 'with space' }, '/login'],
      [{ name: ' ' }, '/name'],
      [{ password: 'short' }, '/password'],
    ] as const)
      expect((await accept(token, change)).body).toMatchObject({
        error: { code: 'invalid', fields: [{ pointer }] },
      });
    expect((await accept(token)).status).toBe(201);
  });

  it('leaves somebody who is signed in as he is', async () => {
    const { token } = await invite();
    expect(await refusal(accept(token, {}, { as: 'viewer' }))).toEqual([
      409,
      '你现在以「viewer」登录，先退出再接受邀请',
    ]);
    expect((await accept(token)).status).toBe(201);
  });

  it.each([
    ['disabled', (id: number) => mall.operate('PATCH', `/people/${id}`, { body: { isDisabled: true } })],
    [
      'no owner any more',
      (id: number) => mall.operate('PATCH', `/people/${id}`, { body: { role: 'editor' } }),
    ],
    ['removed', (id: number) => mall.operate('DELETE', `/people/${id}`)],
  ])('dies with the right of the owner who made it (%s)', async (_how, end) => {
    const first = await invite({ role: 'owner' });
    const second = await accept(first.token);
    const as = { token: sessionIn(second) };
    const made = await mall.operate('POST', '/invitations', {
      as,
      body: { name: '', role: 'viewer', hours: 1 },
    });
    const token = String(made.body['token']);
    expect((await see(token)).status).toBe(200);
    const id = operatorIn(second);
    expect((await end(id)).status).toBeLessThan(300);
    expect(await refusal(accept(token, { login: 'late' }))).toEqual([410, REVOKED]);
    expect(await listed()).toEqual([]);
    // It does not come back with him.
    await mall.database.db
      .updateTable('operators')
      .set({ role: 'owner', disabled_at: null, deleted_at: null })
      .where('id', '=', id)
      .execute();
    expect(await refusal(see(token))).toEqual([410, REVOKED]);
  });

  it('refuses a life, a role or a name outside its rules', async () => {
    for (const change of [
      { hours: 0 },
      { hours: 721 },
      { hours: '72' },
      { role: 'boss' },
      { name: 'x'.repeat(21) },
    ])
      expect(
        (
          await mall.operate('POST', '/invitations', {
            body: { name: '', role: 'editor', hours: 1, ...change },
          })
        ).status,
      ).toBe(422);
  });

  it('limits guesses, and does not count links that open', async () => {
    const { token } = await invite();
    for (let time = 0; time < 12; time += 1) expect((await see(token)).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => see(`guess-${index}`)));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(await refusal(see(token))).toEqual([429, '打开失效的邀请链接次数过多，请15分钟后再试']);
    expect((await accept(token)).status).toBe(429);
  });

  it('is removed two days after it ended', async () => {
    const { id } = await invite({ hours: 1 });
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const left = async () =>
      (await mall.database.db.selectFrom('studio_invitations').select('id').execute()).map((row) => row.id);
    await deleteExpired(mall.database.db, hours(48));
    expect(await left()).toEqual([id]);
    await deleteExpired(mall.database.db, hours(50));
    expect(await left()).toEqual([]);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
