// What is decided at an import: pictures are copied with a result each, missing goods are replaced or filled in.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ImportedDoc, ImportReport, MissingEntry } from '~/domain/studio/api-import';
import { addressesOf, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import { ImportTable } from './import-table';

const TEXT =
  '[{"id":"goods","data":{"list":[{"id":9},{"id":8}]}},{"id":"banner","data":{"banners":[{"picUrl":"https://old.example/a.png"},{"picUrl":"https://old.example/b.png"}]}}]';

const missing = (index: number, id: number): MissingEntry => ({
  tab: 0,
  block: 0,
  id: 'goods',
  at: `/data/list/${index}`,
  kind: 'goods',
  message: `第 1 块 商品：这里没有编号 ${id} 的商品`,
});

const report: ImportReport = {
  kind: 'page',
  docs: [
    {
      kind: 'page',
      id: 101,
      doubt: null,
      title: '旧首页',
      meta: { show_navs: true, access_limit: { is_all: 0, member: [{ level: 1, name: '银卡会员' }] } },
      tabs: [{ name: '一', text: TEXT, blockCount: 2 }],
      issues: [],
      pictures: ['https://old.example/a.png', 'https://old.example/b.png'],
      missing: [missing(0, 9), missing(1, 8)],
    },
  ],
  settings: [],
  remarks: [],
};

const bodyOf = () =>
  fakeApi.asked('POST pages').at(-1)?.body as { tabs: { text: string }[]; isOwnGoods: boolean };

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('POST pages', { id: 3, doc: 'page-3' });
});

const importIt = async () => {
  fireEvent.click(screen.getByRole('button', { name: '导入为草稿' }));
  await waitFor(() => expect(fakeApi.asked('POST pages')).toHaveLength(1));
};

it('keeps everything as it is unless something is decided', async () => {
  renderPlace(<ImportTable report={report} />);
  const pictures = within(await screen.findByRole('region', { name: '在别的网站上的图片' }));
  expect(pictures.getAllByText('保留原地址')).toHaveLength(2);
  expect(screen.getAllByText('保留，顾客看不到')).toHaveLength(2);
  await importIt();
  expect(bodyOf()).toMatchObject({ tabs: [{ text: TEXT }], isOwnGoods: false });
});

it('says who may see a page, and imports its settings', async () => {
  renderPlace(<ImportTable report={report} />);
  expect(await screen.findByText(/只有 银卡会员 可以看/)).toBeDefined();
  await importIt();
  expect(fakeApi.asked('POST pages')[0]?.body).toMatchObject({ meta: report.docs[0]?.meta });
});

it('copies pictures, says of each what became of it, and tries again what was not copied', async () => {
  let isDown = true;
  fakeApi.answer('POST media/copy', ({ body }: { body: { url: string } }) => {
    if (isDown && body.url.endsWith('b.png')) throw new Error('down');
    return { url: `uploads/${body.url.slice(-5)}` };
  });
  renderPlace(<ImportTable report={report} />);
  fireEvent.click(await screen.findByRole('button', { name: '复制到素材' }));
  fireEvent.click(screen.getByRole('button', { name: '正在复制…' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入为草稿' }).disabled).toBe(true);
  expect(await screen.findByText(/^没有复制：/)).toBeDefined();
  expect(screen.getByText('已复制到素材')).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: '再复制一次' }));
  await waitFor(() => expect(screen.getAllByText('已复制到素材')).toHaveLength(2));
  expect(fakeApi.asked('POST media/copy')).toHaveLength(3);
  await importIt();
  expect(bodyOf().tabs[0]?.text).toBe(
    TEXT.replace('https://old.example/a.png', 'uploads/a.png').replace(
      'https://old.example/b.png',
      'uploads/b.png',
    ),
  );
});

