// Proves the screens of pre-sales: the bar in every state, the deposit, mine with their next step, and what orders say.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  advanceBanner,
  advanceCancel,
  advanceDeposit,
  advanceGoodsDetail,
  advanceGoodsIndex,
  advanceMyAdvance,
  advancePayData,
} from '~/schemas/api/advance.gen';
import { goodsRemind } from '~/schemas/api/goods.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen } from '../../testing/render-screen';
import { goodsCard, goodsDetailAnswer } from '../../testing/sample-goods';
import { inHours, openedCheckout, passHours, startSale } from '../../testing/sample-sales';
import goodsScreen from './goods.page';
import indexScreen from './index.page';
import orderScreen from './order.page';
import ordersScreen from './orders.page';
import parts from './sale-parts';
import searchScreen from './search.page';

/** Of the sample's SKU. */
const TERMS = '定金￥10.00抵￥20.00';

const MINUTE = 1 / 60;

function answerGoods({ detail = {}, terms = {} }: { detail?: object; terms?: object } = {}) {
  const sku = {
    id: 26,
    stock: 9,
    price: '80.00',
    pic_url: '',
    attr_list: [],
    deposit: 10,
    swell_deposit: 20,
  };
  const { goods } = goodsDetailAnswer({ sign: 'advance', attr: [sku], ...detail });
  backend.answer(advanceGoodsDetail.route, {
    detail: {
      ...goods,
      advanceGoods: {
        ladder_rules: [
          { num: 10, discount: 9.5 },
          { num: 50, discount: 9 },
        ],
        start_prepayment_at: inHours(-2),
        end_prepayment_at: inHours(2),
        pay_limit: 3,
        paid_num: 12,
        ...terms,
      },
    },
  });
}

const ORDER = {
  id: 1,
  advance_no: 'AD1',
  order_id: 0,
  goods_id: 12,
  goods_attr_id: 26,
  goods_num: 2,
  deposit: '20.00',
  swell_deposit: '40.00',
  preferential_price: '0.00',
  tail_money: '104.40',
  status: '尾款待支付',
  status_num: '3',
  is_pay: 1,
  end_prepayment_at: inHours(-1),
  pay_limit: 3,
  goods_info: '{"attr_list":[{"attr_name":"5斤"},{"attr_name":"特级"}]}',
  goods: { goodsWarehouse: { name: '预售新米', cover_pic: '' } },
};
const mine = (change: object = {}) =>
  backend.answer(advanceMyAdvance.route, { list: [{ ...ORDER, ...change }], pagination: {} });

/** A union without a sum is paid at once. */
function answerPayment() {
  backend.answer('api/payment/get-payments', { amount: '0', list: [] });
  backend.answer('api/payment/pay-data', { order_amount: '0' });
  backend.answer('api/payment/pay-buy-balance', null);
}
const paid = () => backend.asked('api/payment/pay-buy-balance');

const showGoods = async () => {
  await renderScreen(goodsScreen, 'id=12');
  await screen.findByRole('heading', { name: '每日坚果礼盒', level: 2 });
  return within(screen.getByRole('region', { name: '购买' }));
};
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens the sheet, which says what becomes of a deposit, and pays in it. */
async function giveDeposit(words: string): Promise<void> {
  tap('支付定金');
  // The sheet that waits for its terms is another one.
  await screen.findByText(`${TERMS}，${words}`);
  const sheet = within(screen.getByRole('dialog', { name: '选择规格' }));
  fireEvent.click(sheet.getByRole('button', { name: '支付定金' }));
}

beforeEach(() => startSale(parts));

describe('the lists of pre-sales', () => {
  const row = (change: object = {}, terms: object = {}) => ({
    ...goodsCard(12, change),
    deposit: 10,
    swell_deposit: 20,
    advanceGoods: { start_prepayment_at: inHours(-1), end_prepayment_at: inHours(2), ...terms },
  });

  it('say what a deposit counts for, and how long it is taken', async () => {
    backend.answer(advanceBanner.route, {
      list: [{ id: 1, title: '新米', pic_url: '/1.png', page_url: '/pages/goods/goods?id=1' }],
    });
    const coming = { ...row({ id: 13 }, { start_prepayment_at: inHours(1) }), id: 13 };
    backend.answer(advanceGoodsIndex.route, {
      list: [row(), coming, { ...row({ goods_stock: 0 }), id: 14 }],
      pagination: {},
    });
    await renderScreen(indexScreen);
    expect(await screen.findAllByText(TERMS)).toHaveLength(3);
    for (const words of ['抢购', '即将开始', '已售罄']) expect(screen.getByText(words)).toBeDefined();
    expect(screen.getAllByText('剩余')).toHaveLength(3);
    fireEvent.click(await screen.findByRole('button', { name: '新米' }));
    expect(address()).toBe('/pages/goods/goods?id=1');
  });

  it('ask again when the time of a row is up', async () => {
    backend.answer(advanceGoodsIndex.route, {
      list: [row({}, { end_prepayment_at: inHours(1) })],
      pagination: {},
    });
    await renderScreen(indexScreen);
    await screen.findByText(TERMS);
    backend.answer(advanceGoodsIndex.route, { list: [], pagination: {} });
    passHours(2);
    expect(await screen.findByText('暂无预售商品', {}, { timeout: 30_000 })).toBeDefined();
  });

  it('are searched by a word', async () => {
    backend.answer(advanceGoodsIndex.route, { list: [], pagination: {} });
    await renderScreen(searchScreen, 'keyword=米');
    expect(await screen.findByText('没有任何信息哦~')).toBeDefined();
    expect(backend.asked(advanceGoodsIndex.route)).toMatchObject([{ keyword: '米' }]);
  });
});

