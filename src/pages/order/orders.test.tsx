import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { depth } from '../../engine/navigation';
import { carriedQuery } from '../../engine/visit-state';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { full, goods, order } from '../../testing/sample-orders';
import appraisePage from './appraise.page';
import ordersPage from './orders.page';
import searchPage from './search.page';

const list = (...orders: object[]) => backend.answer('api/order/list', { list: orders, pagination: {} });
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () =>
  within(screen.getByRole('article'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  await startMall({ isSignedIn: true });
});

const RECEIVED = { is_pay: 1, pay_type: 1, is_send: 1, is_confirm: 1, status_text: '已收货' };

describe('my orders', () => {
  it('requests the tab of the address and opens another by address', async () => {
    list(order(1));
    await renderScreen(ordersPage, 'status=1');
    await screen.findByText('手工桃酥');
    expect(backend.asked('api/order/list')[0]).toMatchObject({ status: '1', page: '1' });
    fireEvent.click(screen.getByRole('tab', { name: '待收货' }));
    expect(address()).toBe('/pages/order/index/index?status=3');
  });

  it('requests the search and shows when nothing was found', async () => {
    list();
    backend.answer('api/goods/new-recommend', { list: [] });
    const search = JSON.stringify({ keyword: '桃酥', from: '2026-11-01', to: '' });
    await renderScreen(ordersPage, new URLSearchParams({ search }).toString());
    expect(await screen.findByText('暂无您搜索的订单')).toBeTruthy();
    expect(backend.asked('api/order/list')[0]).toMatchObject({
      keyword: '桃酥',
      dateArr: '["2026-11-01",""]',
    });
  });

  it('opens after-sales on top of itself, so that back leads to the orders', async () => {
    list(order(1));
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    const below = depth();
    fireEvent.click(screen.getByRole('tab', { name: '售后' }));
    expect([address(), depth()]).toEqual(['/pages/order/refund/index', below + 1]);
  });

  it('leads to the list of after-sales where the address asks for them', async () => {
    list(order(1));
    await renderScreen(ordersPage, 'status=5');
    expect(address()).toBe('/pages/order/refund/index');
    expect(backend.asked('api/order/list')).toEqual([]);
  });

  it.each([
    ['under way', { refund_status: 1 }, '售后中'],
    ['refunded', { refund_status: 2, is_refund: 1 }, '已退款'],
    ['refused', { refund_status: 2, is_refund: 0 }, '售后已结束'],
  ])('marks a line whose after-sale is %s', async (_name, change, words) => {
    list(order(1, { is_pay: 1, is_send: 1, detail: [{ ...goods(), ...change }] }));
    await renderScreen(ordersPage);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('opens the refund of an order that is not sent, and the request that waits', async () => {
    list(order(1, { is_pay: 1, pay_type: 1, cancel_status: 2, status_text: '待发货' }));
    await renderScreen(ordersPage);
    expect(await screen.findByText('退款待审核')).toBeTruthy();
    tap('退款进度');
    expect(address()).toBe('/pages/order/refund/order-refund?id=1');
  });

  it('says of an order that is given to a friend that it waits for him, and until when', async () => {
    const given = { is_pay: 1, pay_type: 1, status_text: '待发货' };
    list(
      order(1, { ...given, gift_expire_time: '2099-11-30 12:00:00' }),
      order(2, { ...given, gift_expire_time: '2000-11-30 12:00:00' }),
    );
    await renderScreen(ordersPage);
    const [waiting, own] = await screen.findAllByRole('article');
    expect(waiting?.textContent).toContain('待朋友填地址');
    expect(waiting?.textContent).toContain('等他在11-30 12:00前填写收货地址');
    expect(own?.textContent).toContain('待发货');
  });

  it('says of a partly sent order that a part has left, as its detail does', async () => {
    list(order(1, { is_pay: 1, pay_type: 1, status_text: '待发货', detailExpress: [{}] }));
    await renderScreen(ordersPage);
    expect(within(await screen.findByRole('article')).getByText('部分发货')).toBeTruthy();
    expect(within(screen.getByRole('article')).queryByText('待发货')).toBeNull();
  });

  it.each([
    ['to pay', {}, ['取消', '付款']],
    ['to pick up', { is_pay: 1, pay_type: 1, send_type: 1, status_text: '待核销' }, ['申请退款', '核销码']],
    ['sent', { is_pay: 1, pay_type: 1, is_send: 1, status_text: '待收货' }, ['物流', '确认收货']],
    ['received', { is_pay: 1, pay_type: 1, is_send: 1, is_confirm: 1, status_text: '已收货' }, ['评价']],
    ['to send', { is_pay: 1, pay_type: 1, status_text: '待发货' }, ['申请退款']],
    ['partly sent', { is_pay: 1, pay_type: 1, detailExpress: [{}] }, ['物流']],
    ['given as a gift', { is_pay: 1, pay_type: 1, sign: 'gift' }, []],
    ['cancelled', { cancel_status: 1, status_text: '待付款 已取消' }, []],
    ['locked', { is_pay: 1, pay_type: 1, status: 0 }, []],
  ])('shows the actions of an order %s (NS-05)', async (_name, change, names) => {
    list(order(1, change));
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    expect(buttons()).toEqual(names);
  });

  it.each([
    ['has', { id: 3 }, '查看发票', '#/pages/order/invoice/detail?order_id=1'],
    ['may ask for', null, '开发票', '#/pages/invoice/edit?order_id=1'],
  ])('leads to the invoice that a received order %s', async (_name, invoice, words, href) => {
    await startMall({ isSignedIn: true, config: { invoice: 1 } });
    list(order(1, { ...RECEIVED, invoice, invoice_price: '36.00' }));
    await renderScreen(ordersPage);
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(href);
  });

  it('offers no invoice where the mall makes none', async () => {
    list(order(1, { ...RECEIVED, invoice: null, invoice_price: '36.00' }));
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    expect(screen.queryByRole('link', { name: '开发票' })).toBeNull();
  });

  it('collapses many goods to covers with their count', async () => {
    list(
      order(1, {
        detail: [goods('一'), goods('二'), goods('三')].map((one, place) => ({ ...one, id: place })),
      }),
    );
    await renderScreen(ordersPage);
    expect(await screen.findByText('共3件')).toBeTruthy();
  });

  it('cancels after a confirmation', async () => {
    list(order(1));
    backend.answer('api/order/cancel', null);
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    tap('取消');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('是否取消订单？');
    expect(backend.asked('api/order/cancel')).toEqual([]);
    const answers = within(dialog).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['再想想', '取消订单']);
    list(order(1, { cancel_status: 1, status_text: '待付款 已取消' }));
    fireEvent.click(answers[1] as HTMLElement);
    await waitFor(() => expect(backend.asked('api/order/cancel')).toEqual([{ id: '1' }]));
    expect(await screen.findByText('已取消')).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  it('shows an order cancelled under 待付款 among all, with the search preserved', async () => {
    list(order(1));
    backend.answer('api/order/cancel', null);
    backend.answer('api/goods/new-recommend', { list: [] });
    const carried = new URLSearchParams({ search: '{"keyword":"桃"}' }).toString();
    window.history.replaceState({ idx: 0, usr: { carried } }, '');
    await renderScreen(ordersPage, 'status=1');
    await screen.findByText('手工桃酥');
    tap('取消');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(address()).toBe('/pages/order/index/index?status=0'));
    await waitFor(() =>
      expect(backend.asked('api/order/list').at(-1)).toMatchObject({ status: '0', keyword: '桃' }),
    );
    expect(carriedQuery()).toBe(carried);
  });

  it('opens the review after receipt is confirmed', async () => {
    await startMall({ isSignedIn: true, setting: { is_comment: '1' } });
    list(order(1, { is_pay: 1, pay_type: 1, is_send: 1, status_text: '待收货' }));
    backend.answer('api/order/confirm', null);
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    tap('确认收货');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: '确定' }));
    fireEvent.click(await screen.findByRole('button', { name: '去评价' }));
    await waitFor(() => expect(address()).toBe('/pages/order/appraise/appraise?id=1'));
    expect(backend.asked('api/order/list').length).toBeGreaterThan(1);
  });

  it('pays later with the union of the order, and switches to the orders to be delivered', async () => {
    list(order(1));
    backend.answer('api/order/list-pay-data', { id: 77 });
    backend.answer('api/payment/get-payments', { amount: '0', list: [] });
    backend.answer('api/payment/pay-data', { order_amount: '0' });
    backend.answer('api/payment/pay-buy-balance', null);
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    tap('付款');
    await waitFor(() => expect(address()).toBe('/pages/order/index/index?status=2'));
    expect(backend.asked('api/payment/pay-buy-balance')[0]).toMatchObject({ id: '77' });
  });

  it('shows why an order cannot be paid any more', async () => {
    list(order(1));
    backend.refuse('api/order/list-pay-data', '订单数据异常,无法支付');
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    tap('付款');
    expect(await screen.findByText('订单数据异常,无法支付')).toBeTruthy();
  });

  it('shows the code of a pick-up', async () => {
    list(order(1, { is_pay: 1, pay_type: 1, send_type: 1, status_text: '待核销' }));
    backend.answer('api/order/clerk-qr-code', { file_path: 'code.png' });
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    tap('核销码');
    expect((await screen.findByRole<HTMLImageElement>('img', { name: '核销码' })).src).toContain('code.png');
  });

  it('opens the tracking of one parcel, and the list of several', async () => {
    const parcel = { id: 1, send_type: 1, express: '顺丰速运', express_no: 'SF1', customer_name: '' };
    list(order(1, { is_pay: 1, pay_type: 1, is_send: 1, status_text: '待收货', detailExpress: [parcel] }));
    const rendered = await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    tap('物流');
    await waitFor(() => expect(address()).toContain('/pages/order/express-detail/express-detail?'));
    rendered.unmount();
    await startMall({ isSignedIn: true });
    list(
      order(1, {
        is_pay: 1,
        pay_type: 1,
        is_send: 1,
        status_text: '待收货',
        detailExpress: [parcel, { ...parcel, id: 2 }],
      }),
    );
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    tap('物流');
    await waitFor(() => expect(address()).toBe('/pages/order/express-list/express-list?order_id=1'));
  });
});

