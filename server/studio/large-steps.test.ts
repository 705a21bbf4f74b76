// What a step of a large draft costs the database that everybody waits for: its text is read and written once.
import { expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import type { DocumentAnswer, OpsSaved } from '~/domain/studio/api';
import type { Database } from '~/server/db/database';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const LARGE = JSON.stringify({ id: 'empty', data: { text: 'x'.repeat(800_000) } });

/** Texts that locking reads return: nobody else is served by an embedded database until their transaction ends. */
function readWhileLocked(database: Database): { database: Database; texts: string[] } {
  const locking = new WeakSet();
  const texts: string[] = [];
  const spy: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode' && node.endModifiers !== undefined) locking.add(queryId);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      if (locking.has(queryId))
        texts.push(...result.rows.flatMap(({ content }) => (typeof content === 'string' ? [content] : [])));
      return Promise.resolve(result);
    },
  };
  return { database: { ...database, db: database.db.withPlugin(spy) }, texts };
}

describeOnBothDatabases('a step of a large draft', (open) => {
  const read = async (mall: StudioMall, doc: string) =>
    (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;

  /** A page with a draft of two large blocks, in its second version, which replaced the first. */
  const openLarge = async (database: Database) => {
    const mall = await openStudio(database);
    const doc = `page-${await savePage(mall, { tabs: [[{ id: 'empty', data: { height: 10 } }]] })}`;
    const { content } = await read(mall, doc);
    const blocks = ['u1', 'u2'].map((uid) => ({ uid, text: LARGE }));
    const large = { ...content, tabs: content.tabs.map((tab) => ({ ...tab, blocks })) };
    const replace = (version: number) =>
      mall.operate('PUT', `/documents/${doc}`, {
        body: { content: large, name: '导入', session: 'w1' },
        headers: { 'If-Match': `"${version}"` },
      });
    expect((await replace(1)).status).toBe(200);
    const post = (base: number) => {
      const ops = [{ op: 'set', uid: 'u1', at: `/data/height${base}`, value: 1 }];
      return mall.operate('POST', `/documents/${doc}/ops`, {
        body: { base, ops, name: '改', session: `from ${base}` },
      });
    };
    return { mall, doc, replace, post };
  };

  it('reads no text within its transaction that was read before it', async () => {
    const { database, texts } = readWhileLocked(await open());
    const { replace, post } = await openLarge(database);
    const answers = [await post(2), await replace(3), await post(4)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(texts).toEqual([]);
  });

  it('keeps what another saved after it was read', async () => {
    const { mall, doc, post } = await openLarge(await open());
    await Promise.all([2, 1, 2, 1].map(post));
    const { content, version } = await read(mall, doc);
    expect([version, content.tabs[0]?.blocks[0]?.text.match(/"height\d":1/g)]).toEqual([
      4,
      expect.arrayContaining(['"height1":1', '"height2":1']) as string[],
    ]);
  });

  it('stores the replacement of a whole draft as its text alone, and lets other windows read it anew', async () => {
    const { mall, doc, post } = await openLarge(await open());
    const { ops } = await mall.database.db
      .selectFrom('studio_ops')
      .select(({ fn }) => fn<number>('octet_length', ['ops']).as('ops'))
      .where('doc', '=', doc)
      .executeTakeFirstOrThrow();
    expect(ops).toBe(0);
    const behind = (await post(1)).body as unknown as OpsSaved;
    expect(behind).toMatchObject({ version: 3, others: null });
    const current = (await post(2)).body as unknown as OpsSaved;
    expect(current.others?.map(({ version }) => version)).toEqual([3]);
  });

  it('tells the windows that have it open who replaced it, and from which window', async () => {
    const { mall, doc, replace } = await openLarge(await open());
    const stream = await mall.app.request(
      `http://mall.test/studio/api/documents/${doc}/events?session=w3&since=2`,
      { headers: { Cookie: `studio=${mall.tokens.editor}` } },
    );
    const reader = stream.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    await replace(2);
    let text = '';
    while (!/event: replaced\ndata: .*\n\n/.test(text)) {
      const { value, done } = await reader.read();
      if (done) break;
      text += new TextDecoder().decode(value);
    }
    await reader.cancel();
    expect(JSON.parse(/event: replaced\ndata: (.*)\n/.exec(text)?.[1] ?? '')).toMatchObject({
      version: 3,
      by: { name: 'owner' },
      session: 'w1',
    });
  });
});
