// Proves that modules and user centres survive an export and an import, and which modules an import has or lacks.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ExportFile, ImportReport } from '~/domain/studio/api-import';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { picked, saveModule, savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

/** Numbers, escapes, order and white space that a parser would rewrite. */
const TEXT =
  ' [ {"id":"empty", "data":{"z":1.50,"a":"\\u4e2d\\/","height":1e2}} ,{"id":"nobody-knows","data":[]}]';

const moduleBlock = (...ids: number[]) => ({
  id: 'module',
  permission_key: '',
  data: { list: ids.map((id) => ({ id, name: '模块', tabName: '', data: [] })) },
});

describeOnBothDatabases('imported modules and user centres', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const exported = async (query: string): Promise<ExportFile> => {
    const { status, body } = await mall.operate('GET', `/export${query}`, { as: 'editor' });
    expect(status).toBe(200);
    return body as unknown as ExportFile;
  };
  const checked = async (value: unknown): Promise<ImportReport> => {
    const text = JSON.stringify(value);
    const { status, body } = await mall.operate('POST', '/import', { as: 'editor', body: { text } });
    expect(status).toBe(200);
    return body as unknown as ImportReport;
  };
  const made = async (path: string, body: unknown): Promise<number> => {
    const answer = await mall.operate('POST', path, { as: 'editor', body });
    expect(answer.status).toBe(201);
    return Number(answer.body['id']);
  };

  it.each([
    ['module', '/modules', 'modules', 'modules'],
    ['user-center', '/user-centers', 'user-centers', 'user_centers'],
  ] as const)('return byte for byte: a %s', async (kind, path, query, member) => {
    const first = await made(path, { name: '原来的', text: TEXT });
    const file = await exported(`?${query}=${first}`);
    expect(file[member].map(({ data }) => data)).toEqual([TEXT]);
    const { docs } = await checked(file);
    expect(docs).toMatchObject([{ kind, id: first, title: '原来的', tabs: [{ text: TEXT, blockCount: 2 }] }]);
    const second = await made(path, { name: '导入的', text: docs[0]?.tabs[0]?.text });
    expect((await exported(`?${query}=${second}`))[member][0]?.data).toBe(TEXT);
  });

  it('are exported with the pages that contain them, and alone', async () => {
    const [inPage, other] = [await saveModule(mall, [{ id: 'empty', data: {} }]), await saveModule(mall, [])];
    const page = await savePage(mall, { tabs: [[moduleBlock(inPage)]] });
    const ids = ({ pages, modules, user_centers: centers }: ExportFile) => [
      pages.length,
      modules.map(({ id }) => id),
      centers.length,
    ];
    expect(ids(await exported(`?pages=${page}`))).toEqual([1, [inPage], 0]);
    expect(ids(await exported(`?pages=${page}&for=mall`))).toEqual([1, [inPage], 0]);
    expect(ids(await exported(`?modules=${other}`))).toEqual([0, [other], 0]);
    expect((await exported('')).modules.map(({ id }) => id)).toEqual(expect.arrayContaining([inPage, other]));
    expect((await mall.operate('GET', '/export?modules=x')).status).toBe(400);
  });

  it('are named where neither the file nor the mall has them', async () => {
    const here = await saveModule(mall, []);
    const [inFile, nowhere] = [here + 1000, here + 2000];
    const { docs } = await checked({
      page: { title: '页', navs: [{ name: '页', data: [moduleBlock(here, inFile, nowhere)] }] },
      modules: [{ id: inFile, name: '带来的', type: '', data: [] }],
    });
    expect(docs[0]?.missing).toMatchObject([
      {
        kind: 'modules',
        at: '/data/list/2',
        message: `第 1 块 自定义模块：这里没有编号 ${nowhere} 的模块`,
      },
    ]);
  });

  it('are not chosen where the mall has the module itself', async () => {
    const id = await made('/modules', { name: '春茶', text: '[]' });
    const doubts = async (name: string) =>
      (await checked({ id, name, type: '', data: [] })).docs.map(({ doubt }) => doubt);
    expect(await doubts('春茶')).toEqual(['这里已有这个模块，不选时页面用这里的']);
    expect(await doubts('秋茶')).toEqual([null]);
  });

  it('are filled with own goods where that is asked for', async () => {
    const text = JSON.stringify([picked(2, 999_999)]);
    for (const [path, kind] of [
      ['/modules', 'module'],
      ['/user-centers', 'user-center'],
    ] as const) {
      const id = await made(path, { name: '商品', text, isOwnGoods: true });
      const { body } = await mall.operate('GET', `/documents/${kind}-${id}`);
      const { content } = body as unknown as DocumentAnswer;
      const { data } = JSON.parse(content.tabs[0]?.blocks[0]?.text ?? '') as ReturnType<typeof picked> & {
        data: { list: { id: number }[] };
      };
      const ids = data.list.map((goods) => goods.id);
      expect(ids).toEqual([2, expect.any(Number)]);
      expect(ids).not.toContain(999_999);
    }
  });
});