describe('a goods that is sold in advance', () => {
  it.each([
    ['已售罄', { goods_stock: 0 }, {}],
    ['商品已下架', { status: 0 }, {}],
    ['活动已结束', {}, { start_prepayment_at: inHours(-99), end_prepayment_at: inHours(-90) }],
    ['即将开抢', {}, { start_prepayment_at: inHours(4 * MINUTE) }],
    ['已设提醒', { reminded: true }, { start_prepayment_at: inHours(1) }],
  ])('says %s on its button, which does nothing', async (words, detail, terms) => {
    answerGoods({ detail, terms });
    const bar = await showGoods();
    expect(bar.getByRole<HTMLButtonElement>('button', { name: words }).disabled).toBe(true);
    expect(bar.queryByRole('button', { name: '支付定金' })).toBeNull();
  });

  it('reminds of its beginning', async () => {
    answerGoods({ terms: { start_prepayment_at: inHours(1) } });
    backend.answer(goodsRemind.route, null);
    await showGoods();
    answerGoods({ detail: { reminded: true }, terms: { start_prepayment_at: inHours(1) } });
    tap('提醒我');
    expect(await screen.findByRole('button', { name: '已设提醒' })).toBeDefined();
    expect(backend.asked(goodsRemind.route)).toMatchObject([{ goods_id: '12' }]);
  });

  it('can be paid for by itself once it has begun', async () => {
    answerGoods({ terms: { start_prepayment_at: inHours(1) } });
    await showGoods();
    expect(screen.queryByRole('button', { name: '支付定金' })).toBeNull();
    passHours(1.5);
    expect(await screen.findByRole('button', { name: '支付定金' }, { timeout: 30_000 })).toBeDefined();
    await waitFor(() => expect(backend.asked(advanceGoodsDetail.route)).toHaveLength(2));
  });

  it('leads to my pre-sales while the balance is paid', async () => {
    answerGoods({ terms: { end_prepayment_at: inHours(-1) } });
    const bar = await showGoods();
    expect(bar.getByRole('link', { name: '去付尾款' }).getAttribute('href')).toBe(
      '#/plugins/advance/order/order?status=3',
    );
  });

  it.each([
    [0, '再抢购10件，可享9.5折优惠'],
    [12, '当前9.5折，再抢购38件，可享9折优惠'],
    [50, '当前9折，已满足抢购条件'],
    [undefined, '阶梯优惠'],
  ])('with %s deposits says %s', async (count, words) => {
    answerGoods({ terms: { paid_num: count } });
    await showGoods();
    expect(await screen.findByRole('heading', { name: words })).toBeDefined();
  });

  it('takes a deposit once it is worked on, and leads to mine', async () => {
    answerGoods();
    answerPayment();
    backend.answer(advanceDeposit.route, { token: 'proof', queue_id: '47' });
    backend.answer(advancePayData.route, () =>
      backend.asked(advancePayData.route).length < 2 ? { retry: 1 } : { id: 16 },
    );
    await showGoods();
    await giveDeposit('尾款逾期未付定金不退');
    await waitFor(() => expect(address()).toBe('/plugins/advance/order/order?status=2'), { timeout: 30_000 });
    expect(backend.asked(advanceDeposit.route)).toMatchObject([
      { goods_id: '12', goods_attr_id: '26', goods_num: '1' },
    ]);
    expect(backend.asked(advancePayData.route)).toHaveLength(2);
    expect(paid()).toMatchObject([{ id: '16' }]);
  });

  it('takes none that is refused, and says why', async () => {
    answerGoods({ terms: { is_deposit_returned: 1 } });
    backend.answer(advanceDeposit.route, { token: 'proof', queue_id: '47' });
    backend.refuse(advancePayData.route, '该商品预售活动已结束。');
    await showGoods();
    await giveDeposit('尾款逾期未付退还定金');
    expect(await screen.findByText('该商品预售活动已结束。')).toBeDefined();
    expect(paid()).toEqual([]);
  });

  it('asks a guest to sign in before the deposit', async () => {
    await startSale(parts, false);
    answerGoods();
    await showGoods();
    await giveDeposit('尾款逾期未付定金不退');
    expect(await screen.findByRole('dialog', { name: /登录/ })).toBeDefined();
    expect(backend.asked(advanceDeposit.route)).toEqual([]);
  });
});

