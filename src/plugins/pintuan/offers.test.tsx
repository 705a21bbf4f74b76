// Proves where group buying is offered beside its own list: on goods of the mall, above the bar, below a group.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  pintuanGoodsCats,
  pintuanGoodsDetail,
  pintuanGoodsIndex,
  pintuanGroupDetail,
  pintuanIndex,
} from '~/schemas/api/pintuan.gen';
import { formatServerTime } from '~/domain/time';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { goodsDetailAnswer } from '../../testing/sample-goods';
import goodsScreen from './goods.page';
import groupScreen from './group.page';
import listScreen from './index.page';
import parts from './sale-parts';

const IN_AN_HOUR = formatServerTime(Date.now() + 3_600_000);

beforeEach(() => startMall({ isSignedIn: true }));

it('is offered on the page of the goods itself, by its size, its price and who waits', async () => {
  const { GoodsExtra } = parts;
  if (GoodsExtra === undefined) throw new Error('No part.');
  const extra = {
    list: [{ goods_id: 12, people_num: 2, price: '80.00', group_count: 3 }],
  };
  render(<GoodsExtra goods={{ id: 5 } as never} extra={extra} />);
  const offer = within(await screen.findByRole('link'));
  for (const text of ['2人拼团', '3个团正在拼，可以直接参与']) expect(offer.getByText(text)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/plugins/pt/goods/goods?goods_id=12');
});

const OPEN = { id: 7, goods_id: 102, nickname: '青禾', avatar: '', surplus_people: 1, surplus_time: 100 };

async function openGoods(groups: readonly object[]) {
  const { goods } = goodsDetailAnswer({ sign: 'pintuan' });
  backend.answer(pintuanGoodsDetail.route, {
    detail: { ...goods, groups: [], pintuanGoods: { is_alone_buy: 1 } },
    pintuan_list: groups,
  });
  await renderScreen(goodsScreen, 'goods_id=12');
  // Loaded like the strip, after the page.
  await screen.findByRole('region', { name: '拼团' });
}

it('names above the bar the group that ends first', async () => {
  await openGoods([{ ...OPEN, surplus_date_time: IN_AN_HOUR }]);
  const strip = await screen.findByRole('region', { name: '正在拼团' });
  expect(strip.textContent).toContain('还差1人');
  expect(within(strip).getByRole('link').getAttribute('href')).toBe('#/plugins/pt/detail/detail?id=7');
});

it('names none above the bar where none is open', async () => {
  await openGoods([]);
  expect(screen.queryByRole('region', { name: '正在拼团' })).toBeNull();
});

it('is offered below a group by other goods', async () => {
  backend.answer(pintuanGroupDetail.route, {
    detail: { id: 7, status: 1, goods_name: '拼团坚果', one_goods_id: 12, surplus_date_time: IN_AN_HOUR },
  });
  const goods = (id: number) => ({ id, name: `拼团商品${id}`, price_content: '￥8.00', goods_stock: 5 });
  backend.answer(pintuanGoodsIndex.route, { list: [12, 13, 14].map(goods) });
  await renderScreen(groupScreen, 'id=7');
  const more = within(await screen.findByRole('region', { name: '更多拼团' }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/plugins/pt/index/index',
    '#/plugins/pt/goods/goods?goods_id=13',
    '#/plugins/pt/goods/goods?goods_id=14',
  ]);
});

it('is headed by the operator’s pictures, which open their pages', async () => {
  const banner = {
    id: 1,
    pic_url: '/1.png',
    title: '邻里拼团',
    page_url: '/plugins/pt/goods/goods?goods_id=12',
  };
  backend.answer(pintuanIndex.route, { banners: [banner], setting: {} });
  backend.answer(pintuanGoodsCats.route, { list: [] });
  backend.answer(pintuanGoodsIndex.route, { list: [] });
  await renderScreen(listScreen);
  fireEvent.click(await screen.findByRole('button', { name: '邻里拼团' }));
  await waitFor(() => expect(address()).toBe('/plugins/pt/goods/goods?goods_id=12'));
});

it('makes the posters of a goods by its own calls', async () => {
  const { goods } = goodsDetailAnswer({ sign: 'pintuan' });
  backend.answer(pintuanGoodsDetail.route, {
    detail: { ...goods, groups: [], pintuanGoods: { is_alone_buy: 1 } },
    pintuan_list: [],
  });
  await renderScreen(goodsScreen, 'goods_id=12');
  fireEvent.click(await screen.findByRole('button', { name: '分享' }));
  fireEvent.click(await screen.findByRole('button', { name: '生成商品海报' }));
  expect(decodeURIComponent(address())).toBe(
    '/pages/poster/goods?goods_id=12&poster_config=plugin/pintuan/api/v2/poster/config&poster_generate=plugin/pintuan/api/v2/poster/generate',
  );
});
