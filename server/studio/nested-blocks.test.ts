// Blocks in slots of a draft: two editors at once, what is published of them, and owners' locks that no nesting evades.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ExportFile, ImportReport } from '~/domain/studio/api-import';
import { type DraftContent, openDraft } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { heldAt, withInner } from '~/domain/studio/within';
import { describeOnOneDatabase } from '~/tests/server/database-helpers';
import { savePage, storedTemplate } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';
import { slots } from '~/widgets/slots.gen';

const link = (uid: string) => ({ id: 'link', permission_key: '', data: { title: uid }, uid });
const columns = {
  id: 'columns',
  permission_key: '',
  uid: 'row',
  data: {
    columns: [
      { share: 1, blocks: [link('a'), link('b')] },
      { share: 1, blocks: [] },
    ],
  },
};
const LEFT = { owner: 'row', at: '/data/columns/0/blocks' };
const RIGHT = { owner: 'row', at: '/data/columns/1/blocks' };
const FIRST = '/data/columns/0/blocks/0';

describeOnOneDatabase('blocks in slots', (open) => {
  let mall: StudioMall;
  let pageId: number;
  let doc: string;
  beforeEach(async () => {
    mall = await openStudio(await open());
    pageId = await savePage(mall, { tabs: [[columns, link('c')]] });
    doc = `page-${pageId}`;
  });

  const read = async () => (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;
  const post = async (ops: readonly Op[], as: 'owner' | 'editor' = 'editor') => {
    const { version: base } = await read();
    return mall.operate('POST', `/documents/${doc}/ops`, { as, body: { base, ops, name: '', session: 'w' } });
  };
  const tabKey = async () => (await read()).content.tabs[0]?.key ?? '';
  const draft = async () => openDraft((await read()).content, slots);

  it('take the edits of two editors at once, each by the uid of its block', async () => {
    const { version: base } = await read();
    const tab = await tabKey();
    const send = (ops: readonly Op[], session: string) =>
      mall.operate('POST', `/documents/${doc}/ops`, { as: 'editor', body: { base, ops, name: '', session } });
    await send([{ op: 'move', uids: ['a'], tab, slot: RIGHT, after: null }], 'one');
    const answer = await send(
      [
        { op: 'set', uid: 'a', at: '/data/title', value: '改', was: 'a' },
        {
          op: 'insert',
          tab,
          slot: LEFT,
          after: 'a',
          blocks: [{ uid: 'n', text: JSON.stringify(link('n')) }],
        },
      ],
      'two',
    );
    expect(answer.body).not.toHaveProperty('clashes');
    const now = await draft();
    expect([heldAt(now, LEFT)?.uids, heldAt(now, RIGHT)?.uids]).toEqual([['b', 'n'], ['a']]);
    expect(now.blocks['a']?.value).toMatchObject({ data: { title: '改' } });
  });

  it('are not published while they are hidden', async () => {
    await post([{ op: 'note', uid: 'a', name: 'isHidden', value: true }]);
    const { version } = await read();
    await mall.operate('POST', `/documents/${doc}/publish`, { body: { version, note: '' } });
    const [row] = JSON.parse((await storedTemplate(mall, pageId)).data) as [typeof columns];
    expect(row.data.columns.map(({ blocks }) => blocks.map(({ uid }) => uid))).toEqual([['b'], []]);
  });

  it('keep an owner’s lock against every way of writing that an editor has', async () => {
    const tab = await tabKey();
    await post([{ op: 'note', uid: 'a', name: 'locked', value: 'owner' }], 'owner');
    await post([{ op: 'note', uid: 'c', name: 'locked', value: 'owner' }], 'owner');
    const cells = columns.data.columns;
    const attacks: Op[] = [
      { op: 'set', uid: 'a', at: '/data/title', value: '改', was: 'a' },
      { op: 'set', uid: 'row', at: `${FIRST}/data/title`, value: '改', was: 'a' },
      { op: 'set', uid: 'row', at: '/data/columns', value: [], was: cells },
      { op: 'set', uid: 'row', at: '/data', value: {}, was: columns.data },
      { op: 'set', uid: 'row', at: '', value: { ...columns, data: {} }, was: columns },
      { op: 'set', uid: 'row', at: '/id', value: 'empty', was: 'columns' },
      { op: 'set', uid: 'row', at: '/v', value: 9 },
      { op: 'set', uid: 'row', at: '/permission_key', value: 'nothing', was: '' },
      { op: 'remove', uids: ['row'] },
      { op: 'remove', uids: ['a'] },
      { op: 'move', uids: ['a'], tab, after: null },
      { op: 'move', uids: ['b'], tab, slot: LEFT, after: null },
      { op: 'note', uid: 'row', name: 'isHidden', value: true },
      // Of the page, put where it could be hidden or changed with what is around it.
      { op: 'move', uids: ['c'], tab, slot: RIGHT, after: null },
    ];
    const before = (await read()).content;
    const allowed: Op = { op: 'set', uid: 'b', at: '/data/title', value: '乙', was: 'b' };
    const { body } = await post([...attacks, allowed]);
    const { clashes = [] } = body as { clashes?: { index: number; code: string }[] };
    expect(clashes.map(({ index, code }) => [index, code])).toEqual(attacks.map((_op, at) => [at, 'locked']));
    const { content } = await read();
    const text = content.tabs[0]?.blocks[0]?.text.replace('"title":"乙"', '"title":"b"');
    expect([text, content.notes]).toEqual([before.tabs[0]?.blocks[0]?.text, before.notes]);
  });

  it('keep it against whole documents too', async () => {
    await post([{ op: 'note', uid: 'a', name: 'locked', value: 'owner' }], 'owner');
    const { content, version } = await read();
    const put = (changed: DraftContent) =>
      mall.operate('PUT', `/documents/${doc}`, {
        as: 'editor',
        headers: { 'If-Match': `"${version}"` },
        body: { content: changed, name: '', session: 'w' },
      });
    const hidden = await put({ ...content, notes: { ...content.notes, row: { isHidden: true } } });
    expect(hidden.body).toMatchObject({ error: { code: 'locked', at: '/blocks/a' } });
    const [tab] = content.tabs;
    if (tab === undefined) throw new Error('no tab');
    const blocks = tab.blocks.map((one) => ({
      ...one,
      text: one.text.replace('"title":"a"', '"title":"改"'),
    }));
    const changed = await put({ ...content, tabs: [{ ...tab, blocks }] });
    expect(changed.body).toMatchObject({ error: { code: 'locked', at: '/blocks/a' } });
  });

  const NOTES = { row: { name: '两栏' }, a: { isHidden: true, name: '左' }, c: { name: '末' } } as const;
  const note = () =>
    post(
      Object.entries(NOTES).flatMap(([uid, own]) =>
        Object.entries(own).map(([name, value]) => ({ op: 'note', uid, name, value }) as Op),
      ),
      'owner',
    );
  const put = async (content: DraftContent, as: 'owner' | 'editor' = 'owner') =>
    mall.operate('PUT', `/documents/${doc}`, {
      as,
      headers: { 'If-Match': `"${(await read()).version}"` },
      body: { content, name: '', session: 'w' },
    });
  const made = async (body: object) => {
    const answer = await mall.operate('POST', '/pages', { body: { title: '页', ...body } });
    expect(answer.status).toBe(201);
    const page = await mall.operate('GET', `/documents/page-${String(answer.body['id'])}`);
    return (page.body as unknown as DocumentAnswer).content;
  };
  /** Names of the blocks that have one, in the order of the page. */
  const names = (content: DraftContent) => {
    const opened = openDraft(content, slots);
    const order = opened.tabs.flatMap((tab) => withInner(opened, tab.order));
    return order.flatMap((uid) => opened.notes[uid]?.name ?? []);
  };

  it('keep their notes where a document is stored whole, copied, exported and imported', async () => {
    await note();
    const { content } = await read();
    expect((await put(content)).status).toBe(200);
    expect((await read()).content.notes).toEqual(NOTES);
    const copy = await made({ from: 'page', fromId: pageId, page: pageId });
    expect(names(copy)).toEqual(['两栏', '左', '末']);
    const file = await mall.operate('GET', `/export?pages=${pageId}`);
    expect((file.body as unknown as ExportFile).pages[0]?.navs[0]?.notes).toEqual({
      0: NOTES.row,
      [`0${FIRST}`]: NOTES.a,
      1: NOTES.c,
    });
    const report = await mall.operate('POST', '/import', { body: { text: JSON.stringify(file.body) } });
    const [imported] = (report.body as unknown as ImportReport).docs;
    expect(imported?.issues).toEqual([]);
    expect(names(await made({ from: 'import', tabs: imported?.tabs }))).toEqual(['两栏', '左', '末']);
    const forMall = await mall.operate('GET', `/export?pages=${pageId}&for=mall`);
    expect(JSON.stringify(forMall.body)).not.toContain('"uid"');
  });

  it('come back with a version as it was, unless an owner’s lock keeps one', async () => {
    const before = (await read()).content;
    const kept = await mall.operate('POST', `/documents/${doc}/versions`, { body: { note: '' } });
    const restore = async (as: 'owner' | 'editor') =>
      mall.operate('POST', `/versions/${String(kept.body['id'])}/restore`, {
        as,
        headers: { 'If-Match': `"${(await read()).version}"` },
        body: {},
      });
    await post([
      { op: 'set', uid: 'a', at: '/data/title', value: '改', was: 'a' },
      { op: 'move', uids: ['b'], tab: await tabKey(), slot: RIGHT, after: null },
    ]);
    await post([{ op: 'note', uid: 'a', name: 'locked', value: 'owner' }], 'owner');
    expect((await restore('editor')).body).toMatchObject({ error: { code: 'locked', at: '/blocks/a' } });
    expect((await restore('owner')).status).toBe(200);
    expect((await read()).content).toEqual(before);
  });

  const second = { ...columns, uid: 'second' };
  const uidsIn = (content: DraftContent) => Object.keys(openDraft(content, slots).within.standing);

  it('have each uid once, on whatever way a second one comes', async () => {
    const tab = await tabKey();
    const blocks = [{ uid: 'second', text: JSON.stringify(second) }];
    const answer = await post([{ op: 'insert', tab, after: null, blocks }]);
    expect(answer.body).toMatchObject({ clashes: [{ index: 0, code: 'exists', uid: 'second' }] });
    const { content } = await read();
    const tabs = content.tabs.map((one) => ({ ...one, blocks: [...one.blocks, ...blocks] }));
    expect((await put({ ...content, tabs })).status).toBe(200);
    const places = ['second/columns/0/blocks/0', 'second/columns/0/blocks/1'];
    expect(uidsIn((await read()).content)).toEqual(['a', 'b', ...places]);
    const text = JSON.stringify([columns, second]);
    const imported = await made({ from: 'import', tabs: [{ text }, { text }] });
    expect(JSON.stringify(imported).match(/\\"uid\\":\\"a\\"/g)).toHaveLength(1);
    expect(new Set(uidsIn(imported)).size).toBe(8);
  });

  it('keep an owner’s lock from one that comes under their uid', async () => {
    await post([{ op: 'note', uid: 'a', name: 'locked', value: 'owner' }], 'owner');
    const { content } = await read();
    const blocks = [{ uid: 'second', text: JSON.stringify(second) }];
    const tabs = content.tabs.map((one) => ({ ...one, blocks: [...blocks, ...one.blocks] }));
    const answer = await put({ ...content, tabs }, 'editor');
    expect(answer.body).toMatchObject({ error: { code: 'locked', at: '/blocks/a' } });
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
