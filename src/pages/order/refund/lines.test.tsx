// Proves one request for several lines of an order: whole ones, and some pieces of each.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../../testing/render-screen';
import { full, goods, texts } from '../../../testing/sample-orders';
import { applying } from '../../../testing/sample-refunds';
import batchPage from './batch-refund.page';
import splitPage from './split-refund.page';

const BATCH = 'api/order/batch-refund';

const line = (id: number, change: object = {}) => ({
  ...texts({ ...goods(`龙井 ${id} 号`), num: 3 }),
  id: String(id),
  goods_info: { ...goods(`龙井 ${id} 号`).goods_info, is_can_apply_sales: 1 },
  goods_type: 'goods',
  total_price: '10.00',
  is_show_apply_refund: 1,
  is_refund: '0',
  max_num: 3,
  refund: null,
  ...change,
});

const asked = line(12, {
  is_show_apply_refund: 0,
  max_num: 0,
  refund: { id: '4', status_text: '待商家审核' },
});

const RECEIVED = { is_pay: '1', pay_type: '1', is_send: '1', is_confirm: '1', mobile: '13800138000' };
const answer = (change: object = {}) =>
  backend.answer('api/order/detail', full({ ...RECEIVED, detail: [line(10), line(11), asked], ...change }));

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const sum = () => screen.getByText(/^已选/).textContent;

async function complete(): Promise<void> {
  tap(/^退款原因/);
  const wheel = within(await screen.findByRole('dialog', { name: '请选择退款原因' }));
  fireEvent.click(wheel.getByRole('radio', { name: '质量问题' }));
  fireEvent.change(screen.getByLabelText('备注信息'), { target: { value: '受潮' } });
  tap('提交');
}

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  answer();
  backend.answer('api/order/apply-refund', applying({ left_price: '15.00' }));
  backend.answer(BATCH, null);
});

describe('several lines at once', () => {
  it('are chosen one by one or all, but those that are closed say why', async () => {
    await renderScreen(batchPage, 'id=5');
    const closed = await screen.findByRole<HTMLInputElement>('checkbox', { name: '选择龙井 12 号' });
    expect(closed.disabled).toBe(true);
    expect(screen.getByText('已申请售后（待商家审核）')).toBeTruthy();
    expect(sum()).toBe('￥0.00已选0件');
    check('选择龙井 10 号');
    expect(sum()).toBe('￥10.00已选3件');
    check('全选');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择龙井 11 号' }).checked).toBe(true);
    // The order can pay back no more than this.
    expect(sum()).toBe('￥15.00已选6件');
    check('全选');
    expect(sum()).toBe('￥0.00已选0件');
  });

  it('are whole ones in a mall that does not say how many pieces are left', async () => {
    answer({ detail: [line(10, { max_num: undefined }), line(11, { max_num: undefined }), asked] });
    backend.answer('api/order/apply-refund', applying({ left_price: undefined }));
    await renderScreen(batchPage, 'id=5');
    await screen.findByRole('checkbox', { name: '全选' });
    check('全选');
    expect(sum()).toBe('￥20.00已选6件');
  });

  it('are asked for one after the other in a mall without a call for several', async () => {
    backend.refuse(BATCH, '页面未找到。', { code: 500 });
    backend.answer('api/order/refund-submit', null);
    await renderScreen(batchPage, 'id=5');
    await screen.findByRole('checkbox', { name: '全选' });
    check('全选');
    await complete();
    await waitFor(() => expect(address()).toContain('/pages/order/refund/'));
    expect(backend.asked('api/order/refund-submit')).toMatchObject([
      { id: '10', refund_price: '10.00', cause: '质量问题' },
      { id: '11', refund_price: '5.00', cause: '质量问题' },
    ]);
  });

  it('are asked for in one call, after saying that nothing is chosen', async () => {
    await renderScreen(batchPage, 'id=5');
    await screen.findByRole('checkbox', { name: '全选' });
    tap('提交');
    expect(await screen.findByText('请选择售后商品')).toBeTruthy();
    check('全选');
    await complete();
    await waitFor(() => expect(address()).toBe('/pages/order/refund/order-detail-refund-list?id=5'));
    const [sent] = backend.asked(BATCH);
    expect(sent).toMatchObject({ order_id: '5', type: '3', cause: '质量问题', remark: '受潮' });
    expect(JSON.parse(sent?.['list'] ?? '')).toEqual([
      { id: 10, num: 3, refund_price: '10.00' },
      { id: 11, num: 3, refund_price: '5.00' },
    ]);
  });

  it('are refetched when the server refuses one of them', async () => {
    await renderScreen(batchPage, 'id=5');
    await screen.findByRole('checkbox', { name: '全选' });
    check('全选');
    backend.refuse(BATCH, '该订单已生成售后订单,无需重复申请');
    answer({ detail: [line(10), { ...asked, id: '11' }, asked] });
    await complete();
    expect(await screen.findByText('该订单已生成售后订单,无需重复申请')).toBeTruthy();
    await waitFor(() => expect(sum()).toBe('￥10.00已选3件'));
  });

  it('of a partly sent order ask for money only', async () => {
    answer({ is_send: '0', is_confirm: '0', detailExpress: [{ id: '1' }] });
    await renderScreen(batchPage, 'id=5');
    expect(await screen.findByRole('checkbox', { name: '全选' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^售后类型/ })).toBeNull();
    check('全选');
    await complete();
    await waitFor(() => expect(backend.asked(BATCH)).toMatchObject([{ type: '3' }]));
  });

  it('are not offered where none is open', async () => {
    answer({ detail: [asked] });
    await renderScreen(batchPage, 'id=5');
    expect(await screen.findByText('没有可申请售后的商品')).toBeTruthy();
  });
});

describe('some pieces', () => {
  it('have their share, and begin with the lines of the address', async () => {
    await renderScreen(splitPage, 'id=5&ids=11');
    const numbers = within(await screen.findByRole('group', { name: '龙井 11 号的售后件数' }));
    expect(sum()).toBe('￥10.00已选3件');
    fireEvent.click(numbers.getByRole('button', { name: '减少' }));
    expect(sum()).toBe('￥6.66已选2件');
    fireEvent.click(numbers.getByRole('button', { name: '增加' }));
    fireEvent.click(numbers.getByRole('button', { name: '增加' }));
    expect(await screen.findByText('最多可申请3件')).toBeTruthy();
  });

  it('are reached from whole lines with what was chosen', async () => {
    await renderScreen(batchPage, 'id=5');
    await screen.findByRole('checkbox', { name: '全选' });
    check('选择龙井 11 号');
    tap('按件数申请');
    expect(address()).toBe('/pages/order/refund/split-refund?id=5&ids=11');
  });
});
