// Proves that names, hidden blocks, alternative texts and locks survive an export and an import, and who may bring locks.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer, Role } from '~/domain/studio/api';
import type { ExportFile, ImportReport } from '~/domain/studio/api-import';
import type { PlacedNotes } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

/** Numbers, escapes and white space that a parser would rewrite. */
const [SHOWN, HIDDEN, LAST] = [
  ' {"id":"empty", "data":{"z":1.50,"a":"\\u4e2d\\/"}}',
  ' {"id":"nobody-knows","data":[]} ',
  '{"id":"image-text","data":{"picUrl":"uploads/tea.png"}}',
];
const TEXT = ` [${SHOWN},${HIDDEN},${LAST}] `;
const NOTES: PlacedNotes = {
  1: { name: '中秋', isHidden: true, locked: 'editor' },
  2: { alt: { 'uploads/tea.png': '茶山' }, locked: 'owner' },
};
/** As an editor may bring them. */
const UNLOCKED = { ...NOTES, 2: { alt: { 'uploads/tea.png': '茶山' } } };
const LOCK_WORDS = /^第 3 块 .*：所有者的锁没有导入，只有所有者可以加$/;

describeOnBothDatabases('notes of an export', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const exported = async (query: string) =>
    (await mall.operate('GET', `/export${query}`, { as: 'viewer' })).body as unknown as ExportFile;
  const checked = async (value: unknown, as: Role = 'owner') => {
    const answer = await mall.operate('POST', '/import', { as, body: { text: JSON.stringify(value) } });
    expect(answer.status).toBe(200);
    return (answer.body as unknown as ImportReport).docs;
  };
  const made = async (path: string, body: unknown, as: Role = 'owner'): Promise<number> => {
    const answer = await mall.operate('POST', path, { as, body });
    expect(answer.status).toBe(201);
    return Number(answer.body['id']);
  };
  const read = async (doc: string) =>
    (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;
  /** Notes of the draft by the position of their block. */
  const notesOf = ({ content: { tabs, notes } }: DocumentAnswer) =>
    Object.fromEntries(
      (tabs[0]?.blocks ?? []).flatMap(({ uid }, at) => (notes[uid] === undefined ? [] : [[at, notes[uid]]])),
    );
  const page = (tabs: unknown, as?: Role) => made('/pages', { title: '页', from: 'import', tabs }, as);

  it('are beside the text of a page, which stays byte for byte, and come back with it', async () => {
    const first = await page([{ name: '一', text: TEXT }]);
    const { content } = await read(`page-${first}`);
    const [, hidden, last] = content.tabs[0]?.blocks.map(({ uid }) => uid) ?? [];
    const ops = [
      ...Object.entries(NOTES[1] ?? {}).map(([name, value]) => ({ op: 'note', uid: hidden, name, value })),
      ...Object.entries(NOTES[2] ?? {}).map(([name, value]) => ({ op: 'note', uid: last, name, value })),
    ] as Op[];
    const body = { base: 1, ops, name: '', session: 'w' };
    expect((await mall.operate('POST', `/documents/page-${first}/ops`, { body })).status).toBe(200);
    const file = await exported(`?pages=${first}`);
    expect(file.pages[0]?.navs).toEqual([{ name: '一', data: TEXT, notes: NOTES }]);
    const forMall = await exported(`?pages=${first}&for=mall`);
    expect(forMall.pages[0]?.navs).toEqual([
      { name: '一', data: JSON.parse(`[${SHOWN},${LAST}]`) as unknown },
    ]);
    const [doc] = await checked(file);
    expect(doc?.tabs).toMatchObject([{ text: TEXT, notes: NOTES }]);
    const second = await page(doc?.tabs);
    expect(notesOf(await read(`page-${second}`))).toEqual(NOTES);
    expect((await exported(`?pages=${second}`)).pages[0]?.navs).toEqual(file.pages[0]?.navs);
  });

  it("leave an owner's lock out where an editor imports, and say so", async () => {
    const file = { pages: [{ title: '页', navs: [{ name: '一', data: TEXT, notes: NOTES }] }] };
    const [doc] = await checked(file, 'editor');
    expect(doc?.tabs[0]?.notes).toEqual(UNLOCKED);
    expect(doc?.issues.map(({ message }) => message)).toContainEqual(expect.stringMatching(LOCK_WORDS));
    expect((await checked(file))[0]?.issues.map(({ message }) => message)).not.toContainEqual(
      expect.stringMatching(LOCK_WORDS),
    );
    const id = await page([{ name: '一', text: TEXT, notes: NOTES }], 'editor');
    expect(notesOf(await read(`page-${id}`))).toEqual(UNLOCKED);
  });

  it('are ignored with words where they are none, and refused in a request', async () => {
    const bad = { 0: { isHidden: 'yes' }, 1: { name: '好' }, 7: { name: '谁' }, x: {} };
    const [doc] = await checked({ pages: [{ title: '页', navs: [{ name: '一', data: TEXT, notes: bad }] }] });
    expect(doc?.tabs[0]?.notes).toEqual({ 1: { name: '好' } });
    expect(doc?.issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^第 1 块 .*：名称、隐藏等备注不合格式，没有导入$/),
        '有备注不在任何一块上，没有导入',
      ]),
    );
    const [list] = await checked({ pages: [{ title: '页', navs: [{ name: '一', data: TEXT, notes: [] }] }] });
    expect(list?.issues[0]?.message).toBe('组件的备注不合格式，没有导入');
    const tabs = [{ name: '一', text: TEXT, notes: bad }];
    const refused = await mall.operate('POST', '/pages', { body: { title: '页', from: 'import', tabs } });
    expect([refused.status, refused.body]).toMatchObject([400, { error: { at: '/tabs/0/notes' } }]);
  });

  it.each([
    ['module', '/modules', 'modules', 'modules'],
    ['user-center', '/user-centers', 'user-centers', 'user_centers'],
  ] as const)(
    'come back with a %s, whose hidden blocks no shopper gets',
    async (kind, path, query, member) => {
      const first = await made(path, { name: '原来的', text: TEXT, notes: NOTES });
      const file = await exported(`?${query}=${first}`);
      expect(file[member]).toMatchObject([{ data: TEXT, notes: NOTES }]);
      const [doc] = await checked(file, 'editor');
      expect(doc?.tabs).toMatchObject([{ text: TEXT, notes: UNLOCKED }]);
      const { text, notes } = doc?.tabs[0] ?? {};
      const second = await made(path, { name: '导入的', text, notes }, 'editor');
      const answer = await read(`${kind}-${second}`);
      expect([notesOf(answer), answer.hasChanges]).toEqual([UNLOCKED, false]);
      expect((await exported(`?${query}=${second}`))[member]).toMatchObject([
        { data: TEXT, notes: UNLOCKED },
      ]);
      const table = kind === 'module' ? 'diy_templates' : 'user_centers';
      const { rows } = await mall.database.executeSql(
        `select data::text as data from ${table} where id = ${second}`,
      );
      expect(rows).toEqual([{ data: ` [${SHOWN},${LAST}] ` }]);
      const live = await mall.operate('GET', `/versions/${answer.live?.id ?? 0}`);
      expect(live.body['content']).toEqual(answer.content);
    },
  );

  it('do not make a user centre that shows nothing', async () => {
    const body = { name: '空', text: `[${SHOWN}]`, notes: { 0: { isHidden: true } } };
    const { status, body: answer } = await mall.operate('POST', '/user-centers', { body });
    expect([status, answer]).toMatchObject([422, { error: { message: '个人中心至少要有一个组件' } }]);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
