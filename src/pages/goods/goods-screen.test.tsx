// Proves the goods page: its states, the favourite, the reminder, coupons, and the ways to buy.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { goodsCard, goodsDetailAnswer } from '../../testing/sample-goods';
import page from './goods.page';

async function openGoods(change: object = {}) {
  backend.answer('api/goods/detail', goodsDetailAnswer(change));
  await renderScreen(page, 'id=12');
  await screen.findByRole('heading', { name: '每日坚果礼盒', level: 2 });
}

const button = (name: string) => screen.getByRole('button', { name });
const tap = (name: string) => fireEvent.click(button(name));

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/goods/comments-list', {
    comments: [],
    comment_count: [{ name: '全部', count: 0, index: 0 }],
  });
});

describe('the goods page', () => {
  it('shows name, price, sales and both ways to buy', async () => {
    await openGoods();
    expect(screen.getByText('30小包独立装')).toBeDefined();
    expect(screen.getByText('已售204盒')).toBeDefined();
    expect(button('加入购物车').hasAttribute('disabled')).toBe(false);
    expect(button('立即购买').hasAttribute('disabled')).toBe(false);
    await screen.findByText('暂无评价');
  });

  it.each([
    ['已售罄', { goods_stock: 0 }],
    ['商品已下架', { status: 0 }],
    ['活动已结束', { is_finish_sell: true }],
  ])('has one disabled button %s (NS-05)', async (text, change) => {
    await openGoods(change);
    expect(button(text).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull();
  });

  it.each([
    [6.5, ['分销最高可赚￥6.50，分享']],
    [0, []],
  ])('says what a distributor earns by it, and nothing to others: %d', async (share, said) => {
    await openGoods({ share });
    const pills = screen.queryAllByRole('button', { name: /分销最高可赚/ });
    expect(pills.map((pill) => pill.getAttribute('aria-label'))).toEqual(said);
  });

  it.each(['分销最高可赚￥6.50，分享', '发送给朋友'])('is shared by %s', async (way) => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openGoods({ share: 6.5 });
    if (way === '发送给朋友') tap('分享');
    fireEvent.click(await screen.findByRole('button', { name: way }));
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
  });

  it('has the cart at hand where the mall shows it over goods', async () => {
    await startMall({ isSignedIn: true, setting: { is_show_cart_fly: '1' } });
    backend.answer('api/goods/comments-list', { comments: [], comment_count: [] });
    await openGoods();
    fireEvent.click(await screen.findByRole('button', { name: '购物车' }));
    expect(address()).toBe('/pages/cart/cart');
  });

  it('has no cart over goods where the mall hides it', async () => {
    await openGoods();
    expect(screen.queryByRole('button', { name: '购物车' })).toBeNull();
  });

  it('has its buy buttons in a landmark of their own', async () => {
    await openGoods();
    const bar = within(screen.getByRole('region', { name: '购买' }));
    expect(bar.getByRole('button', { name: '立即购买' })).toBeDefined();
  });

  it("shows the backend's refusal, with a link back, for deleted goods", async () => {
    backend.refuse('api/goods/detail', '商品不存在');
    await renderScreen(page, 'id=99');
    await screen.findByText('商品不存在');
    expect(button('返回')).toBeDefined();
  });

  it('shows an error state for an address without a goods id (NS-03)', async () => {
    await renderScreen(page, 'id=x');
    await screen.findByText('链接不完整，无法打开此页面');
    expect(backend.asked('api/goods/detail')).toHaveLength(0);
  });

  it('leads from sharing to the poster of the goods', async () => {
    await openGoods();
    tap('分享');
    fireEvent.click(await screen.findByRole('button', { name: '生成商品海报' }));
    await waitFor(() => expect(address()).toContain('/pages/poster/goods?goods_id=12'));
  });

  it('explains why a shopper without the right cannot buy', async () => {
    await openGoods({ buy_goods_auth: false });
    tap('立即购买');
    await screen.findByText('您暂无权限购买该商品');
  });

  it('has no cart button for virtual goods', async () => {
    await openGoods({ type: 'ecard' });
    expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull();
    expect(button('立即购买')).toBeDefined();
  });

  it.each([
    ['goods', true],
    ['ecard', false],
  ])('shows the freight of %s: %s', async (type, isShown) => {
    const marketing = { shipping: '单品满2盒包邮', limit: '', pickup: '满20.00元起送' };
    await openGoods({ type, express: '￥8.00', goods_marketing: marketing });
    expect(screen.queryByText(/￥8\.00|包邮|起送/) !== null).toBe(isShown);
  });

  it('counts down to the sale and reminds of it in the exact words (API-14)', async () => {
    backend.answer('api/goods/remind', null);
    await openGoods({ sell_time: 3600 });
    expect(screen.getByRole('timer')).toBeDefined();
    tap('开售提醒我');
    await screen.findByText('订阅成功，开售前5分钟提醒您');
    expect(backend.asked('api/goods/remind')[0]).toMatchObject({ goods_id: '12' });
  });

  it('offers no reminder in the last five minutes (CONST-11)', async () => {
    await openGoods({ sell_time: 200 });
    expect(button('即将开售').hasAttribute('disabled')).toBe(true);
  });

  it('shows the favourite at once and saves it', async () => {
    backend.answer('api/user/favorite-add', true);
    await openGoods({ favorite: false });
    backend.answer('api/goods/detail', goodsDetailAnswer({ favorite: true }));
    tap('收藏');
    await waitFor(() => expect(button('已收藏').getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(backend.asked('api/user/favorite-add')).toEqual([{ goods_id: '12' }]));
  });

  it('rolls the favourite back when the backend refuses', async () => {
    backend.refuse('api/user/favorite-add', '收藏失败');
    await openGoods({ favorite: false });
    tap('收藏');
    await screen.findByText('收藏失败');
    expect(button('收藏').getAttribute('aria-pressed')).toBe('false');
  });

  it('asks a guest to sign in before adding a favourite', async () => {
    await startMall();
    await openGoods({ favorite: false });
    tap('收藏');
    await act(async () => undefined);
    expect(backend.asked('api/user/favorite-add')).toHaveLength(0);
    expect(button('收藏')).toBeDefined();
  });

  it('receives a coupon from its sheet', async () => {
    const coupon = {
      id: '5',
      name: '限时满减券',
      type: '2',
      sub_price: 20,
      min_price: 100,
      expire_type: '1',
      expire_day: '7',
      appoint_type: '3',
      is_receive: '0',
    };
    backend.answer('api/coupon/receive', { id: 5, name: '限时满减券' });
    await openGoods({ goods_coupon_center: [coupon] });
    fireEvent.click(screen.getByText('领券'));
    backend.answer(
      'api/goods/detail',
      goodsDetailAnswer({ goods_coupon_center: [{ ...coupon, is_receive: '1' }] }),
    );
    // Its tickets load when the sheet opens.
    fireEvent.click(await screen.findByRole('button', { name: '立即领取：限时满减券' }));
    await screen.findByText('已领取');
    expect(backend.asked('api/coupon/receive')).toEqual([{ coupon_id: '5' }]);
  });

  it('shows the rate of good comments and links to all of them', async () => {
    backend.answer('api/goods/comments-list', {
      comments: [{ content: '米很香', pic_url: {}, nickname: '小**苗', time: '2026-11-21' }],
      comment_count: [
        { name: '全部', count: '2', index: 0 },
        { name: '好评', count: '1', index: 3 },
      ],
    });
    await openGoods();
    await screen.findByText('好评率50%');
    expect(screen.getByText('米很香')).toBeDefined();
    expect(button('查看更多')).toBeDefined();
  });

  it('recommends other goods, and renders without when there are none', async () => {
    backend.answer('api/goods/new-recommend', { list: [goodsCard(3)] });
    await openGoods();
    await screen.findByText('您或许喜欢');
    expect(screen.getByRole('link', { name: '商品3' })).toBeDefined();
  });
});
