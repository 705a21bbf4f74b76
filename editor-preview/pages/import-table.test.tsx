// What is decided at an import: pictures are copied with a result each, missing goods are replaced or filled in.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ImportReport, MissingEntry } from '~/domain/studio/api-library';
import { renderPlace } from '../app/testing';
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
  pages: [
    {
      title: '旧首页',
      meta: { show_navs: true, access_limit: { is_all: 0, member: [{ level: 1, name: '银卡会员' }] } },
      tabs: [{ name: '一', text: TEXT, blockCount: 2 }],
      issues: [],
      pictures: ['https://old.example/a.png', 'https://old.example/b.png'],
      missing: [missing(0, 9), missing(1, 8)],
    },
  ],
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
  expect(fakeApi.asked('POST pages')[0]?.body).toMatchObject({ meta: report.pages[0]?.meta });
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