it('imports the notes on blocks, with alternative texts of what the pictures became', async () => {
  fakeApi.answer('POST media/copy', ({ body }: { body: { url: string } }) => ({
    url: `uploads/${body.url.slice(-5)}`,
  }));
  const alt = { 'https://old.example/a.png': '茶山', 'uploads/here.png': '' };
  const notes = { 0: { isHidden: true }, 1: { name: '大图', alt } } as const;
  const docs = report.docs.map((one) => ({ ...one, tabs: one.tabs.map((tab) => ({ ...tab, notes })) }));
  renderPlace(<ImportTable report={{ ...report, docs }} />);
  fireEvent.click(await screen.findByRole('button', { name: '复制到素材' }));
  await waitFor(() => expect(screen.getAllByText('已复制到素材')).toHaveLength(2));
  await importIt();
  expect(bodyOf().tabs).toMatchObject([
    {
      notes: {
        0: { isHidden: true },
        1: { name: '大图', alt: { 'uploads/a.png': '茶山', 'uploads/here.png': '' } },
      },
    },
  ]);
});

it('replaces one missing goods by the picker, and fills in the others', async () => {
  const stored = { id: 3, name: '龙井', picUrl: '', price: '12.00', original_price: '20.00' };
  const columns = { 价格: '12.00', 库存: 3, 销量: 1 };
  fakeApi.answer('GET pick/cats', { items: [], next: null });
  fakeApi.answer('GET pick/goods', {
    items: [{ id: 3, name: '龙井', picUrl: '', problem: null, isGone: false, columns, stored }],
    next: null,
  });
  renderPlace(<ImportTable report={report} />);
  fireEvent.click(await screen.findByRole('button', { name: '换一个：第 1 块 商品：这里没有编号 8 的商品' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择商品' }));
  fireEvent.click(await dialog.findByRole('checkbox', { name: '选择龙井' }));
  expect(await screen.findByText('换成：龙井')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: '没有的商品换成我的商品' }));
  expect(screen.getAllByText('换成我的商品')).toHaveLength(1);
  await importIt();
  expect(JSON.parse(bodyOf().tabs[0]?.text ?? '')).toMatchObject([
    { data: { list: [{ id: 9 }, stored] } },
    {},
  ]);
  expect(bodyOf().isOwnGoods).toBe(true);
});

const doc = (kind: ImportedDoc['kind'], id: number, more: Partial<ImportedDoc> = {}): ImportedDoc => ({
  kind,
  id,
  title: `${kind} ${id}`,
  meta: { show_navs: false, access_limit: null },
  tabs: [{ name: '一', text: '[]', blockCount: 0 }],
  issues: [],
  pictures: [],
  missing: [],
  doubt: null,
  ...more,
});

const ofDocs = (...docs: ImportedDoc[]): ImportReport => ({ kind: 'list', docs, settings: [], remarks: [] });

const bodiesOf = (path: string) => fakeApi.asked(`POST ${path}`).map(({ body }) => body);

it('makes each row of a list a document of its kind, pages with the modules made before them', async () => {
  const text = '[{"id":"module","data":{"list":[ {"id":3},{"id":4}]}}]';
  const page = doc('page', 1, { tabs: [{ name: '一', text, blockCount: 1 }] });
  fakeApi.answer('POST modules', { id: 33 });
  fakeApi.answer('POST user-centers', { id: 7 });
  renderPlace(
    <ImportTable
      report={ofDocs(
        page,
        doc('module', 3),
        doc('module', 4, { doubt: '这里已有这个模块' }),
        doc('user-center', 2),
      )}
    />,
  );
  expect(
    await screen.findByRole('heading', { name: '认出是列表：1 个页面、2 个模块、1 个个人中心' }),
  ).toBeDefined();
  expect(screen.getByText('模块 · 0 个组件 · 这里已有这个模块')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '导入 module 4' }).checked).toBe(false);
  expect(screen.getByLabelText('全部（已选 3 / 4）')).toBeDefined();
  await importIt();
  expect(bodiesOf('modules')).toEqual([{ name: 'module 3', text: '[]', isOwnGoods: false }]);
  expect(bodiesOf('user-centers')).toEqual([{ name: 'user-center 2', text: '[]', isOwnGoods: false }]);
  expect(bodyOf().tabs[0]?.text).toBe(text.replace('{"id":3}', '{"id":33}'));
  expect(await screen.findByText('已导入：1 个页面、1 个模块、1 个个人中心')).toBeDefined();
  expect(window.location.hash).toBe('#/pages');
});

