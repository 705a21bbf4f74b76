// Proves following an after-sale: list, history, detail in each state, sending back, whole orders.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatServerTime } from '~/domain/time';
import { backend } from '../../../testing/fake-backend';
import { address, carriedData, renderScreen, startMall } from '../../../testing/render-screen';
import { full } from '../../../testing/sample-orders';
import { AGREED, refund, refundOfLine } from '../../../testing/sample-refunds';
import historyPage from './history.page';
import orderRefundPage from './order-refund.page';
import detailPage from './refund-detail.page';
import refundsPage from './refunds.page';

const LIST = 'api/order/list';
const DETAIL = 'api/order/refund-detail';
const SEND = 'api/order/refund-send';
const TO_RETURN = 'api/order/refund-to-return';
const WITHDRAW = 'api/order/cancel-refund';
const CANCEL = 'api/order/cancel';

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (words: string, answer = '确定') => {
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(words);
  fireEvent.click(within(dialog).getByRole('button', { name: answer }));
};
const listed = (change: object = {}) => {
  const { goods_info, refund_type_text: _words, ...row } = refundOfLine(change);
  return { ...row, pic_list: '[]', refund_data: '{}', detail: [{ goods_info }] };
};
const detailed = (change: object = {}) =>
  backend.answer(DETAIL, {
    detail: refund(change),
    express_list: [
      { id: 1, name: '顺丰速运', code: 'SF' },
      { id: 5, name: '中通快递', code: 'ZTO' },
    ],
  });

beforeEach(async () => {
  await startMall({ isSignedIn: true });
});

