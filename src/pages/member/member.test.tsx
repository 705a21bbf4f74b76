// Proves the member screens: centre, buying a level, privileges, goods with member prices, and their states.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { loadUserInfo } from '../../services/shopper';
import centre from './centre.page';
import goodsPage from './goods.page';
import privileges from './privileges.page';
import upgrade from './upgrade.page';

const INDEX = 'api/mall-member/index';
const LEVELS = 'api/mall-member/all-member';
const BUY = 'api/mall-member/purchase-member';
const GOODS = 'api/mall-member/member-goods';
const RECEIVE = 'api/mall-member/coupon-receive';

const right = (id: string, title: string, content: string) => ({ id, title, content });
const level = (no: number, name: string, more: object = {}) => ({
  id: String(no),
  level: String(no),
  name,
  discount: '9.5',
  auto_update: '1',
  money: '500.00',
  is_purchase: '0',
  price: '0.00',
  rules: '累计完成订单自动升级',
  rights: [right('1', '专享价', '按等级享受专属价格'), right('2', '生日礼', '生日当月赠送茶礼')],
  ...more,
});
const SILVER = level(1, '银叶会员');
const GOLD = level(2, '金叶会员', {
  is_purchase: '1',
  price: '99.00',
  gift: {
    balance: '20.00',
    integral: 200,
    coupons: [{ id: 2, name: '满减券', content: '满199减25', num: 1 }],
  },
});
const JADE = level(3, '墨玉会员', { rights: [], auto_update: '0' });
const ALL = [SILVER, GOLD, JADE];

const coupon = (more: object = {}) => ({
  id: '9',
  name: '会员专享券',
  type: '2',
  sub_price: '8.00',
  min_price: '79.00',
  total_count: '-1',
  user_count: '0',
  ...more,
});

const index = (own: object | null, more: object = {}) =>
  backend.answer(INDEX, {
    consumption_money: '125.00',
    next_consume_upgrade_member: {
      id: 1,
      level: 1,
      name: '银叶会员',
      money: '500.00',
      rules: '满 500 元升级',
    },
    user_info: { balance: '66.00' },
    mall_member: own,
    next_mall_member: own === GOLD ? [] : [GOLD],
    member_coupons: [],
    ...more,
  });

async function start(own: { no: number; name: string } = { no: 0, name: '普通用户' }): Promise<void> {
  window.sessionStorage.clear();
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', {
    nickname: '顾晚舟',
    identity: { member_level: own.no, level_name: own.name },
    options: { user_id: 2 },
  });
  await act(() => loadUserInfo(true));
  backend.answer(LEVELS, { list: ALL });
  backend.answer(GOODS, { list: [] });
  backend.answer('api/recharge/setting', { setting: { status: 1, re_name: '充值' } });
  index(null);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const pressed = () =>
  within(screen.getByRole('list', { name: '会员等级' }))
    .getAllByRole('button')
    .map((card) => card.getAttribute('aria-pressed'));

beforeEach(() => start());
afterEach(async () => {
  vi.restoreAllMocks();
  const close = screen.queryByRole('button', { name: '关闭' });
  if (close !== null) fireEvent.click(close);
  await act(async () => undefined);
});

