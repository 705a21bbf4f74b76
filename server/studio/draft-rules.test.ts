// What holds of every draft, on whatever way it is written: nothing is hidden, nothing outgrows, an owner's lock holds.
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import { type DraftContent, layoutText, type TabContent, openDraft } from '~/domain/studio/document';
import { brokenLock } from '~/domain/studio/locks';
import type { Op } from '~/domain/studio/ops';
import { describeOnOneDatabase } from '~/tests/server/database-helpers';
import { savePage, storedTemplate } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const MIB = 1024 * 1024;
const BLOCKS = ['empty', 'notice', 'search', 'link', 'nav'].map((id) => ({ id, data: { n: 1 } }));
const HIDDEN = '{"id":"notice","data":{"content":"藏"}}';

describeOnOneDatabase('every draft', (open) => {
  let mall: StudioMall;
  let pageId: number;
  let doc: string;
  beforeEach(async () => {
    mall = await openStudio(await open());
    pageId = await savePage(mall, { tabs: [BLOCKS] });
    doc = `page-${pageId}`;
  });

  const read = async (): Promise<DocumentAnswer> =>
    (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;
  const post = async (ops: readonly Op[], as: 'owner' | 'editor' = 'editor') => {
    const { version: base } = await read();
    return mall.operate('POST', `/documents/${doc}/ops`, { as, body: { base, ops, name: '', session: 'w' } });
  };
  const put = async (content: DraftContent, as: 'owner' | 'editor' = 'editor') => {
    const { version } = await read();
    const headers = { 'If-Match': `"${version}"` };
    return mall.operate('PUT', `/documents/${doc}`, {
      as,
      headers,
      body: { content, name: '', session: 'w' },
    });
  };
  const onlyTab = ({ content: { tabs } }: DocumentAnswer): TabContent => {
    const [tab] = tabs;
    if (tab === undefined) throw new Error('no tab');
    return tab;
  };
  const publish = async () => {
    const { version } = await read();
    return mall.operate('POST', `/documents/${doc}/publish`, { body: { version, note: '' } });
  };

  /** What an attacker writes around the blocks: white space, blocks, brackets, anything. */
  const part = fc.constantFrom(
    '[',
    ']',
    ' ',
    '\n',
    ',',
    HIDDEN,
    `[${HIDDEN}]`,
    '{"data":',
    '}',
    'x',
    '\uFEFF',
  );
  const around = fc.oneof(
    fc.array(part, { maxLength: 4 }).map((parts) => parts.join('')),
    fc.constantFrom(`[${HIDDEN},`, `[[`, ` [`, '[\n'),
  );
  const behind = fc.oneof(
    fc.array(part, { maxLength: 4 }).map((parts) => parts.join('')),
    fc.constantFrom(`,${HIDDEN}]`, ']]', '] ', '\t]'),
  );

  /** Each way by which a tab's text comes in; stored ones were written before the rule. */
  const storeAsVersion = async (tab: TabContent) => {
    const { content, version } = await read();
    // Publishing counts on from the highest number, so the next one is asked for each time.
    const { last } = await mall.database.db
      .selectFrom('studio_versions')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('doc', '=', doc)
      .executeTakeFirstOrThrow();
    const number = (last ?? 0) + 1;
    const values = { doc, number, kind: 'saved' as const, draft_version: version, note: '' };
    const { id } = await mall.database.db
      .insertInto('studio_versions')
      .values({ ...values, content: JSON.stringify({ ...content, tabs: [tab] }), operator_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, version };
  };
  const ways: Readonly<Record<string, (tab: TabContent) => Promise<{ status: number }>>> = {
    put: async (tab) => put({ ...(await read()).content, tabs: [tab] }),
    'add-tab': (tab) => post([{ op: 'add-tab', after: null, tab: { ...tab, key: 'new', blocks: [] } }]),
    'replace-tab': async (tab) => {
      const was = onlyTab(await read());
      return post([{ op: 'replace-tab', key: was.key, tab, was: layoutText(was) }]);
    },
    restore: async (tab) => {
      const { id, version } = await storeAsVersion(tab);
      return mall.operate('POST', `/versions/${id}/restore`, { headers: { 'If-Match': `"${version}"` } });
    },
    import: (tab) =>
      mall.operate('POST', '/pages', {
        body: { title: '入', from: 'import', tabs: [{ name: '', text: layoutText(tab) }] },
      }),
    template: (tab) =>
      mall.operate('POST', '/templates', { body: { name: '模', description: '', text: layoutText(tab) } }),
  };

  it('shows its editors all that shoppers get, whatever stands around the blocks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(ways)), around, behind, async (way, head, tail) => {
        const before = onlyTab(await read());
        const answer = await ways[way]?.({ ...before, head, tail });
        const isBad = head.trim() !== '[' || tail.trim() !== ']' || `${head}${tail}`.includes('\uFEFF');
        const isDraft = way === 'put' || way === 'replace-tab' || way === 'restore';
        if (isDraft && isBad) expect([way, answer?.status]).toEqual([way, way === 'restore' ? 422 : 400]);
        if (isDraft && !isBad) expect([way, answer?.status]).toEqual([way, 200]);
        if ((await publish()).status === 201) {
          const { content } = await read();
          const [shown] = content.tabs;
          const stored: unknown = JSON.parse((await storedTemplate(mall, pageId)).data);
          expect(stored).toEqual(shown?.blocks.map(({ text }) => JSON.parse(text) as unknown));
        }
        if (way === 'add-tab') await put({ ...(await read()).content, tabs: [before] }, 'owner');
      }),
      { numRuns: 25 },
    );
  });

  it('is neither published nor copied where one that was stored before hides blocks', async () => {
    await post([
      { op: 'note', uid: onlyTab(await read()).blocks[0]?.uid ?? '', name: 'isDemo', value: true },
    ]);
    const { content } = await read();
    const tabs = [{ ...onlyTab(await read()), tail: `,${HIDDEN}]` }];
    const hiding = { content: JSON.stringify({ ...content, tabs }) };
    await mall.database.db.updateTable('studio_drafts').set(hiding).where('doc', '=', doc).execute();
    expect([(await publish()).status, (await storedTemplate(mall, pageId)).data]).toEqual([
      422,
      JSON.stringify(BLOCKS),
    ]);
    const copy = { title: '副本', from: 'page', page: pageId };
    expect((await mall.operate('POST', '/pages', { body: copy })).status).toBe(422);
  });

  it('does not grow beyond its limit by operations, and a block not beyond its own', async () => {
    const [uid = ''] = onlyTab(await read()).blocks.map((block) => block.uid);
    const large = (at: string, bytes: number): Op => ({ op: 'set', uid, at, value: 'x'.repeat(bytes) });
    const half: Op = large('/data/a', MIB / 2);
    expect((await post([half])).status).toBe(200);
    const over = await post([large('/data/b', 2 * MIB)]);
    expect([over.status, over.body]).toMatchObject([413, { error: { code: 'too-large' } }]);
    const deep: unknown = JSON.parse(`${'['.repeat(39)}${']'.repeat(39)}`);
    expect((await post([{ op: 'set', uid, at: '/data/c', value: deep }])).status).toBe(413);
    const { key, blocks } = onlyTab(await read());
    const text = JSON.stringify({ id: 'empty', data: { a: 'x'.repeat(MIB - 100) } });
    const fill = (index: number): Op => ({
      op: 'insert',
      tab: key,
      after: null,
      blocks: [{ uid: `fill${index}`, text }],
    });
    for (const index of [1, 2, 3, 4]) expect((await post([fill(index)])).status).toBe(200);
    for (const op of [
      fill(5),
      { op: 'meta', name: 'x', value: 'x'.repeat(MIB) } satisfies Op,
      { op: 'note', uid, name: 'alt', value: { a: 'x'.repeat(MIB) } } satisfies Op,
      {
        op: 'add-tab',
        after: null,
        tab: { ...onlyTab(await read()), key: 'n', head: `[${' '.repeat(MIB)}`, blocks: [] },
      } satisfies Op,
    ])
      expect([op.op, (await post([op])).status]).toEqual([op.op, 413]);
    expect((await post([{ op: 'remove', uids: ['fill1'] }])).status).toBe(200);
    expect(onlyTab(await read()).blocks).toHaveLength(blocks.length + 3);
  });

  it('refuses more operations on a large document than one call may do, and shows refused values once', async () => {
    const tab = onlyTab(await read());
    const [uid = ''] = tab.blocks.map((block) => block.uid);
    const move: Op = { op: 'move', uids: [uid], tab: tab.key, after: null };
    const value = 'x'.repeat(MIB - 1000);
    expect((await post([{ op: 'set', uid, at: '/data/a', value }])).status).toBe(200);
    expect((await post(Array.from({ length: 5000 }, () => move))).status).toBe(413);
    const wrong: Op = { op: 'set', uid, at: '/data', value: 1, was: 2 };
    const { status, body } = await post(Array.from({ length: 20 }, () => wrong));
    expect([status, (body['clashes'] as unknown as unknown[]).length]).toEqual([409, 20]);
    expect(JSON.stringify(body).length).toBeLessThan(4 * MIB);
  });

  it('keeps what an owner locked: text, notes, place among its neighbours, whatever an editor writes', async () => {
    const start = await read();
    const tab = onlyTab(start);
    const uids = tab.blocks.map(({ uid }) => uid);
    const [, second = '', third = ''] = uids;
    const notes = { [second]: { locked: 'owner', name: '头图' }, [third]: { name: '三' } } as const;
    const locked: DraftContent = { ...start.content, notes, tabs: [tab, { ...tab, key: 'b', blocks: [] }] };
    const anyUid = fc.constantFrom(...uids);
    const some = fc.shuffledSubarray([...uids], { minLength: 1 });
    const key = fc.constantFrom(tab.key, 'b');
    const after = fc.option(anyUid);
    const step = fc.oneof(
      fc.record({ op: fc.constant('move'), uids: some, tab: key, after }),
      fc.record({ op: fc.constant('remove'), uids: some }),
      fc.record({
        op: fc.constant('note'),
        uid: anyUid,
        name: fc.constantFrom('isHidden', 'isDemo'),
        value: fc.constant(true),
      }),
      fc.record({
        op: fc.constant('note'),
        uid: anyUid,
        name: fc.constant('name'),
        value: fc.string({ maxLength: 9 }),
        was: fc.constantFrom('头图', '三'),
      }),
      fc.record({
        op: fc.constant('note'),
        uid: anyUid,
        name: fc.constant('locked'),
        value: fc.constantFrom('owner', 'editor'),
      }),
      fc.record({
        op: fc.constant('set'),
        uid: anyUid,
        at: fc.constant('/data/n'),
        value: fc.nat(3),
        was: fc.constant(1),
      }),
      fc.record({ op: fc.constant('remove-tab'), key }),
      fc.record({ op: fc.constant('move-tab'), key, after: fc.option(key) }),
      fc.record({ op: fc.constant('replace-tab'), key, order: some, isText: fc.boolean() }),
      fc.record({ op: fc.constant('put'), order: some, isNoted: fc.boolean(), isText: fc.boolean() }),
      fc.record({
        op: fc.constant('insert'),
        tab: key,
        after,
        blocks: fc.uuid().map((uid) => [{ uid, text: '{"id":"empty"}' }]),
      }),
    );
    const arranged = (from: TabContent, order: readonly string[], isText: boolean): TabContent => ({
      ...from,
      head: ' [',
      blocks: order.flatMap((uid) =>
        from.blocks
          .filter((block) => block.uid === uid)
          .map((block) => ({ ...block, text: block.text + (isText ? ' ' : '') })),
      ),
    });
    await put(locked, 'owner');
    let before = locked;
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const one of steps) {
          const [at, ...others] = before.tabs;
          if (at === undefined) throw new Error('no tab');
          if (one.op === 'put') {
            const tabs = [arranged(at, one.order, one.isText), ...others];
            await put({ ...before, tabs, ...(one.isNoted ? { notes: {} } : {}) });
          } else if (one.op === 'replace-tab') {
            const from = before.tabs.find((own) => own.key === one.key) ?? at;
            await post([
              {
                op: 'replace-tab',
                key: from.key,
                tab: arranged(from, one.order, one.isText),
                was: layoutText(from),
              },
            ]);
          } else await post([one]);
          const { content } = await read();
          expect(brokenLock(openDraft(before), openDraft(content))).toBeUndefined();
          expect(content.notes[second]).toEqual(notes[second]);
          if (JSON.stringify(content) !== JSON.stringify(before)) done += 1;
          before = content;
        }
        if (before.tabs[0]?.blocks.length !== uids.length) {
          await put(locked, 'owner');
          before = (await read()).content;
        }
      }),
      { numRuns: 30 },
    );
    expect(done).toBeGreaterThan(0);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
