// Proves the coupon centre and my coupons.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import shared from './details.page';
import details from './details-no-share.page';
import centre from './list.page';
import mine from './mine.page';

const stored = {
  id: '5',
  name: '限时满减券',
  type: '2',
  sub_price: '20.00',
  min_price: '100.00',
  total_count: '-1',
  expire_type: '1',
  expire_day: '7',
  appoint_type: '3',
};
const page_url = '/pages/goods/list?coupon_id=5';
const coupon = { ...stored, is_receive: '0', page_url };

describe('the coupon centre', () => {
  it('receives a coupon and shows the popup of gifts (COUP-04)', async () => {
    await startMall({ isSignedIn: true });
    backend.answer('api/coupon/list', { list: [coupon] });
    backend.answer('api/coupon/receive', {
      id: 5,
      name: '限时满减券',
      type: '2',
      sub_price: '20.00',
      rest: -1,
    });
    await renderScreen(centre);
    fireEvent.click(await screen.findByRole('button', { name: '立即领取：限时满减券' }));
    await screen.findByRole('heading', { name: '领取成功' });
    expect(backend.asked('api/coupon/receive')).toEqual([{ coupon_id: '5' }]);
  });

  it('asks a guest to sign in first', async () => {
    await startMall();
    backend.answer('api/coupon/list', { list: [coupon] });
    await renderScreen(centre);
    fireEvent.click(await screen.findByRole('button', { name: '立即领取：限时满减券' }));
    await act(async () => undefined);
    expect(backend.asked('api/coupon/receive')).toHaveLength(0);
  });

  it.each([
    ['已领取', { is_receive: '1' }],
    ['已领完', { total_count: '0' }],
  ])('shows %s where there are none', async (text, change) => {
    await startMall();
    backend.answer('api/coupon/list', { list: [{ ...coupon, ...change }] });
    await renderScreen(centre);
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: /立即领取/ })).toBeNull();
  });
});

describe('a coupon of the member centre', () => {
  it.each([
    ['the page that shares', shared],
    ['the page without sharing', details],
  ])('is received as one of the shopper’s level on %s', async (_name, page) => {
    await startMall({ isSignedIn: true });
    backend.answer('api/coupon/detail', { list: { ...stored, page_url, status: 0 } });
    backend.answer('api/mall-member/coupon-receive', {
      id: 5,
      name: '限时满减券',
      type: 2,
      sub_price: '20.00',
    });
    await renderScreen(page, 'id=5&is_member=1');
    fireEvent.click(await screen.findByRole('button', { name: '立即领取：限时满减券' }));
    await screen.findByRole('heading', { name: '领取成功' });
    expect(backend.asked('api/mall-member/coupon-receive')).toEqual([{ coupon_id: '5' }]);
    expect(backend.asked('api/coupon/receive')).toEqual([]);
  });
});

describe('my coupons', () => {
  const own = {
    id: '77',
    coupon_id: '5',
    type: '2',
    sub_price: '20.00',
    coupon: stored,
    start_time: '2026-11-01',
    end_time: '2026-12-01',
  };

  it('link to the goods that they can be spent on', async () => {
    await startMall({ isSignedIn: true });
    backend.answer('api/coupon/user-coupon', { list: [own] });
    await renderScreen(mine);
    fireEvent.click(await screen.findByRole('button', { name: '去使用：限时满减券' }));
    expect(address()).toBe('/pages/goods/list?coupon_id=5');
  });

  describe('that are not valid yet', () => {
    const time = { start_time: '2099.12.12 00:00:00', end_time: '2099.12.31 00:00:00' };

    it('show from which day on they are valid, and offer no use before', async () => {
      await startMall({ isSignedIn: true });
      backend.answer('api/coupon/user-coupon', { list: [{ ...own, ...time }] });
      await renderScreen(mine);
      await screen.findByText('未开始，12月12日可用');
      expect(screen.queryByRole('button', { name: /去使用/ })).toBeNull();
    });

    it('show the same in their rules', async () => {
      await startMall({ isSignedIn: true });
      const { name, sub_price, min_price } = stored;
      const ours = { name, type: 2, sub_price, min_price, expire_type: '2', appoint_type: 3, page_url };
      backend.answer('api/coupon/user-coupon-detail', {
        list: { id: 77, coupon_id: 5, ...ours, ...time, status: 1 },
      });
      await renderScreen(details, 'id=77&person=1');
      await screen.findByRole('button', { name: '未开始，12月12日可用' });
      expect(screen.queryByRole('button', { name: '立即使用' })).toBeNull();
    });
  });

  it('are counted by state on the tabs', async () => {
    await startMall({ isSignedIn: true });
    const over = { ...own, id: '78', end_time: '2020.01.01 00:00:00' };
    const used = { ...own, id: '79', is_use: '1' };
    const held = { ...own, end_time: '2099.01.01 00:00:00' };
    backend.answer('api/coupon/user-coupon', ({ status }: { status: string }) => ({
      list: status === '0' ? [held, { ...held, id: '80' }, over, used] : [held],
    }));
    await renderScreen(mine);
    for (const name of ['未使用(2)', '已使用(1)', '已过期(1)'])
      expect(await screen.findByRole('tab', { name })).toBeDefined();
  });

  it('are requested by state', async () => {
    await startMall({ isSignedIn: true });
    backend.answer('api/coupon/user-coupon', { list: [] });
    await renderScreen(mine);
    await screen.findByText('暂无优惠券');
    expect(screen.getByRole('button', { name: '去领券' })).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: '已过期' }));
    expect(address()).toBe('/pages/coupon/index/index?status=3');
    const asked = () => backend.asked('api/coupon/user-coupon').map(({ status }) => status);
    // All of them are asked for once, to count the tabs.
    await waitFor(() => expect(new Set(asked())).toEqual(new Set(['0', '1', '3'])));
  });
});