describe('the member centre', () => {
  it('shows an ordinary shopper the way to the first level', async () => {
    await renderScreen(centre);
    expect(await screen.findByText('普通用户')).toBeTruthy();
    expect(screen.getByText('再消费￥375.00升级银叶会员')).toBeTruthy();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '升级银叶会员的进度' });
    expect(bar.value).toBe(0.25);
  });

  it('shows what the level that he chooses gives and how it is reached (PRD-03)', async () => {
    await renderScreen(centre);
    fireEvent.click(await button(/金叶会员.*待解锁/));
    expect(pressed()).toEqual(['false', 'true', 'false']);
    expect(screen.getByRole('region', { name: '金叶会员特权' })).toBeTruthy();
    const gift = screen.getByRole('region', { name: '升级礼' });
    expect(gift.textContent).toContain('余额￥20.00');
    expect(gift.textContent).toContain('200积分');
    expect(gift.textContent).toContain('满减券（满199减25）×1');
    fireEvent.click(await button('生日礼'));
    expect(address()).toBe('/pages/member/detail/detail?level=2&prop=1');
    fireEvent.click(await button('立即升级：金叶会员'));
    expect(address()).toBe('/pages/member/upgrade/upgrade?level=2');
  });

  it('begins at his own level, which offers nothing to buy', async () => {
    await start({ no: 2, name: '金叶会员' });
    index(GOLD);
    await renderScreen(centre);
    await button(/金叶会员.*当前等级/);
    expect(pressed()).toEqual(['false', 'true', 'false']);
    expect(screen.queryByRole('button', { name: /立即升级/ })).toBeNull();
  });

  it('receives a coupon of the level once, and shows those that are received or gone', async () => {
    index(GOLD, { member_coupons: [coupon(), coupon({ id: '10', name: '已抢完的券', total_count: '0' })] });
    backend.answer(RECEIVE, { id: 9, name: '会员专享券', type: 2, sub_price: '8.00', rest: 0 });
    await renderScreen(centre);
    const receive = await button('立即领取：会员专享券');
    expect(screen.getByText('已领完')).toBeTruthy();
    index(GOLD, { member_coupons: [coupon({ user_count: '1' })] });
    fireEvent.click(receive);
    fireEvent.click(receive);
    expect(await screen.findByText('已领取')).toBeTruthy();
    expect(backend.asked(RECEIVE)).toEqual([{ coupon_id: '9' }]);
  });

  it('leads to recharging only where the mall has a balance', async () => {
    await renderScreen(centre);
    fireEvent.click(await button('去充值'));
    expect(address()).toBe('/pages/balance/recharge');
  });

  it('can be asked again after a failure', async () => {
    backend.fail(INDEX);
    await renderScreen(centre);
    const retry = await button('重新加载');
    index(null);
    fireEvent.click(retry);
    expect(await screen.findByText('普通用户')).toBeTruthy();
  });
});