it('chooses all of a list, and none', async () => {
  renderPlace(
    <ImportTable report={ofDocs(doc('module', 3), doc('module', 4, { doubt: '在原来的商城已删除' }))} />,
  );
  fireEvent.click(await screen.findByLabelText('全部（已选 1 / 2）'));
  fireEvent.click(screen.getByLabelText('全部（已选 2 / 2）'));
  expect(screen.getByLabelText('全部（已选 0 / 2）')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入为草稿' }).disabled).toBe(true);
});

it('goes on after a failure with what is not made yet', async () => {
  fakeApi.answer('POST modules', { id: 33 });
  fakeApi.refuse('POST pages', '服务器出错');
  renderPlace(<ImportTable report={ofDocs(doc('page', 1), doc('module', 3))} />);
  fireEvent.click(await screen.findByRole('button', { name: '导入为草稿' }));
  expect(await screen.findByText('服务器出错（前面 1 个已导入，再按一次导入其余的）')).toBeDefined();
  fakeApi.answer('POST pages', { id: 3, doc: 'page-3' });
  fireEvent.click(screen.getByRole('button', { name: '导入为草稿' }));
  await waitFor(() => expect(window.location.hash).toBe('#/pages'));
  expect(bodiesOf('modules')).toHaveLength(1);
});

it('replaces a missing module, and preserves the words of its tab', async () => {
  const text = '[{"id":"module","data":{"list":[{"id":9,"name":"旧","tabName":"限时"}]}}]';
  const entry: MissingEntry = {
    ...missing(0, 9),
    id: 'module',
    kind: 'modules',
    message: '这里没有编号 9 的模块',
  };
  fakeApi.answer('GET pick/modules', {
    items: [
      {
        id: 5,
        name: '新',
        picUrl: '',
        problem: null,
        isGone: false,
        columns: {},
        stored: { id: 5, name: '新' },
      },
    ],
    next: null,
  });
  renderPlace(
    <ImportTable
      report={ofDocs(doc('page', 1, { tabs: [{ name: '一', text, blockCount: 1 }], missing: [entry] }))}
    />,
  );
  expect(await screen.findByRole('region', { name: '这里没有的模块' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '换一个：这里没有编号 9 的模块' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择新' }));
  expect(await screen.findByText('换成：新')).toBeDefined();
  await importIt();
  expect(JSON.parse(bodyOf().tabs[0]?.text ?? '')).toMatchObject([
    { data: { list: [{ id: 5, name: '新', tabName: '限时' }] } },
  ]);
});

it('imports a setting into its draft where that is chosen, and leads to what is not imported', async () => {
  const meta = { navs: [], bottom_background_color: '#fff' };
  fakeApi.answer('GET documents/tab-bar', { doc: 'tab-bar', version: 6 });
  fakeApi.answer('PUT documents/tab-bar', {});
  const remarks = [{ message: '旧版的个人中心没有导入', place: 'user-center' as const }];
  renderPlace(
    <ImportTable
      report={{
        kind: 'config',
        docs: [],
        settings: [{ doc: 'tab-bar', meta, pictures: [], problem: null }],
        remarks,
      }}
    />,
  );
  expect(await screen.findByRole('heading', { name: '认出是商城配置：标签栏' })).toBeDefined();
  expect(await addressesOf('打开个人中心')).toEqual(['#/user-center']);
  expect(await addressesOf('看现在的标签栏')).toEqual(['#/navigation/tab-bar']);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '导入为草稿' });
  expect(button.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: '导入到标签栏' }));
  fireEvent.click(button);
  await waitFor(() => expect(window.location.hash).toBe('#/navigation/tab-bar'));
  expect(fakeApi.asked('PUT documents/tab-bar')[0]?.body).toMatchObject({
    name: '导入',
    content: { tabs: [], notes: {}, meta },
  });
});

it('says why a setting cannot be imported, and where it is edited', async () => {
  const problem = '「标签」要有 3 到 5 项，现在有 1 项';
  renderPlace(
    <ImportTable
      report={{
        kind: 'config',
        docs: [],
        settings: [{ doc: 'tab-bar', meta: {}, pictures: [], problem }],
        remarks: [],
      }}
    />,
  );
  expect(await screen.findByText(`不能导入：${problem}。请在标签栏里改`)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '导入到标签栏' }).disabled).toBe(true);
});
