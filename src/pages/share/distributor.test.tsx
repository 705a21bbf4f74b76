// Proves a distributor's screens: commission and its ledger, orders, team, level.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadUserInfo } from '../../services/shopper';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import levelPage from './level.page';
import moneyListPage from './money-list.page';
import moneyPage from './money.page';
import orderPage from './order.page';
import teamPage from './team.page';

async function start(config: object = {}): Promise<void> {
  await startMall({ isSignedIn: true, config: { share_setting: { level: 2 }, ...config } });
  backend.answer('api/user/user-info', {
    nickname: '阿青',
    identity: { roles: ['distributor'] },
    options: { user_id: 7 },
  });
  await act(() => loadUserInfo(true));
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tap = async (name: string | RegExp) => fireEvent.click(await button(name));
const tab = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('tab', { name }));

beforeEach(() => start());

describe('the commission', () => {
  const MONEY = {
    total_money: '880.00',
    money: '128.60',
    un_pay: '20.00',
    cash_money: '300.00',
    total_cash: '350.00',
  };
  beforeEach(() => {
    backend.answer('api/share/brokerage', { list: MONEY });
    backend.answer('api/share/setting', { config: { content: '每月十五日打款' }, template_message: [] });
  });

  it('has each sum, the notes of the operator, and what leads on', async () => {
    await renderScreen(moneyPage);
    expect(await screen.findByText('880.00')).toBeTruthy();
    const sums = ['可提现佣金￥128.60', '已提现佣金￥300.00', '待打款佣金￥20.00'];
    expect(screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)).toEqual(sums);
    expect(await screen.findByText('每月十五日打款')).toBeTruthy();
    for (const [name, path] of [
      ['我要提现', '/pages/share/cash/cash'],
      ['佣金明细', '/pages/share/money-list/money-list'],
      ['提现明细', '/pages/share/cash-detail/cash-detail'],
    ] as const) {
      await tap(name);
      expect(address()).toBe(path);
    }
  });

  it('is refused to who is no distributor', async () => {
    backend.answer('api/user/user-info', { nickname: '阿青', identity: { roles: [] } });
    await renderScreen(moneyPage);
    expect(await screen.findByText('用户不是分销商')).toBeTruthy();
    expect(backend.asked('api/share/brokerage')).toEqual([]);
  });
});

describe('the ledger of commission', () => {
  const LIST = 'api/share/brokerage-list';
  const booking = (id: number, fields: object) => ({
    id,
    type: 1,
    kind: 1,
    kind_text: '一级分销',
    money: '12.80',
    desc: '订单结算',
    order_no: '20261120001',
    created_at: '2026-11-20 10:00:00',
    ...fields,
  });

  it('has what came and what went, of the kind that its address asks for', async () => {
    const rows = [
      booking(2, {
        type: 2,
        kind: 0,
        kind_text: '分销提现',
        money: '50.00',
        desc: '提现到余额',
        order_no: '',
      }),
      booking(1, {}),
    ];
    backend.answer(LIST, { list: rows });
    await renderScreen(moneyListPage, 'status=1');
    expect(await screen.findByText('一级分销 · 订单结算')).toBeTruthy();
    expect(screen.getByText('+12.80')).toBeTruthy();
    expect(screen.getByText('-50.00')).toBeTruthy();
    expect(screen.getByText(/单号 20261120001/)).toBeTruthy();
    expect(backend.asked(LIST)[0]).toMatchObject({ status: '1', page: '1' });
    await tab('退回');
    await waitFor(() => expect(backend.asked(LIST).at(-1)).toMatchObject({ status: '2' }));
  });

  it('is narrowed to one source, which the address may ask for', async () => {
    backend.answer(LIST, { list: [booking(1, {})] });
    await renderScreen(moneyListPage, 'type=4');
    await screen.findByText('一级分销 · 订单结算');
    expect(backend.asked(LIST)[0]).toMatchObject({ type: '4' });
    await tab('二级');
    await waitFor(() => expect(backend.asked(LIST).at(-1)).toMatchObject({ type: '2', status: '0' }));
    await tab('提现');
    await waitFor(() => expect(backend.asked(LIST).at(-1)).toMatchObject({ type: '2', status: '3' }));
    await tab('不限');
    await waitFor(() => expect(backend.asked(LIST).at(-1)?.['type']).toBeUndefined());
  });

  it('is empty with words, and can be asked for again when it failed', async () => {
    backend.answer(LIST, { list: [] });
    const { unmount } = await renderScreen(moneyListPage);
    expect(await screen.findByText('本月暂无佣金记录')).toBeTruthy();
    unmount();
    backend.refuse(LIST, '系统繁忙');
    await renderScreen(moneyListPage, 'status=3');
    expect(await screen.findByText('系统繁忙')).toBeTruthy();
    backend.answer(LIST, { list: [booking(1, {})] });
    await tap('重新加载');
    expect(await screen.findByText('+12.80')).toBeTruthy();
  });
});

