// Proves sharing a coupon: the landing page for giver, receiver and guest, and receiving by a link.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userUserInfo } from '~/schemas/api/user.gen';
import { shareData } from '../../services/share-data';
import { loadUserInfo } from '../../services/shopper';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { goodsCard } from '../../testing/sample-goods';
import details from './details.page';
import give from './give.page';
import receive from './receive.page';
import { resultOfRefusal } from './receive-result';

const GIVE = 'api/coupon/give';
const RECEIVE = 'api/coupon/receive';
const PAGE_URL = '/pages/goods/list?coupon_id=5';

const coupon = {
  id: '5',
  name: '限时满减券',
  type: '2',
  sub_price: 20,
  min_price: 100,
  total_count: '-1',
  expire_type: '1',
  expire_day: '7',
  appoint_type: '3',
  rule: '',
  status: 0,
  page_url: PAGE_URL,
  app_share_title: '送你一张券',
  app_share_pic: '/share.png',
  nickname: '小满',
  avatar: '',
};

/** The same as the centre has it. */
const { nickname: _giver, avatar: _picture, ...rest } = coupon;
const detail = { ...rest, sub_price: '20.00', min_price: '100.00' };

const received = { id: 5, name: '限时满减券', type: '2', sub_price: '20.00', rest: 0 };