describe('the list of after-sales', () => {
  it('asks for the group of the address and opens another by address', async () => {
    backend.answer(LIST, { list: [listed()], pagination: {} });
    await renderScreen(refundsPage, 'status=1');
    await screen.findByText('手工桃酥');
    expect(backend.asked(LIST)[0]).toMatchObject({ status: '5', refund_status: '1', page: '1' });
    fireEvent.click(screen.getByRole('tab', { name: '已结束' }));
    expect(address()).toBe('/pages/order/refund/index?status=3');
  });

  it('shows what was asked for and what was paid back, with the words of the shop', async () => {
    const done = { status: 2, is_send: 1, is_confirm: 1, is_refund: 1, status_text: '已退款' };
    const paid = listed({ ...done, reality_refund_price: '18.00', merchant_remark: '扣除包装费' });
    backend.answer(LIST, { list: [paid], pagination: {} });
    await renderScreen(refundsPage);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('已退款')).toBeTruthy();
    expect(card.getByText('申请退款').parentElement?.textContent).toBe(
      '退货退款申请退款￥20.00实际退款￥18.00',
    );
    expect(card.getByText('商家留言：扣除包装费')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('withdraws a request after a question, and fetches again', async () => {
    backend.answer(LIST, { list: [listed()], pagination: {} });
    backend.answer(WITHDRAW, null);
    await renderScreen(refundsPage);
    await screen.findByText('手工桃酥');
    tap('撤销申请');
    backend.answer(LIST, { list: [], pagination: {} });
    await confirm('是否撤销申请？');
    expect(await screen.findByText('暂无相关订单')).toBeTruthy();
    expect(backend.asked(WITHDRAW)).toEqual([{ refund_id: '3' }]);
  });

  it('leads to the parcel where the shop has agreed, and says what ends it without one', async () => {
    const auto_time = formatServerTime(Date.now() + 7 * 86_400_000);
    const { status, status_text, status_time } = AGREED;
    const agreed = listed({ status, status_text, status_time, auto_time });
    backend.answer(LIST, { list: [agreed], pagination: {} });
    await renderScreen(refundsPage);
    expect(await screen.findByText(/逾期未寄回将自动关闭/)).toBeTruthy();
    const link = await screen.findByRole('link', { name: '填写快递单号' });
    expect(link.getAttribute('href')).toBe('#/pages/order/refund-detail/refund-detail?id=3');
  });
});

describe('the after-sales of one line', () => {
  it('are listed', async () => {
    const refused = refundOfLine({ id: 2, status: 3, is_confirm: 1, status_text: '商家已拒绝' });
    backend.answer('api/order/refund-list', { list: [refundOfLine(), refused] });
    await renderScreen(historyPage, 'id=5&order_detail_id=10');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(backend.asked('api/order/refund-list')).toEqual([{ order_id: '5', order_detail_id: '10' }]);
  });

  it('may be none', async () => {
    backend.answer('api/order/refund-list', { list: [] });
    await renderScreen(historyPage, 'id=5');
    expect(await screen.findByText('暂无售后记录')).toBeTruthy();
    expect(backend.asked('api/order/refund-list')).toEqual([{ order_id: '5' }]);
  });
});

describe('an after-sale', () => {
  it('that waits shows the time left, and can be withdrawn', async () => {
    const soon = formatServerTime(Date.now() + 3_600_000);
    detailed({ auto_time: soon });
    backend.answer(WITHDRAW, null);
    await renderScreen(detailPage, 'id=3');
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(screen.getByText(/商家逾期未处理将自动同意/)).toBeTruthy();
    tap('撤销申请');
    await confirm('是否撤销申请？');
    await waitFor(() => expect(address()).toBe('/pages/order/refund/index'));
  });

  it('that the shop has answered meanwhile stays, with its new state', async () => {
    detailed();
    backend.refuse(WITHDRAW, '商家已同意售后申请');
    await renderScreen(detailPage, 'id=3');
    await screen.findByRole('heading', { name: '待商家审核' });
    tap('撤销申请');
    detailed(AGREED);
    await confirm('是否撤销申请？');
    expect(await screen.findByRole('heading', { name: '待买家发货' })).toBeTruthy();
    expect(screen.getByText('商家已同意售后申请')).toBeTruthy();
  });

  it('that was agreed to is sent back to the address of the shop, once', async () => {
    detailed(AGREED);
    backend.answer(SEND, null);
    await renderScreen(detailPage, 'id=3');
    expect(await screen.findByText('浙江省杭州市西湖区仓库一号')).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制退货地址' })).toBeTruthy();
    tap('确认发货');
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBe('请选择快递公司'));
    tap(/^快递公司/);
    const wheel = within(await screen.findByRole('dialog', { name: '请选择快递公司' }));
    fireEvent.click(wheel.getByRole('radio', { name: '中通快递' }));
    tap('确认发货');
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBe('请填写快递单号'));
    fireEvent.change(screen.getByLabelText('快递单号'), { target: { value: ' ZT123 ' } });
    detailed({ ...AGREED, is_send: 1, express: '中通快递', express_no: 'ZT123', status_text: '待商家处理' });
    tap('确认发货');
    tap('确认发货');
    expect(await screen.findByRole('button', { name: /退货物流/ })).toBeTruthy();
    expect(backend.asked(SEND)).toEqual([{ id: '3', express: '中通快递', express_no: 'ZT123' }]);
    expect(screen.queryByRole('button', { name: '确认发货' })).toBeNull();
    tap(/退货物流/);
    await waitFor(() => expect(address()).toContain('/express-detail?'));
    expect(address()).not.toContain('ZT123');
    expect(carriedData()).toEqual({ express_no: 'ZT123', customer_name: '' });
  });

  it.each([
    [
      'refused',
      { status: 3, is_confirm: 1, status_text: '商家已拒绝', merchant_remark: '已过七天' },
      ['商家已拒绝', '已过七天', '再次申请'],
    ],
    [
      'paid back',
      {
        ...AGREED,
        is_send: 1,
        is_confirm: 1,
        is_refund: 1,
        reality_refund_price: '18.00',
        pay_back_text: '余额',
        status_text: '已退款',
      },
      ['已退款', '￥18.00', '余额'],
    ],
    [
      'exchanged',
      {
        ...AGREED,
        type: 2,
        is_send: 1,
        is_confirm: 1,
        merchant_express: '顺丰速运',
        merchant_express_no: 'SF9',
        status_text: '已换货',
      },
      ['已换货', '换货物流', '顺丰速运 SF9'],
    ],
  ])('that was %s says so', async (_name, change, words) => {
    detailed(change);
    await renderScreen(detailPage, 'id=3');
    for (const text of words) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /撤销|发货/ })).toBeNull();
  });

  it('of an exchange that the shop does not send is turned into a return, after a question, once', async () => {
    const late = { ...AGREED, type: 2, is_send: 1, status_text: '待商家处理', refund_type_text: '换货' };
    detailed({ ...late, is_show_to_return: 1, hint_text: '商家逾期未寄出换货商品，您可以改为退货退款' });
    backend.answer(TO_RETURN, null);
    await renderScreen(detailPage, 'id=3');
    expect(await screen.findByText('商家逾期未寄出换货商品，您可以改为退货退款')).toBeTruthy();
    tap('改为退货退款');
    tap('改为退货退款');
    detailed({ ...late, type: 1, refund_type_text: '退货退款' });
    await confirm('改为退货退款后商家将不再换货');
    expect(await screen.findByText('商品已退回，等待商家收货后退款')).toBeTruthy();
    expect(backend.asked(TO_RETURN)).toEqual([{ id: '3' }]);
    expect(screen.queryByRole('button', { name: '改为退货退款' })).toBeNull();
  });

  it('of an exchange that the shop still has time for cannot be turned into a return', async () => {
    detailed({ ...AGREED, type: 2, is_send: 1, status_text: '待商家处理' });
    await renderScreen(detailPage, 'id=3');
    expect(await screen.findByText('商品已退回，等待商家寄出换货商品')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '改为退货退款' })).toBeNull();
  });

  it('of somebody else is refused with the words of the server', async () => {
    backend.refuse(DETAIL, '订单不存在');
    await renderScreen(detailPage, 'id=3');
    expect(await screen.findByText('订单不存在')).toBeTruthy();
  });
});

