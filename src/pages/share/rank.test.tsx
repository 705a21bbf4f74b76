// Proves the board of distributors: podium, rows, one's own place, the boards of its address, closed and empty.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { loadUserInfo } from '../../services/shopper';
import page from './rank.page';

const RANK = 'api/share/rank';

const row = (rank: number, nickname: string) => ({
  rank,
  user_id: rank,
  nickname,
  avatar: '',
  total_money: `${900 - rank}.00`,
  all_children: 30 - rank,
  all_order: 60 - rank,
});
const NAMES = ['林小满', '顾晚舟', '沈知秋', '周时雨', '许清和'];
const LIST = NAMES.map((name, place) => row(place + 1, name));

const answer = (mine: object | null, list: readonly object[] = LIST) =>
  backend.answer(RANK, ({ page: asked }: { page: string }) => ({
    list: asked === '1' ? list : [],
    my_rank: null,
    mine,
  }));

async function start(roles: readonly string[] = ['distributor'], config: object = {}): Promise<void> {
  await startMall({ isSignedIn: true, config: { share_setting: { level: 3 }, ...config } });
  backend.answer('api/user/user-info', { nickname: '阿青', identity: { roles }, options: { user_id: 7 } });
  await act(() => loadUserInfo(true));
  answer(row(4, '周时雨'));
}

const own = () => screen.findByRole('region', { name: '我的排名' });

describe('the board of distributors', () => {
  beforeEach(() => start());

  it('has the first three on a podium and the others below, with one’s own place at the foot', async () => {
    await renderScreen(page);
    const podium = (await screen.findByText('林小满')).closest('ol');
    expect(within(podium as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    expect(podium?.textContent).not.toContain('周时雨');
    expect(screen.getByText('￥899.00')).toBeTruthy();
    expect(within(await own()).getByText('周时雨')).toBeTruthy();
    expect(within(await own()).getByText('4')).toBeTruthy();
  });

  it('shows a distributor without a place as not listed', async () => {
    answer(null);
    await renderScreen(page);
    expect(within(await own()).getByText('未上榜')).toBeTruthy();
    expect(within(await own()).getByText('阿青')).toBeTruthy();
  });

  it('counts people on the board of teams and orders on that of orders', async () => {
    await renderScreen(page, 'type=2&time=0');
    await waitFor(() => expect(backend.asked(RANK)[0]).toMatchObject({ type: '2', time: '0' }));
    expect(await screen.findByText('29人')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: '订单榜' }));
    expect(address()).toBe('/pages/share/rank/rank?type=3&time=0');
    fireEvent.click(screen.getByRole('tab', { name: '上月' }));
    expect(address()).toBe('/pages/share/rank/rank?type=3&time=2');
    expect(await screen.findByText('59单')).toBeTruthy();
  });

  it('is empty with words', async () => {
    answer(null, []);
    await renderScreen(page);
    expect(await screen.findByText('暂无排名，快去推广吧')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '我的排名' })).toBeNull();
  });
});

it('shows no place of his own to who is no distributor', async () => {
  await start([]);
  answer(null);
  await renderScreen(page);
  await screen.findByText('林小满');
  expect(screen.queryByRole('region', { name: '我的排名' })).toBeNull();
});

it('is closed where the mall has no distribution', async () => {
  await start([], { share_setting: { level: 0 } });
  await renderScreen(page);
  expect(await screen.findByText('当前功能未开放')).toBeTruthy();
  expect(backend.asked(RANK)).toEqual([]);
});