describe('buying a level', () => {
  beforeEach(() => {
    backend.answer(BUY, { pay_id: 77 });
    backend.answer('api/payment/get-payments', {
      amount: '99.00',
      list: [{ key: 'alipay_h5', name: '支付宝支付', desc: null, icon: '', disabled: false, checked: true }],
    });
    backend.answer('api/payment/pay-data', { pay_type: 'alipay_h5', url: 'https://pay.example/a' });
  });

  it('pays the level of the address, and asks for its levels and figures anew', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    backend.answer('api/order/is-pay', { status: 1 });
    await renderScreen(upgrade, 'level=2');
    fireEvent.click(await button('￥99.00 立即升级'));
    const sheet = await screen.findByRole('dialog', { name: '支付方式' });
    expect(backend.asked(BUY)).toEqual([{ member_level: '2' }]);
    const before = backend.asked(LEVELS).length;
    fireEvent.click(within(sheet).getByRole('button', { name: '确认支付' }));
    expect(await screen.findByText('升级成功，会员权益已生效')).toBeTruthy();
    await waitFor(() => expect(backend.asked(LEVELS).length).toBeGreaterThan(before));
    fireEvent.click(await button('确定'));
  });

  it('says how a level is reached that is not sold, and sells none that he has', async () => {
    await renderScreen(upgrade, 'level=1');
    expect(await screen.findByText('已完成订单满￥500.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /立即升级/ })).toBeNull();
    fireEvent.click(await button(/墨玉会员/));
    expect(screen.getByText('该等级由商城授予')).toBeTruthy();
  });

  it('shows the backend’s refusal and the levels anew', async () => {
    backend.refuse(BUY, '购买的会员不能小于或等于当前会员');
    await renderScreen(upgrade, 'level=2');
    const before = backend.asked(LEVELS).length;
    fireEvent.click(await button('￥99.00 立即升级'));
    expect(await screen.findByText('购买的会员不能小于或等于当前会员')).toBeTruthy();
    await waitFor(() => expect(backend.asked(LEVELS).length).toBeGreaterThan(before));
  });

  it('has nothing to sell where the mall has no levels', async () => {
    backend.answer(LEVELS, { list: [] });
    await renderScreen(upgrade, 'level=2');
    expect(await screen.findByText('商城暂未设置会员等级')).toBeTruthy();
  });
});

describe('more levels than one page has', () => {
  const MANY = Array.from({ length: 45 }, (_, place) => level(place + 1, `${place + 1}级会员`));
  const pageOf = ({ page = '1' }: Record<string, string>) => ({
    list: MANY.slice((Number(page) - 1) * 20, Number(page) * 20),
    pagination: { page_count: 3, current_page: Number(page) },
  });

  it.each([
    ['centre', centre, ''],
    ['purchase', upgrade, 'level=45'],
    ['privileges', privileges, 'level=45'],
  ])('are all on the %s', async (_name, page, search) => {
    backend.answer(LEVELS, pageOf);
    await renderScreen(page, search);
    const list = within(await screen.findByRole('list', { name: '会员等级' }));
    expect(list.getAllByRole('button')).toHaveLength(45);
    expect(pressed().indexOf('true')).toBe(search === '' ? 0 : 44);
    expect(backend.asked(LEVELS).map((asked) => asked['page'] ?? '1')).toEqual(['1', '2', '3']);
  });
});

describe('the privileges', () => {
  it('explain the one of the address, then the one that is tapped', async () => {
    await renderScreen(privileges, 'level=2&prop=1');
    expect(await screen.findByText('生日当月赠送茶礼')).toBeTruthy();
    fireEvent.click(await button('专享价'));
    expect(screen.getByText('按等级享受专属价格')).toBeTruthy();
    expect(screen.queryByText('生日当月赠送茶礼')).toBeNull();
  });

  it('say so where a level has none', async () => {
    await renderScreen(privileges, 'level=3');
    expect(await screen.findByText('该等级暂无特权')).toBeTruthy();
  });
});

describe('the goods with member prices', () => {
  const row = (id: number, name: string) => ({
    id,
    name,
    price: '66.00',
    price_content: '￥66.00',
    is_level: 1,
    level_show: 1,
    level_price: 62.7,
    goods_stock: 9,
    buy_goods_auth: true,
  });
  beforeEach(() => {
    backend.answer(GOODS, ({ cats_id: cat }: { cats_id?: string }) => ({
      list: cat === '5' ? [row(2, '青瓷杯')] : [row(1, '茉莉花茶'), row(2, '青瓷杯')],
    }));
    backend.answer('api/mall-member/goods-cats', {
      list: [
        { id: 4, name: '茶' },
        { id: 5, name: '器' },
      ],
    });
  });

  it('are filtered by category, and open their page', async () => {
    await start({ no: 2, name: '金叶会员' });
    backend.answer(GOODS, ({ cats_id: cat }: { cats_id?: string }) => ({
      list: cat === '5' ? [row(2, '青瓷杯')] : [row(1, '茉莉花茶'), row(2, '青瓷杯')],
    }));
    backend.answer('api/mall-member/goods-cats', {
      list: [
        { id: 4, name: '茶' },
        { id: 5, name: '器' },
      ],
    });
    await renderScreen(goodsPage, 'discount=9.5&level=2');
    // Not of all of them: some have a price list of their own.
    expect(await screen.findByText('会员价 9.5折，部分商品另有会员价')).toBeTruthy();
    expect(await screen.findByText('茉莉花茶')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: '器' }));
    await waitFor(() => expect(screen.queryByText('茉莉花茶')).toBeNull());
    fireEvent.click(await screen.findByText('青瓷杯'));
    expect(address()).toBe('/pages/goods/goods?id=2');
  });

  it('tell a shopper of another level that the promised prices are not his', async () => {
    await renderScreen(goodsPage, 'discount=8.8&level=3');
    expect(await screen.findByText('您还不是会员')).toBeTruthy();
    expect(screen.queryByText(/8\.8折/)).toBeNull();
    fireEvent.click(await button('去升级'));
    expect(address()).toBe('/pages/member/index/index');
  });

  it('may be none', async () => {
    backend.answer(GOODS, { list: [] });
    await renderScreen(goodsPage);
    expect(await screen.findByText('暂无会员商品')).toBeTruthy();
  });
});