describe('the refund of a whole order', () => {
  const TO_SEND = { is_pay: '1', pay_type: '1', status_text: '待发货', refund_price_text: '￥22.00' };
  const order = (change: object = {}) =>
    backend.answer('api/order/detail', full({ ...TO_SEND, words: '', cancel_data: null, ...change }));
  const REQUEST = { cause: '缺货', mobile: '13800138000', remark: '急用', image_list: '["/a.png"]' };

  beforeEach(() => {
    backend.answer('api/order/cancel-cause-list', { list: ['缺货', '其它'] });
    backend.answer(CANCEL, null);
  });

  it('needs a reason and a confirmation, and then waits in place of the form', async () => {
    order({ express_price: '8.00' });
    await renderScreen(orderRefundPage, 'id=5');
    expect(await screen.findByText(/^含运费￥8\.00/)).toBeTruthy();
    tap('提交');
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBe('请选择退款原因'));
    tap(/^退款原因/);
    const list = within(await screen.findByRole('dialog', { name: '请选择退款原因' }));
    fireEvent.click(list.getByRole('radio', { name: '缺货' }));
    tap('提交');
    order({ cancel_status: '2', cancel_data: REQUEST });
    await confirm('确认申请退款？');
    expect(await screen.findByRole('heading', { name: '待商家审核' })).toBeTruthy();
    expect(backend.asked(CANCEL)).toEqual([
      { id: '5', cause: '缺货', mobile: '13800138000', remark: '', image_list: '[]' },
    ]);
    expect(screen.getByText('急用')).toBeTruthy();
    expect(screen.getByRole('list', { name: '凭证图片' })).toBeTruthy();
  });

  it('is withdrawn while it waits', async () => {
    order({ cancel_status: '2', cancel_data: REQUEST });
    backend.answer('api/order/cancel-apply', null);
    await renderScreen(orderRefundPage, 'id=5');
    fireEvent.click(await screen.findByRole('button', { name: '撤销申请' }));
    order();
    await confirm('是否撤销申请？');
    expect(await screen.findByRole('button', { name: '提交' })).toBeTruthy();
    expect(backend.asked('api/order/cancel-apply')).toEqual([{ id: '5' }]);
  });

  it('shows why the shop has refused before', async () => {
    order({ words: '已在打包' });
    await renderScreen(orderRefundPage, 'id=5');
    expect(await screen.findByText('商家拒绝了上次的申请：已在打包')).toBeTruthy();
  });

  it.each([
    [{ cancel_status: '1' }, '订单已退款'],
    [{ is_pay: '0', pay_type: '0' }, '订单未付款，可在订单列表直接取消'],
    [{ is_send: '1' }, '商品已发出，请在订单详情里申请售后'],
    [{ status: '0' }, '订单进行中,无法取消'],
  ])('is closed for %j, and says why', async (change, words) => {
    order(change);
    await renderScreen(orderRefundPage, 'id=5');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });
});