/** A signed-in shopper, number 8. */
async function startShopper(): Promise<void> {
  await startMall({ isSignedIn: true });
  backend.answer(userUserInfo.route, { options: { user_id: 8 } });
  await loadUserInfo(true);
  backend.calls.length = 0;
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('a shared coupon', () => {
  it('names its giver and is received by a tap', async () => {
    await startShopper();
    backend.answer(GIVE, coupon);
    backend.answer(RECEIVE, received);
    await renderScreen(give, 'coupon_id=5&user_id=3');
    await screen.findByText('小满');
    expect(screen.getByText('送你一张优惠券')).toBeDefined();
    expect(backend.asked(GIVE)).toEqual([{ coupon_id: '5', user_id: '3' }]);
    backend.answer(GIVE, { ...coupon, status: 1, expire_type: '2' });
    fireEvent.click(screen.getByRole('button', { name: '立即领取：限时满减券' }));
    await screen.findByRole('button', { name: '立即使用' });
    expect(backend.asked(RECEIVE)).toEqual([{ coupon_id: '5' }]);
  });

  it('is shared on by its receiver with his own id (SHARE-03)', async () => {
    await startShopper();
    backend.answer(GIVE, { ...coupon, status: 1 });
    await renderScreen(give, 'coupon_id=5&user_id=3');
    await screen.findByRole('button', { name: '立即使用' });
    await waitFor(() =>
      expect(shareData()).toMatchObject({
        title: '送你一张券',
        picture: '/share.png',
        path: '/pages/coupon/give/give',
        search: 'coupon_id=5&user_id=8',
      }),
    );
  });

  it('offers its giver to send it, not to receive it', async () => {
    await startShopper();
    backend.answer(GIVE, coupon);
    await renderScreen(give, 'coupon_id=5&user_id=8');
    await screen.findByText('把这张优惠券送给好友');
    expect(screen.queryByRole('button', { name: /立即领取/ })).toBeNull();
    expect(screen.getByRole('button', { name: '分享给好友' })).toBeDefined();
  });

  it.each([
    ['已领取', { status: 4 }],
    ['已领完', { total_count: '0' }],
  ])('shows %s where it is not available', async (words, change) => {
    await startShopper();
    backend.answer(GIVE, { ...coupon, ...change });
    await renderScreen(give, 'coupon_id=5');
    const button = await screen.findByRole('button', { name: words });
    expect(button).toHaveProperty('disabled', true);
  });

  it('shows why it cannot be received, with the backend’s message, above recommended goods', async () => {
    await startShopper();
    backend.refuse(GIVE, '优惠券已过期');
    backend.answer('api/goods/new-recommend', { list: [goodsCard(7)] });
    await renderScreen(give, 'coupon_id=5&user_id=3');
    await screen.findByText('优惠券已过期');
    await screen.findByText('商品7');
    fireEvent.click(screen.getByRole('button', { name: '去领券中心' }));
    expect(address()).toBe('/pages/coupon/list/list');
  });

  it('offers a retry when it could not be loaded', async () => {
    await startShopper();
    backend.fail(GIVE);
    await renderScreen(give, 'coupon_id=5');
    const again = await screen.findByRole('button', { name: '重新加载' });
    backend.answer(GIVE, coupon);
    fireEvent.click(again);
    await screen.findByText('限时满减券');
  });

  it('is shown to a guest, who signs in to receive it', async () => {
    await startMall();
    backend.answer('api/coupon/detail', { list: detail });
    await renderScreen(give, 'coupon_id=5&user_id=3');
    await screen.findByText('好友送你一张优惠券');
    fireEvent.click(screen.getByRole('button', { name: '立即领取：限时满减券' }));
    await act(async () => undefined);
    expect([backend.asked(GIVE), backend.asked(RECEIVE)]).toEqual([[], []]);
    await screen.findByRole('dialog', { name: '登录' });
  });

  it('reports a missing parameter', async () => {
    await startMall();
    await renderScreen(give);
    expect(backend.calls).toEqual([]);
    expect(screen.queryByRole('button', { name: /立即领取/ })).toBeNull();
  });
});

describe('sharing a coupon of the centre', () => {
  it('opens the landing page, as a link or as a poster', async () => {
    await startShopper();
    backend.answer('api/coupon/detail', { list: detail });
    const { name, sub_price, min_price, nickname, avatar } = coupon;
    const drawn = { name, type: 2, sub_price, min_price, expire_type: 1, expire_day: 7, nickname, avatar };
    backend.answer('api/coupon/give-poster', { id: 5, ...drawn, poster_bg: '', qrcode: '', share_url: '' });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await renderScreen(details, 'id=5');
    fireEvent.click(await screen.findByRole('button', { name: '分享给好友' }));
    expect(shareData()).toMatchObject({
      path: '/pages/coupon/give/give',
      search: 'coupon_id=5&user_id=8',
    });
    const sheet = await screen.findByRole('dialog', { name: '分享' });
    fireEvent.click(within(sheet).getByRole('button', { name: '生成优惠券海报' }));
    await screen.findByText('海报生成失败，请重试');
    expect(backend.asked('api/coupon/give-poster')).toEqual([{ coupon_id: '5' }]);
  });
});

describe('receiving a coupon by a link', () => {
  it('receives it once and opens the screen where it is used', async () => {
    await startShopper();
    backend.answer(RECEIVE, received);
    backend.answer('api/coupon/detail', { list: { ...detail, status: 1 } });
    await renderScreen(receive, 'id=5&type=share');
    await screen.findByRole('heading', { name: '分享成功，获得奖励' });
    expect(backend.asked(RECEIVE)).toEqual([{ coupon_id: '5' }]);
    fireEvent.click(screen.getByRole('button', { name: '去使用' }));
    expect(address()).toBe(PAGE_URL);
  });

  it.each([
    ['优惠券领取次数已达上限', '已领取过', true],
    ['优惠券已领完', '已抢光', false],
    ['优惠券已过期', '活动已结束', false],
    ['会员专享优惠券，无权限', '会员专享优惠券，无权限', false],
  ])('shows for %s: %s', async (refusal, words, canUse) => {
    await startShopper();
    backend.refuse(RECEIVE, refusal);
    backend.answer('api/coupon/detail', { list: detail });
    await renderScreen(receive, 'id=5');
    await screen.findByRole('heading', { name: words });
    expect(screen.queryByRole('button', { name: '去使用' }) !== null).toBe(canUse);
    fireEvent.click(screen.getByRole('button', { name: '去领券中心' }));
    expect(address()).toBe('/pages/coupon/list/list');
  });

  it('reports that there is no such coupon', async () => {
    await startShopper();
    backend.refuse(RECEIVE, '优惠券不存在');
    backend.refuse('api/coupon/detail', '优惠券不存在');
    await renderScreen(receive, 'id=5');
    await screen.findByText('优惠券不存在');
  });

  it('retries after a failure only when the shopper asks for it', async () => {
    await startShopper();
    backend.fail(RECEIVE);
    backend.answer('api/coupon/detail', { list: detail });
    await renderScreen(receive, 'id=5');
    const again = await screen.findByRole('button', { name: '重新加载' });
    expect(backend.asked(RECEIVE)).toHaveLength(1);
    backend.answer(RECEIVE, received);
    fireEvent.click(again);
    await screen.findByRole('heading', { name: '领取成功' });
    expect(backend.asked(RECEIVE)).toHaveLength(2);
  });

  it('asks a guest to sign in first (ROLE-01)', async () => {
    await startMall();
    await renderScreen(receive, 'id=5');
    await waitFor(() => expect(screen.getByText('登录后才能查看')).toBeDefined());
    expect(backend.asked(RECEIVE)).toEqual([]);
  });

  it('treats an unknown message as a refusal of its own kind', () => {
    expect(['x', 'constructor', ''].map(resultOfRefusal)).toEqual(['refused', 'refused', 'refused']);
  });
});
