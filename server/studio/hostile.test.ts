// What the operator API refuses: oversized, malformed and foreign input, prototypes.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { savePage } from '~/tests/server/page-helpers';
import { newKey, openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const MIB = 1024 * 1024;

describeOnBothDatabases('studio under attack', (open) => {
  let mall: StudioMall;
  let doc: string;
  let uid: string;
  let key: string;
  beforeEach(async () => {
    mall = await openStudio(await open());
    doc = `page-${await savePage(mall, { tabs: [[{ id: 'empty', data: { height: 10 } }]] })}`;
    const { body } = await mall.operate('GET', `/documents/${doc}`);
    const [tab] = (body as unknown as DocumentAnswer).content.tabs;
    uid = tab?.blocks[0]?.uid ?? '';
    key = tab?.key ?? '';
  });

  const post = (ops: unknown, base = 1) =>
    mall.operate('POST', `/documents/${doc}/ops`, {
      as: 'editor',
      body: { base, ops, name: '', session: 'w' },
    });
  const versionNow = async () => (await mall.operate('GET', `/documents/${doc}`)).body['version'];

  it('refuses 20 MB before reading the body', async () => {
    let pulled = 0;
    const raw = new ReadableStream({
      pull(controller) {
        pulled += 1;
        if (pulled > 20) controller.close();
        else controller.enqueue(new Uint8Array(MIB));
      },
    });
    const request = new Request(`http://mall.test/studio/api/documents/${doc}/ops`, {
      method: 'POST',
      body: raw,
      duplex: 'half',
      headers: {
        Cookie: `studio=${mall.tokens.editor}`,
        Origin: 'http://mall.test',
        'X-Studio': '1',
        'Idempotency-Key': newKey(),
        'Content-Type': 'application/json',
        'Content-Length': String(20 * MIB),
      },
    } as RequestInit);
    const response = await mall.app.request(request);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      error: { code: 'too-large', message: '内容超过 5 MB，请分开导入' },
    });
    expect(pulled).toBeLessThan(3);
  });

  it('refuses 5,000 blocks, in operations and as a whole', async () => {
    const blocks = Array.from({ length: 5000 }, (_one, index) => ({
      uid: `x${index}`,
      text: '{"id":"empty"}',
    }));
    const { status, body } = await post([{ op: 'insert', tab: key, after: null, blocks }]);
    const message = expect.stringMatching(/^没有保存：一个分页最多 \d+ 个组件$/);
    expect([status, body]).toMatchObject([409, { error: { message }, clashes: [{ code: 'limit' }] }]);
    const content = {
      tabs: [{ key, name: '', templateId: null, head: '[', tail: ']', blocks }],
      notes: {},
      meta: {},
    };
    const put = { headers: { 'If-Match': '"1"' }, body: { content, name: '', session: 'w' } };
    expect((await mall.operate('PUT', `/documents/${doc}`, put)).status).toBe(422);
    const text = JSON.stringify(blocks.map(() => ({ id: 'empty', data: {} })));
    const made = await mall.operate('POST', '/pages', {
      body: { title: '多', from: 'import', tabs: [{ name: '', text }] },
    });
    expect([made.status, made.body]).toMatchObject([422, { error: { message: '最多 2000 个组件' } }]);
    expect(await versionNow()).toBe(1);
  });

  it.each<[string, unknown]>([
    ['no list', {}],
    ['nothing', []],
    ['an unknown operation', [{ op: 'drop', table: 'operators' }]],
    ['a prototype as a block', [{ op: 'set', uid: '__proto__', at: '/data', value: 1 }]],
    ['a prototype as meta', [{ op: 'meta', name: 'constructor', value: 1 }]],
    ['a note that is none', [{ op: 'note', uid: 'x', name: 'isHidden', value: 'yes' }]],
    ['text that is no JSON', [{ op: 'insert', tab: 't', after: null, blocks: [{ uid: 'x', text: '{' }] }]],
    [
      'text that is too deep',
      [
        {
          op: 'insert',
          tab: 't',
          after: null,
          blocks: [{ uid: 'x', text: '['.repeat(500) + ']'.repeat(500) }],
        },
      ],
    ],
  ])('refuses %s with its path', async (_name, ops) => {
    const { status, body } = await post(ops);
    expect([status, body]).toMatchObject([400, { error: { code: 'bad-request' } }]);
    expect(await versionNow()).toBe(1);
  });

  it('writes through no prototype, and stores scripts as plain text', async () => {
    const value = '"><script>alert(1)</script>\u2028';
    const { status, body } = await post([
      { op: 'set', uid, at: '/data/__proto__/polluted', value: 1 },
      { op: 'set', uid, at: '/__proto__', value: { polluted: 1 } },
      { op: 'set', uid, at: '/data/note', value },
    ]);
    expect([status, body]).toMatchObject([409, { clashes: [{ index: 0 }, { index: 1 }] }]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    const answer = (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;
    const stored = JSON.parse(answer.content.tabs[0]?.blocks[0]?.text ?? '') as { data: { note: string } };
    expect(stored.data.note).toBe(value);
  });

  it('accepts no document names but its own', async () => {
    for (const name of [
      'page-999999',
      'page-0',
      'page-1e3',
      'page-99999999999',
      '..%2fetc',
      'settings',
      'module-1',
      'user-center-77',
    ])
      expect([name, (await mall.operate('GET', `/documents/${name}`)).status]).toEqual([name, 404]);
    for (const path of [
      '/versions/1/diff/2',
      '/versions/x',
      '/media/1',
      '/reviews/7/approve',
      '/templates/999',
      '/nothing',
    ])
      expect((await mall.operate(path.includes('approve') ? 'POST' : 'GET', path)).status).toBe(404);
    expect((await mall.operate('DELETE', '/session/password')).status).toBe(400);
  });

  it("returns no response under another operator's key, and none without a session", async () => {
    const body = {
      base: 1,
      ops: [{ op: 'set', uid, at: '/data/height', value: 20, was: 10 }],
      name: '',
      session: 'w',
    };
    const headers = { 'Idempotency-Key': newKey() };
    const path = `/documents/${doc}/ops`;
    expect((await mall.operate('POST', path, { as: 'owner', body, headers })).status).toBe(200);
    expect((await mall.operate('POST', path, { as: 'editor', body, headers })).status).toBe(409);
    for (const none of [null, 'x', 'a b c d e f g h'])
      expect((await mall.operate('POST', path, { body, headers: { 'Idempotency-Key': none } })).status).toBe(
        400,
      );
  });

  it('refuses invalid JSON, JSON that is too deep, and JSON that is no object', async () => {
    for (const raw of ['{', '['.repeat(1000), '"text"', 'null'])
      expect(
        (
          await mall.operate('POST', `/documents/${doc}/ops`, {
            raw,
            headers: { 'Content-Type': 'application/json' },
          })
        ).status,
      ).toBe(400);
    expect((await mall.operate('PATCH', '/pages/1', { body: { title: 'a\0b' } })).status).toBe(422);
  });

  it('protects the audit log from changes, and records what was done', async () => {
    await mall.operate('POST', `/documents/${doc}/versions`, { body: { note: '一' } });
    const { db } = mall.database;
    await expect(db.updateTable('studio_audit').set({ action: 'x' }).execute()).rejects.toThrow(
      /append only/,
    );
    await expect(db.deleteFrom('studio_audit').execute()).rejects.toThrow(/append only/);
    const { body } = await mall.operate('GET', `/audit?doc=${doc}`, { as: 'viewer' });
    expect(body['items']).toMatchObject([{ action: 'keep', by: { name: 'owner' }, title: '测试页' }]);
    await db
      .insertInto('studio_audit')
      .values({ operator_id: null, action: 'x', doc: null, title: '=HYPERLINK("x")' })
      .execute();
    // All rows would look like those of that day.
    for (const from of ['2026-02-31', 'x'])
      expect((await mall.operate('GET', `/audit?from=${from}`)).status).toBe(422);
    const csv = await mall.operate('GET', '/audit?format=csv');
    expect(csv.body['text']).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
