// Documents of the operator API: drafts, operations that merge, publishing, unpublishing.
import { beforeEach, describe, expect, it } from 'vitest';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { blocksOf, dataOf, savePage, storedTemplate } from '~/tests/server/page-helpers';
import { newKey, openStudio, type StudioMall } from '~/tests/server/studio-helpers';
import type { DocumentAnswer, OpsClashed, OpsSaved } from '~/domain/studio/api';
import type { Published, Unpublished } from '~/domain/studio/api-publish';
import { layoutText } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';

const TEXT =
  '[ {"id":"empty", "data":{"height":  10,"color":"#FFF"}},\n{"id":"notice","data":{"content":"旧"}} ]\n';

describeOnBothDatabases('studio documents', (open) => {
  let mall: StudioMall;
  let doc: string;
  let pageId: number;
  beforeEach(async () => {
    mall = await openStudio(await open());
    pageId = await savePage(mall, { tabs: [TEXT] });
    doc = `page-${pageId}`;
  });

  const read = async (): Promise<DocumentAnswer> =>
    (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;
  interface Posting {
    base?: number;
    as?: 'owner' | 'editor';
    session?: string;
  }
  const post = async (ops: Op[], { base = 1, as = 'editor', session = 'w1' }: Posting = {}) => {
    const answer = await mall.operate('POST', `/documents/${doc}/ops`, {
      as,
      body: { base, ops, name: '试', session },
    });
    return { status: answer.status, body: answer.body as unknown as OpsSaved & Partial<OpsClashed> };
  };
  const uidsOf = (answer: DocumentAnswer) => answer.content.tabs[0]?.blocks.map(({ uid }) => uid) ?? [];
  const storedText = async () => (await storedTemplate(mall, pageId)).data;
  const publish = (version: number, as: 'owner' | 'editor' = 'owner') =>
    mall.operate('POST', `/documents/${doc}/publish`, { as, body: { version, note: '换高度' } });
  const setHeight = (uid: string, value: number, was: number): Op => ({
    op: 'set',
    uid,
    at: '/data/height',
    value,
    was,
  });

  it('opens the live content, byte for byte, without changes', async () => {
    const answer = await read();
    const [tab] = answer.content.tabs;
    expect(tab === undefined ? '' : layoutText(tab)).toBe(TEXT);
    expect(answer).toMatchObject({ version: 1, hasChanges: false, live: { number: 1, isLive: true } });
  });

  it('names whose changes the live version does not have, the last first', async () => {
    const [uid = ''] = uidsOf(await read());
    expect((await read()).authors).toEqual([]);
    await post([setHeight(uid, 20, 10)], { as: 'owner' });
    await post([setHeight(uid, 30, 20)], { base: 2 });
    expect((await read()).authors.map(({ name }) => name)).toEqual(['editor', 'owner']);
    await publish(3);
    expect((await read()).authors).toEqual([]);
    await post([setHeight(uid, 40, 30)], { base: 3 });
    expect((await read()).authors.map(({ name }) => name)).toEqual(['editor']);
  });

  it('saves an operation and publishes a document that differs in that value only', async () => {
    const [uid = ''] = uidsOf(await read());
    expect(await post([setHeight(uid, 20, 10)])).toEqual({ status: 200, body: { version: 2, others: [] } });
    expect(await storedText()).toBe(TEXT);
    const published = await publish(2);
    expect(published.status).toBe(201);
    expect((published.body as unknown as Published).version).toMatchObject({
      number: 2,
      isLive: true,
      note: '换高度',
    });
    expect(await storedText()).toBe(TEXT.replace('10', '20'));
    expect((await read()).hasChanges).toBe(false);
  });

  it('shows shoppers a publication at once, and restores the previous version with one call', async () => {
    const [uid = ''] = uidsOf(await read());
    const seen = async () => {
      const blocks = blocksOf(await mall.ask(indexTplIndex, { page_id: pageId }));
      return dataOf(blocks, 'empty');
    };
    expect(await seen()).toMatchObject({ height: 10 });
    await post([setHeight(uid, 20, 10)]);
    await publish(2);
    expect(await seen()).toMatchObject({ height: 20 });
    const back = await mall.operate('POST', `/documents/${doc}/unpublish`, { body: { to: 'previous' } });
    expect((back.body as unknown as Unpublished).version).toMatchObject({ number: 1, isLive: true });
    expect(await seen()).toMatchObject({ height: 10 });
    expect(await storedText()).toBe(TEXT);
    expect((await read()).hasChanges).toBe(true);
  });

  it('merges edits of different fields that were made on the same version', async () => {
    const [first = '', second = ''] = uidsOf(await read());
    await post([setHeight(first, 20, 10)], { session: 'w1' });
    const other = await post([{ op: 'set', uid: second, at: '/data/content', value: '新', was: '旧' }], {
      session: 'w2',
    });
    expect(other.status).toBe(200);
    expect(other.body.version).toBe(3);
    expect(other.body.others?.map(({ version, session }) => [version, session])).toEqual([[2, 'w1']]);
  });

  it('reports each clash with both values and the author of the other, and applies the rest', async () => {
    const [first = '', second = ''] = uidsOf(await read());
    await mall.operate('POST', `/documents/${doc}/ops`, {
      as: 'owner',
      body: { base: 1, ops: [setHeight(first, 20, 10)], name: '高度', session: 'w1' },
    });
    const { status, body } = await post(
      [setHeight(first, 30, 10), { op: 'set', uid: second, at: '/data/content', value: '新', was: '旧' }],
      { session: 'w2' },
    );
    expect(status).toBe(409);
    expect(body.version).toBe(3);
    expect(body.clashes).toEqual([
      {
        index: 0,
        code: 'changed',
        uid: first,
        at: '/data/height',
        mine: 30,
        theirs: 20,
        by: expect.objectContaining({ name: 'owner' }) as object,
      },
    ]);
    const { content } = await read();
    expect(content.tabs[0]?.blocks.map(({ text }) => text.replaceAll(/\s/g, ''))).toEqual([
      '{"id":"empty","data":{"height":20,"color":"#FFF"}}',
      '{"id":"notice","data":{"content":"新"}}',
    ]);
  });

  it('loses nothing of twenty windows that save at once, and numbers versions without gaps', async () => {
    const [uid = ''] = uidsOf(await read());
    const saves = Array.from({ length: 20 }, (_one, index) =>
      post([{ op: 'set', uid, at: `/data/extra${index}`, value: index }], { session: `w${index}` }),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.map(({ body }) => body.version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_one, index) => index + 2),
    );
    const { content } = await read();
    const data = (JSON.parse(content.tabs[0]?.blocks[0]?.text ?? '') as { data: Record<string, unknown> })
      .data;
    expect(Object.keys(data).filter((key) => key.startsWith('extra'))).toHaveLength(20);
  });

  it('accepts one of two publishers of a version', async () => {
    const [uid = ''] = uidsOf(await read());
    await post([setHeight(uid, 20, 10)]);
    const both = await Promise.all([publish(2), publish(2, 'editor')]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    const { body } = await mall.operate('GET', `/documents/${doc}/versions`);
    expect(body['items']).toMatchObject([{ number: 2 }, { number: 1 }]);
    expect((await publish(1)).body).toMatchObject({ error: { code: 'stale', current: 2 } });
  });

  it('leaves hidden blocks out of the publication, and preserves them in the draft', async () => {
    const [, second = ''] = uidsOf(await read());
    await post([{ op: 'note', uid: second, name: 'isHidden', value: true }]);
    await publish(2);
    expect(JSON.parse(await storedText())).toEqual([{ id: 'empty', data: { height: 10, color: '#FFF' } }]);
    expect(uidsOf(await read())).toHaveLength(2);
  });

  it('repeats its first response to a repeated request', async () => {
    const [uid = ''] = uidsOf(await read());
    const request = {
      body: { base: 1, ops: [setHeight(uid, 20, 10)], name: '', session: 'w' },
      headers: { 'Idempotency-Key': newKey() },
    };
    const answers = await Promise.all(
      [1, 2, 3].map(() => mall.operate('POST', `/documents/${doc}/ops`, request)),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      [1, 2, 3].map(() => [200, { version: 2, others: [] }]),
    );
    const other = { ...request, body: { ...request.body, name: 'x' } };
    expect((await mall.operate('POST', `/documents/${doc}/ops`, other)).body).toMatchObject({
      error: { code: 'replayed' },
    });
  });

  describe('locks and rows', () => {
    const lock = (uid: string, as: 'owner' | 'editor' = 'owner') =>
      post([{ op: 'note', uid, name: 'locked', value: as }], { as });

    it('lets no editor change, move, delete or unlock what an owner locked, by any operation', async () => {
      const { content } = await read();
      const [tab] = content.tabs;
      const [first = '', second = ''] = uidsOf(await read());
      if (tab === undefined) throw new Error('no tab');
      const was = layoutText(tab);
      await lock(first);
      const refused: Op[] = [
        setHeight(first, 20, 10),
        { op: 'remove', uids: [second, first] },
        { op: 'move', uids: [first], tab: tab.key, after: second },
        { op: 'note', uid: first, name: 'locked', was: 'owner' },
        { op: 'note', uid: second, name: 'locked', value: 'owner' },
        { op: 'replace-tab', key: tab.key, was, tab: { ...tab, blocks: tab.blocks.slice(1) } },
        { op: 'remove-tab', key: tab.key },
      ];
      const hide: Op = { op: 'note', uid: second, name: 'isHidden', value: true };
      const { status, body } = await post([...refused, hide], { base: 2 });
      expect([status, body.error]).toEqual([
        403,
        { code: 'locked', message: '「空白块」被所有者锁定，请 owner 解锁', at: `/blocks/${first}` },
      ]);
      expect(body.clashes?.map(({ index, code }) => [index, code])).toEqual(
        refused.map((_op, index) => [index, 'locked']),
      );
      const after = await read();
      expect(after.content).toEqual({
        ...content,
        notes: { [first]: { locked: 'owner' }, [second]: { isHidden: true } },
      });
      const order = { ...tab, blocks: [...tab.blocks].reverse() };
      const reordered = await post([{ op: 'replace-tab', key: tab.key, was, tab: order }], { base: 3 });
      expect([reordered.status, reordered.body.clashes]).toMatchObject([
        403,
        [{ code: 'locked', uid: first }],
      ]);
      const around = { ...tab, head: ' [' };
      const replaced = await post([{ op: 'replace-tab', key: tab.key, was, tab: around }], { base: 3 });
      expect(replaced.status).toBe(200);
      const again = await post([{ op: 'replace-tab', key: tab.key, was, tab: around }], { base: 4 });
      expect([again.status, again.body.clashes]).toMatchObject([409, [{ code: 'changed' }]]);
    });

    it('lets no editor replace it by a whole draft, an old version or another picture', async () => {
      const { content } = await read();
      const [first = '', second = ''] = uidsOf(await read());
      const path = 'uploads/2026/11/a.png';
      await post([{ op: 'set', uid: second, at: '/data/content', value: path, was: '旧' }]);
      await lock(second);
      const put = (notes: object) =>
        mall.operate('PUT', `/documents/${doc}`, {
          as: 'editor',
          headers: { 'If-Match': '"3"' },
          body: { content: { ...content, notes }, name: '', session: 'w' },
        });
      const versions = (await mall.operate('GET', `/documents/${doc}/versions`)).body;
      const [old] = versions['items'] as unknown as { id: number }[];
      const restore = () =>
        mall.operate('POST', `/versions/${old?.id ?? 0}/restore`, {
          as: 'editor',
          headers: { 'If-Match': '"3"' },
        });
      const media = { name: 'a', width: 1, height: 1, bytes: 1, operator_id: null };
      const ids = await mall.database.db
        .insertInto('studio_media')
        .values([
          { ...media, hash: 'a', path },
          { ...media, hash: 'b', path: 'uploads/2026/11/b.png' },
        ])
        .returning('id')
        .execute();
      const [from, to] = ids.map(({ id }) => id);
      const named = { error: { code: 'locked', at: `/blocks/${second}` } };
      for (const answer of [await put({ [second]: { locked: 'owner' } }), await put({}), await restore()])
        expect([answer.status, answer.body]).toMatchObject([403, named]);
      // Saved once more, so that the use of the picture is known.
      await post([setHeight(first, 20, 10)], { base: 3 });
      const swap = { as: 'editor' as const, body: { by: to } };
      expect((await mall.operate('POST', `/media/${from}/replace`, swap)).body).toMatchObject(named);
      expect((await mall.operate('POST', `/media/${from}/replace`, { body: { by: to } })).status).toBe(200);
    });

    it('lets editors and owners open the lock of an editor', async () => {
      const [first = '', second = ''] = uidsOf(await read());
      await lock(first, 'editor');
      const open = (uid: string, as: 'owner' | 'editor') =>
        post([{ op: 'note', uid, name: 'locked', was: 'editor' }], { as, base: 2 });
      expect((await open(first, 'editor')).status).toBe(200);
      await lock(second, 'editor');
      expect((await open(second, 'owner')).status).toBe(200);
    });

    it("never writes into another page's row, whatever a tab contains", async () => {
      await read();
      const home = await mall.database.db
        .selectFrom('diy_templates')
        .selectAll()
        .where('id', '=', 1)
        .executeTakeFirst();
      const tab = { key: 'x', name: '二', templateId: 1, head: '[', tail: ']', blocks: [] };
      await post([{ op: 'add-tab', after: null, tab }]);
      expect((await publish(2)).status).toBe(201);
      const after = await mall.database.db
        .selectFrom('diy_templates')
        .selectAll()
        .where('id', '=', 1)
        .executeTakeFirst();
      expect(after).toEqual(home);
    });
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