describe('the orders that bring commission', () => {
  const ORDERS = 'api/share/share-order';
  const order = (id: number, fields: object = {}) => ({
    id,
    order_no: `2026112000${id}`,
    nickname: '林小满',
    avatar: '',
    status: '已付款',
    share_status: '一级分销',
    share_money: 6.5,
    created_at: '2026-11-20 10:00:00',
    detail: [
      {
        id: 3,
        order_detail_id: id,
        num: 2,
        name: '手工桃酥',
        cover_pic: '',
        attr_list: [{ attr_name: '原味' }],
        total_price: '44.00',
        total_original_price: '44.00',
        is_refund: 1,
        refund_status_text: '已退款',
      },
    ],
    ...fields,
  });

  it('say what is expected, earned or lost, and unfold to their goods', async () => {
    backend.answer(ORDERS, {
      list: [order(1), order(2, { status: '已完成' }), order(3, { status: '已取消', share_money: 0 })],
    });
    await renderScreen(orderPage);
    const rows = await screen.findAllByRole('group');
    expect(rows[0]?.textContent).toContain('预计佣金￥6.50');
    expect(rows[1]?.textContent).toContain('已得佣金￥6.50');
    expect(rows[2]?.textContent).toContain('已失效佣金￥0.00');
    const [first] = rows;
    expect(first?.hasAttribute('open')).toBe(false);
    expect(within(first as HTMLElement).getByText('手工桃酥')).toBeTruthy();
    expect(within(first as HTMLElement).getByText('已退款')).toBeTruthy();
  });

  it('are listed by state', async () => {
    backend.answer(ORDERS, { list: [] });
    await renderScreen(orderPage, 'status=3');
    expect(await screen.findByText('暂无已完成分销订单')).toBeTruthy();
    expect(backend.asked(ORDERS)[0]).toMatchObject({ status: '3' });
    await tab('待付款');
    expect(address()).toBe('/pages/share/order/order?status=1');
  });
});

describe('the team', () => {
  const TEAM = 'api/share/team';
  const MEMBER = {
    id: '9',
    nickname: '沈知秋',
    avatar: '',
    junior_at: '2026-11-02 09:00:00',
    orderPrice: '268.00',
    orderCount: 3,
    peopleCount: '5',
  };

  it('has a tab a level that is on, with how many there are, and what each junior earns for him', async () => {
    backend.answer(TEAM, { list: [MEMBER], first_count: 12, second_count: 30, third_count: -1 });
    await renderScreen(teamPage);
    expect(await screen.findByRole('tab', { name: '一级分销(12)' })).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(await screen.findByText('沈知秋')).toBeTruthy();
    expect(screen.getByText('消费268.00元 · 3个订单')).toBeTruthy();
    expect(screen.getByText('推广5人')).toBeTruthy();
    await tab('二级分销(30)');
    expect(address()).toBe('/pages/share/team/team?status=2');
  });

  it('is searched by nickname', async () => {
    backend.answer(TEAM, { list: [], first_count: 12, second_count: 0, third_count: 0 });
    await renderScreen(teamPage, 'keyword=%E7%A7%8B');
    expect(await screen.findByText('没有昵称包含“秋”的成员')).toBeTruthy();
    expect(backend.asked(TEAM).some(({ keyword }) => keyword === '秋')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(address()).toBe('/pages/share/team/team');
  });

  it('leads to the links while it is empty', async () => {
    backend.answer(TEAM, { list: [], first_count: 0, second_count: 0, third_count: 0 });
    await renderScreen(teamPage);
    expect(await screen.findByText('暂无相关成员')).toBeTruthy();
    await tap('去推广');
    expect(address()).toBe('/pages/share/link/link');
  });
});

describe('the next level', () => {
  const LEVEL = 'api/share/level';
  const row = (condition_type: string, condition: number, present: number) => ({
    id: '2',
    rule: '佣金比例提高到 12%',
    condition_type,
    condition,
    present,
    name: '金牌掌柜',
    level: 2,
  });

  it('says what one of its conditions asks for, how far one is, and what it grants', async () => {
    backend.answer(LEVEL, { list: [row('1', 10, 4), row('2', 500, 88)], level: 1, level_name: '银牌掌柜' });
    await renderScreen(levelPage);
    expect(await screen.findByText('两者满足其一即可升级')).toBeTruthy();
    expect(screen.getByText('下线人数达到10人')).toBeTruthy();
    expect(screen.getByText('累计佣金达到￥500.00')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '下线人数' }).value).toBe(4);
    fireEvent.click((await screen.findAllByRole('button', { name: '金牌掌柜等级说明' }))[0] as HTMLElement);
    expect(await screen.findByText('佣金比例提高到 12%')).toBeTruthy();
  });

  it('is asked for once, and says what came of it', async () => {
    backend.answer(LEVEL, { list: [row('1', 10, 12)], level: 1, level_name: '银牌掌柜' });
    backend.answer('api/share/level-up', {
      status: 1,
      level_name: '升级到金牌掌柜',
      condition_text: '下线人数已达10人',
    });
    await renderScreen(levelPage);
    await tap('立即升级');
    await tap('立即升级');
    expect(await screen.findByText('恭喜您，升级到金牌掌柜')).toBeTruthy();
    expect(backend.asked('api/share/level-up')).toHaveLength(1);
  });

  it('does not exist above the highest', async () => {
    backend.answer(LEVEL, { list: [], level: 3, level_name: '钻石掌柜' });
    await renderScreen(levelPage);
    expect(await screen.findByText('您已是最高等级')).toBeTruthy();
    expect(screen.getByText('钻石掌柜')).toBeTruthy();
  });
});
