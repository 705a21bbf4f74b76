// Proves the clerk's screens: who may redeem, cash at the counter, the whole order, a part of it, boxes.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { full, goods, texts } from '../../testing/sample-orders';
import mysteryPage from './clerk-mystery.page';
import selectPage from './clerk-select.page';
import clerkPage from './clerk.page';

const DETAIL = 'api/order/detail';
const REDEEM = 'api/order/order-clerk';
const COLLECT = 'api/order/clerk-affirm-pay';

const line = (id: number, change: object = {}) => ({
  ...texts({ ...goods(`龙井 ${id} 号`), num: 3 }),
  id: String(id),
  is_refund: '0',
  refund_status: '0',
  clerk_num: 0,
  ...change,
});

const PAID = { is_pay: '1', pay_type: '1', send_type: '1', status_text: '待核销', is_clerk_permission: true };

const answer = (change: object = {}) =>
  backend.answer(
    DETAIL,
    full({ ...PAID, seller_remark: '', goods_num: 6, detail: [line(10), line(11)], ...change }),
  );

const confirm = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', { nickname: '老周', options: { user_id: 3 }, identity: {} });
  backend.answer('api/user/is-clerk-user', { is_clerk_user: 1 });
  answer();
});

describe('redeeming an order', () => {
  it('is refused to anyone who is no clerk, without a redeem button (ROLE-05)', async () => {
    backend.answer('api/user/is-clerk-user', { is_clerk_user: 0 });
    await renderScreen(clerkPage, 'id=5');
    expect(await screen.findByText('该用户不是核销员')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '核销订单' })).toBeNull();
    expect(backend.asked(DETAIL)).toEqual([]);
  });

  it('of another store says so and leads home', async () => {
    answer({ is_clerk_permission: false });
    await renderScreen(clerkPage, 'id=5');
    await confirm('确定');
    await waitFor(() => expect(address()).toBe('/pages/index/index'));
    expect(backend.asked(REDEEM)).toEqual([]);
  });

  it('shows buyer, goods, sums and form answers, and redeems once by a double tap (PRD-09)', async () => {
    backend.answer(REDEEM, { is_clerk: 1, is_all: 1 });
    await renderScreen(clerkPage, 'id=5');
    expect(await screen.findByText('13800138000')).toBeTruthy();
    expect(screen.getByRole('region', { name: '金额' }).textContent).toContain('商品总数6件');
    expect(screen.getByText('生日快乐')).toBeTruthy();
    const button = screen.getByRole('button', { name: '核销订单' });
    fireEvent.click(button);
    fireEvent.click(button);
    answer({ is_confirm: '1', is_send: '1' });
    await confirm('核销订单');
    expect(await screen.findByText('订单已核销')).toBeTruthy();
    expect(backend.asked(REDEEM)).toMatchObject([{ id: '5', action_type: '1' }]);
  });

  it('sends the remark of the clerk', async () => {
    backend.answer(REDEEM, { is_clerk: 1, is_all: 1 });
    await renderScreen(clerkPage, 'id=5');
    fireEvent.click(await screen.findByRole('button', { name: '备注' }));
    fireEvent.change(screen.getByLabelText('核销备注'), { target: { value: '当面点清' } });
    await confirm('核销订单');
    await waitFor(() => expect(backend.asked(REDEEM)).toMatchObject([{ clerk_remark: '当面点清' }]));
  });

  it('takes cash for an unpaid order first', async () => {
    answer({ is_pay: '0', pay_type: '0' });
    backend.answer(COLLECT, null);
    await renderScreen(clerkPage, 'id=5');
    const button = await screen.findByRole('button', { name: '确认收款' });
    expect(screen.queryByRole('button', { name: '核销订单' })).toBeNull();
    fireEvent.click(button);
    answer();
    await confirm('确认收款');
    expect(await screen.findByRole('button', { name: '核销订单' })).toBeTruthy();
    expect(backend.asked(COLLECT)).toEqual([{ id: '5', action_type: '1' }]);
  });

  it.each([
    [{ cancel_status: '2' }, '订单申请退款中'],
    [{ cancel_status: '1' }, '订单已退款'],
    [{ is_confirm: '1' }, '订单已核销'],
  ])('of one that is closed says why (%o)', async (change, words) => {
    answer(change);
    await renderScreen(clerkPage, 'id=5');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '核销订单' })).toBeNull();
  });
});

describe('redeeming a part', () => {
  it('sends the chosen lines with their pieces, after saying that nothing is chosen', async () => {
    backend.answer(REDEEM, { is_clerk: 1, is_all: 0 });
    answer({ detail: [line(10, { clerk_num: 1 }), line(11), line(12, { refund_status: '1' })] });
    await renderScreen(selectPage, 'id=5');
    fireEvent.click(await screen.findByRole('button', { name: '核销（0件）' }));
    expect(await screen.findByText('请选择核销商品')).toBeTruthy();
    expect(screen.queryByText('龙井 12 号')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: '选择龙井 10 号' }));
    const numbers = screen.getByRole('group', { name: '龙井 10 号的核销数量' });
    fireEvent.click(within(numbers).getByRole('button', { name: '减少' }));
    fireEvent.click(screen.getByRole('button', { name: '核销（1件）' }));
    await confirm('核销');
    await waitFor(() =>
      expect(backend.asked(REDEEM)).toMatchObject([{ list: '[{"order_detail_id":10,"num":1}]' }]),
    );
  });

  it('refetches what is left when another clerk was faster', async () => {
    backend.refuse(REDEEM, '超出可核销数量');
    await renderScreen(selectPage, 'id=5');
    fireEvent.click(await screen.findByRole('checkbox', { name: '全选' }));
    fireEvent.click(screen.getByRole('button', { name: '核销（6件）' }));
    answer({ is_confirm: '1', is_send: '1' });
    await confirm('核销');
    expect(await screen.findByText('超出可核销数量')).toBeTruthy();
    expect((await screen.findAllByText('订单已核销')).length).toBeGreaterThan(0);
  });

  it('shows the lines of a mystery order as boxes', async () => {
    await renderScreen(mysteryPage, 'id=5');
    expect(await screen.findByText('盲盒 1')).toBeTruthy();
    expect(screen.getByText('盲盒 2')).toBeTruthy();
    expect(screen.getByText('共 2 盒')).toBeTruthy();
  });
});