describe('my pre-sales', () => {
  const show = async (change: object = {}, page = ordersScreen, search = 'status=3') => {
    mine(change);
    await renderScreen(page, search);
    await screen.findByText('预售新米');
  };

  it('say what was bought, its two payments and what is next', async () => {
    await show({ status_num: '2', status: '尾款支付未开始', end_prepayment_at: '2099-01-02 08:00:00' });
    for (const words of [
      '5斤 特级 x2',
      '定金￥20.00 抵￥40.00',
      '尾款￥104.40',
      '支付尾款时间：01-02 08:00 ~ 01-05 08:00',
    ])
      expect(screen.getByText(words)).toBeDefined();
    expect(backend.asked(advanceMyAdvance.route)[0]).toMatchObject({ keyword: '3', page: '1' });
    expect(screen.getByRole('link', { name: /预售新米/ }).getAttribute('href')).toBe(
      '#/plugins/advance/order-detail/order-detail?id=1',
    );
  });

  it.each([
    [{ status_num: '1', is_pay: 0 }, ['取消订单', '支付定金']],
    [{ status_num: '2' }, []],
    [{ status_num: '3', order_id: 19 }, ['支付尾款']],
    [{ status_num: '4', order_id: 19 }, ['查看订单']],
    [{ status_num: '7' }, []],
    [{ status_num: '9' }, []],
  ])('offer for %o %o', async (change, acts) => {
    await show(change, orderScreen, 'id=1');
    const names = ['取消订单', '支付定金', '支付尾款', '查看订单'];
    expect(names.filter((name) => screen.queryByText(name) !== null)).toEqual(acts);
  });

  it('take an unpaid deposit, and cancel it', async () => {
    await show({ status_num: '1', is_pay: 0, deposit_cancel_time: inHours(1) });
    answerPayment();
    backend.answer(advanceDeposit.route, { id: 16 });
    tap('支付定金');
    await waitFor(() => expect(paid()).toMatchObject([{ id: '16' }]));
    expect(backend.asked(advanceDeposit.route)).toMatchObject([{ id: '1' }]);
    backend.answer(advanceCancel.route, null);
    tap('取消订单');
    const dialog = within(await screen.findByRole('alertdialog'));
    mine({ status_num: '5', status: '订单已取消' });
    fireEvent.click(dialog.getByRole('button', { name: '取消订单' }));
    expect(await screen.findByText('取消成功')).toBeDefined();
    expect(backend.asked(advanceCancel.route)).toMatchObject([{ id: '1' }]);
  });

  it('open the checkout of a balance with its deposit', async () => {
    await show();
    tap('支付尾款');
    await waitFor(() => expect(address()).toContain('/pages/order-submit/order-submit?'));
    const { query, groups } = openedCheckout();
    expect(groups).toMatchObject([{ goods_list: [{ id: 12, goods_attr_id: 26, num: 2, advance_id: 1 }] }]);
    expect(query.get('total_title')).toBe('尾款');
    expect(query.get('submit_url')).toBe('plugin/advance/api/order/order-submit');
  });

  it('pay the order that came of a balance', async () => {
    await show({ order_id: 19 });
    answerPayment();
    backend.answer('api/order/list-pay-data', { id: 21 });
    tap('支付尾款');
    await waitFor(() => expect(paid()).toMatchObject([{ id: '21' }]));
    expect(backend.asked('api/order/list-pay-data')).toMatchObject([{ id: '19' }]);
  });

  it('each have a screen with both payments, asked again when the time is up', async () => {
    await show({ status_num: '2', status: '未开始', end_prepayment_at: inHours(1) }, orderScreen, 'id=1');
    expect(backend.asked(advanceMyAdvance.route)).toMatchObject([{ id: '1' }]);
    for (const words of ['-￥40.00', '￥104.40', '￥20.00']) expect(screen.getByText(words)).toBeDefined();
    mine();
    passHours(2);
    expect(await screen.findByRole('button', { name: '支付尾款' }, { timeout: 30_000 })).toBeDefined();
  });

  it('say that one is not there', async () => {
    backend.answer(advanceMyAdvance.route, { list: [], pagination: {} });
    await renderScreen(orderScreen, 'id=9');
    expect(await screen.findByText('预售订单不存在')).toBeDefined();
  });
});

it.each([
  [{ deposit: '10.00', swell_deposit: '20.00' }, '预售订单，定金￥20.00抵￥40.00'],
  [[], '预售订单'],
])('an order whose line has %o says what its deposit was', (extra, words) => {
  const { OrderNote } = parts;
  if (OrderNote === undefined) throw new Error('No note.');
  render(<OrderNote order={{ detail: [{ goods_info: { num: '2', goods_attr: { extra } } }] } as never} />);
  expect(screen.getByText(words)).toBeDefined();
});
