// Proves the rankings of goods: kinds, closed and empty, categories, podium and the goods' links.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../../testing/render-screen';
import detail from './detail.page';
import index from './index.page';

const LIST = 'api/goods/ranking';
const DETAIL = 'api/goods/ranking-detail';

const goods = (rank: number) => ({
  id: rank,
  name: `好物${rank}`,
  page_url: `/pages/goods/goods?id=${rank}`,
  price_content: `￥${rank}0.00`,
  rank,
  ranking_text: `已售${99 - rank}件`,
});
const brief = { id: 7, type: 'sales', title: '热卖总榜', subtitle: '全店最好卖', goods_count: 12 };
const CATS = [
  { id: 4, name: '茶' },
  { id: 5, name: '器' },
];

beforeEach(() => startMall());

it('shows a guest the rankings of a kind, each leading to all of its goods', async () => {
  backend.answer(LIST, ({ type }: { type: string }) => ({
    is_open: 1,
    list: type === 'sales' ? [{ ...brief, goods: [1, 2, 3].map(goods) }] : [],
  }));
  await renderScreen(index);
  const card = await screen.findByRole('region', { name: '热卖总榜' });
  expect(within(card).getByText('第1名')).toBeTruthy();
  expect(within(card).getByText('好物3').closest('a')?.getAttribute('href')).toBe('#/pages/goods/goods?id=3');
  fireEvent.click(within(card).getByRole('button', { name: /^全部\d+款：热卖总榜$/ }));
  expect(address()).toBe('/pages/goods/ranking/detail?id=7');
});

it('says that a kind has no ranking, and that the mall shows none', async () => {
  backend.answer(LIST, { is_open: 1, list: [] });
  const { unmount } = await renderScreen(index, 'type=favorite');
  expect(await screen.findByText('暂无榜单')).toBeTruthy();
  unmount();
  backend.answer(LIST, { is_open: 0, list: [] });
  await renderScreen(index);
  expect(await screen.findByText('商品榜单暂未开放')).toBeTruthy();
});

it('shows the price that this shopper pays on both boards', async () => {
  const asMember = { ...goods(1), is_level: 1, level_price: 9.2, level_show: 1 };
  backend.answer(LIST, { is_open: 1, list: [{ ...brief, goods: [asMember] }] });
  backend.answer(DETAIL, { ranking: brief, cats: [], list: [asMember] });
  const { unmount } = await renderScreen(index);
  expect((await screen.findByText('好物1')).closest('a')?.textContent).toContain('￥9.20会员价普通价￥10.00');
  unmount();
  await renderScreen(detail, 'id=7');
  expect((await screen.findByText('好物1')).closest('a')?.textContent).toContain('￥9.20会员价普通价￥10.00');
});

it('has the first three on a podium, and keeps the category in its address', async () => {
  backend.answer(DETAIL, { ranking: brief, cats: CATS, list: [1, 2, 3, 4, 5].map(goods) });
  await renderScreen(detail, 'id=7');
  const podium = (await screen.findByText('好物1')).closest('ol');
  expect(within(podium as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('好物4').closest('a')?.getAttribute('href')).toBe('#/pages/goods/goods?id=4');
  fireEvent.click(screen.getByRole('tab', { name: '器' }));
  expect(address()).toBe('/pages/goods/ranking/detail?id=7&cat_id=5');
});

it('has the title of its ranking, and no tabs for a single category', async () => {
  backend.answer(DETAIL, { ranking: brief, cats: CATS.slice(1), list: [goods(1)] });
  await renderScreen(detail, 'id=7');
  expect(await screen.findByText('好物1')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '热卖总榜' })).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
});

it('asks for the category of its address', async () => {
  backend.answer(DETAIL, { ranking: brief, cats: CATS, list: [] });
  await renderScreen(detail, 'id=7&cat_id=5');
  expect(await screen.findByText('榜单暂无商品')).toBeTruthy();
  await waitFor(() => expect(backend.asked(DETAIL).some(({ cat_id: cat }) => cat === '5')).toBe(true));
});

it('shows the refusal of a ranking that is gone, with a way back', async () => {
  backend.refuse(DETAIL, '榜单不存在');
  await renderScreen(detail, 'id=7');
  expect(await screen.findByText('榜单不存在')).toBeTruthy();
  expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
});