describe('the search', () => {
  it('refuses reversed days and opens the orders with the search', async () => {
    await renderScreen(searchPage);
    const lastYear = String(new Date().getFullYear() - 1);
    const choose = async (field: string, month: string) => {
      tap(new RegExp(`^${field}`));
      const wheels = within(await screen.findByRole('dialog', { name: `请选择${field}` }));
      for (const name of [`${lastYear}年`, month, '1日'])
        fireEvent.click(wheels.getByRole('radio', { name }));
      fireEvent.click(wheels.getByRole('button', { name: '确定' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await choose('开始时间', '10月');
    await choose('结束时间', '9月');
    const search = () =>
      fireEvent.click(screen.getAllByRole('button', { name: '搜索' }).at(-1) as HTMLElement);
    search();
    expect(await screen.findByText('时间区间选择有误，请确认选择的时间')).toBeTruthy();
    await choose('结束时间', '12月');
    search();
    await waitFor(() => expect(address()).toBe('/pages/order/index/index'));
    // A name or a number is searched for here: it stands beside the address.
    expect(JSON.parse(new URLSearchParams(carriedQuery()).get('search') ?? '')).toMatchObject({
      from: `${lastYear}-10-01`,
      to: `${lastYear}-12-01`,
    });
  });

  it('clears a day by its clear button', async () => {
    await renderScreen(searchPage);
    tap(/^开始时间/);
    fireEvent.click(await screen.findByRole('button', { name: '确定' }));
    tap('清除开始时间');
    expect(screen.getByRole('button', { name: /^开始时间/ }).textContent).toContain('请选择开始时间');
  });
});

describe('a review', () => {
  it('is good by default, and is sent for all goods together', async () => {
    backend.answer('api/order/detail', full({ is_pay: '1', is_send: '1', is_confirm: '1' }));
    backend.answer('api/order/appraise', null);
    await renderScreen(appraisePage, 'id=5');
    fireEvent.click(await screen.findByRole('radio', { name: '中评' }));
    fireEvent.change(screen.getByLabelText('评价内容'), { target: { value: ' 好吃 ' } });
    tap('提交');
    await waitFor(() => expect(address()).toBe('/pages/order/appraise-finish/index?id=5'));
    expect(JSON.parse(backend.asked('api/order/appraise')[0]?.['appraiseData'] ?? '')).toEqual([
      { id: 10, grade_level: 2, content: '好吃', pic_list: [], is_anonymous: 0 },
    ]);
  });

  it('is not requested twice', async () => {
    backend.answer('api/order/detail', full({ is_comment: '1' }));
    await renderScreen(appraisePage, 'id=5');
    expect(await screen.findByText('订单已评价，无需再次评价')).toBeTruthy();
  });
});
