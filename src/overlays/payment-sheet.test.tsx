import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import OverlayHost from '../app/overlay-host';
import { HashRouter, open } from '../engine/navigation';
import { pay } from '../flows/payment';
import { type PendingPayment, savePendingPayment } from '../flows/payment-pending';
import { backend } from '../testing/fake-backend';
import { address, startMall } from '../testing/render-screen';

const balance = {
  key: 'balance',
  name: '余额支付',
  desc: '账户余额: 100.00元',
  icon: '',
  disabled: false,
  checked: true,
  is_open_pay_password: 1,
  is_pay_password: 1,
};
const wechat = { key: 'wechat_h5', name: '微信支付', desc: null, icon: '', disabled: false };

const offer = (list: object[], amount = '12.50') =>
  backend.answer('api/payment/get-payments', { amount, list });

let outcome: string[] = [];
let id = 100;

/** Pays a fresh union and records the outcome. */
async function startPaying(extras = {}): Promise<number> {
  id += 1;
  render(
    <div className="mall-root">
      <HashRouter>
        <OverlayHost />
      </HashRouter>
    </div>,
  );
  pay(id, { extras }).then(
    () => outcome.push('paid'),
    (error: unknown) => outcome.push(error instanceof Error ? error.message : 'unknown'),
  );
  await act(async () => undefined);
  return id;
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sheet = () => screen.findByRole('dialog', { name: '支付方式' });
const typeDigits = async (label: string, digits: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: digits } });

beforeEach(async () => {
  outcome = [];
  window.sessionStorage.clear();
  await startMall({ isSignedIn: true });
  backend.answer('api/payment/pay-data', {
    pay_type: 'balance',
    balance_amount: '100.00',
    order_amount: '12.50',
  });
  backend.answer('api/payment/pay-buy-balance', null);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Only one payment runs at a time, so a payment that a test left open is cancelled.
  const close = screen.queryByRole('button', { name: '关闭' });
  if (close !== null) fireEvent.click(close);
  const deny = screen.queryByRole('button', { name: '取消' });
  if (deny !== null) fireEvent.click(deny);
  await act(async () => undefined);
});

describe('the chooser', () => {
  it('requests with the id and the extras, and shows amount, names and notes (PAY-01, PAY-02, PAY-05)', async () => {
    offer([balance, wechat]);
    const union = await startPaying({ from: 'cart' });
    await sheet();
    expect(backend.asked('api/payment/get-payments')).toEqual([{ id: String(union), from: 'cart' }]);
    expect(screen.getByText('账户余额: 100.00元')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /余额支付/ }).checked).toBe(true);
  });

  it('shows no chooser when nothing is to pay (PAY-03)', async () => {
    offer([balance], '0.00');
    backend.answer('api/payment/pay-data', {
      pay_type: 'balance',
      balance_amount: '1.00',
      order_amount: '0.00',
    });
    await startPaying();
    await waitFor(() => expect(outcome).toEqual(['paid']));
    expect(screen.queryByText('支付金额')).toBeNull();
    expect(backend.asked('api/payment/pay-buy-balance')).toHaveLength(1);
  });

  it('checks one option at a time (PAY-06)', async () => {
    offer([balance, wechat]);
    await startPaying();
    await sheet();
    fireEvent.click(screen.getByRole('radio', { name: '微信支付' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '微信支付' }).checked).toBe(true),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /余额支付/ }).checked).toBe(false);
  });

  it('is cancelled by going back (PAY-12)', async () => {
    offer([balance, wechat]);
    await startPaying();
    await sheet();
    await act(async () => open('/pages/goods/list'));
    await waitFor(() => expect(outcome).toEqual(['支付取消']));
    expect(backend.asked('api/payment/pay-data')).toEqual([]);
  });

  it('says 请选择支付方式 and sends nothing when nothing is chosen (PAY-09)', async () => {
    offer([wechat]);
    await startPaying();
    await sheet();
    tap('确认支付');
    const dialog = await screen.findByRole('alertdialog', { name: '提示' });
    expect(dialog.textContent).toContain('请选择支付方式');
    expect(backend.asked('api/payment/pay-data')).toEqual([]);
    tap('确定');
  });

  it('rejects with 支付取消 when it is closed (PAY-12)', async () => {
    offer([wechat]);
    await startPaying();
    await sheet();
    tap('关闭');
    await waitFor(() => expect(outcome).toEqual(['支付取消']));
  });

  it('rejects with the message of the backend (PAY-13)', async () => {
    backend.refuse('api/payment/get-payments', '待支付订单不存在。');
    await startPaying();
    await waitFor(() => expect(outcome).toEqual(['待支付订单不存在。']));
  });

  it('links to the recharge where the balance is too small (PAY-28)', async () => {
    offer([{ ...balance, disabled: true, checked: false, desc: '账户余额不足' }]);
    await startPaying();
    await sheet();
    expect(screen.getByRole('img', { name: '余额充值' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /去充值/ }));
    await waitFor(() => expect(address()).toBe('/pages/balance/recharge'));
    expect(outcome).toEqual(['支付取消']);
  });
});

describe('the balance', () => {
  const confirmBalance = async () => {
    await sheet();
    tap('确认支付');
    const dialog = await screen.findByRole('alertdialog', { name: '余额支付确认' });
    expect(dialog.textContent).toContain('100.00');
    expect(dialog.textContent).toContain('12.50');
    tap('确定');
  };

  /** The entry shows the sum: no dialog comes before it. */
  const enterPassword = async () => {
    await sheet();
    tap('确认支付');
    const entry = await screen.findByRole('dialog', { name: '余额支付' });
    expect(entry.textContent).toContain('12.50');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  };

  it('asks for its password beside the sum, verifies it and is charged (PAY-22 … PAY-25)', async () => {
    offer([balance]);
    backend.answer('api/mall-member/verify-pay-password', null);
    await startPaying();
    await enterPassword();
    await typeDigits('请输入余额支付密码', '12a34567');
    await waitFor(() => expect(outcome).toEqual(['paid']));
    expect(backend.asked('api/mall-member/verify-pay-password')).toEqual([{ pay_password: '123456' }]);
    expect(backend.asked('api/payment/pay-buy-balance')).toEqual([
      { id: String(id), pay_password: '123456', is_need_pay_password: '1' },
    ]);
  });

  it('says once that a password is wrong, under empty boxes that have the focus (PAY-26)', async () => {
    offer([balance]);
    backend.refuse('api/mall-member/verify-pay-password', '支付密码错误');
    await startPaying();
    await enterPassword();
    await typeDigits('请输入余额支付密码', '111111');
    expect(await screen.findAllByText('支付密码错误')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const field = screen.getByLabelText<HTMLInputElement>('请输入余额支付密码');
    expect(field.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field));
    backend.answer('api/mall-member/verify-pay-password', null);
    backend.refuse('api/payment/pay-buy-balance', '账户余额不足。');
    await typeDigits('请输入余额支付密码', '123456');
    await waitFor(() => expect(backend.asked('api/payment/pay-buy-balance')).toHaveLength(1));
  });

  it('is confirmed where no password is entered, and pays nothing when that is cancelled (PAY-20, PAY-21)', async () => {
    offer([{ ...balance, is_pay_password: 0 }]);
    await startPaying();
    await sheet();
    tap('确认支付');
    await screen.findByRole('alertdialog', { name: '余额支付确认' });
    tap('取消');
    await waitFor(() => expect(outcome).toEqual(['支付取消']));
    expect(backend.asked('api/payment/pay-buy-balance')).toEqual([]);
  });

  it('is paid without a password when setting one is skipped (PAY-29, PAY-30)', async () => {
    offer([{ ...balance, is_pay_password: 0 }]);
    await startPaying();
    await confirmBalance();
    expect(await screen.findByText('您的账户尚未设置余额支付密码')).toBeTruthy();
    tap('暂不设置');
    await waitFor(() => expect(outcome).toEqual(['paid']));
    expect(backend.asked('api/payment/pay-buy-balance')).toEqual([
      { id: String(id), pay_password: '', is_need_pay_password: '0' },
    ]);
  });

  it('sets a password entered twice alike, then charges (PAY-31 … PAY-33)', async () => {
    offer([{ ...balance, is_pay_password: 0 }]);
    backend.answer('api/mall-member/set-pay-password', null);
    await startPaying();
    await confirmBalance();
    fireEvent.click(await screen.findByRole('button', { name: '立即设置' }));
    await typeDigits('请输入余额支付密码', '123456');
    await typeDigits('请确认余额支付密码', '123457');
    expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy();
    expect(backend.asked('api/mall-member/set-pay-password')).toEqual([]);
    await typeDigits('请输入余额支付密码', '123456');
    await typeDigits('请确认余额支付密码', '123456');
    await waitFor(() => expect(outcome).toEqual(['paid']));
    expect(backend.asked('api/mall-member/set-pay-password')).toEqual([
      { pay_password: '123456', verify_pay_password: '123456' },
    ]);
  });
});

describe('a cashier of another site', () => {
  it('asks 2 s after leaving whether the order is paid, not before (PAY-50, PAY-51, PAY-53)', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    offer([{ ...wechat, checked: true }]);
    backend.answer('api/payment/pay-data', { pay_type: 'wechat_h5', mweb_url: 'https://pay.example/w' });
    backend.answer('api/order/is-pay', { status: 0 });
    await startPaying();
    await sheet();
    vi.useFakeTimers();
    tap('确认支付');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(leave).toHaveBeenCalledWith('https://pay.example/w');
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(screen.queryByText('是否已完成支付？')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('是否已完成支付？')).toBeTruthy();
    vi.useRealTimers();
    backend.answer('api/order/is-pay', { status: 1 });
    tap('已完成支付');
    await waitFor(() => expect(outcome).toEqual(['paid']));
    const question = { payment_order_union_id: String(id) };
    expect(backend.asked('api/order/is-pay')).toEqual([question, question]);
  });

  const reload = (pending: Partial<PendingPayment> & { id: number; isCombination: boolean }) => {
    savePendingPayment({ purpose: 'order', ...pending });
    render(
      <div className="mall-root">
        <HashRouter>
          <OverlayHost />
        </HashRouter>
      </div>,
    );
  };
  const comeBack = async (pending: Parameters<typeof reload>[0]) => {
    reload(pending);
    await screen.findByText('是否已完成支付？');
  };

  it('shows the result on return to a reloaded page, and asks nothing once it is paid (PAY-52, PAY-54)', async () => {
    backend.answer('api/order/is-pay', { status: 1 });
    reload({ id: 7, isCombination: false });
    await waitFor(() => expect(address()).toBe('/pages/order-submit/pay-result?payment_order_union_id=7'));
  });

  it('shows my orders when it is not paid, and says so (PAY-55)', async () => {
    backend.answer('api/order/is-pay', { status: 0 });
    await comeBack({ id: 7, isCombination: false });
    tap('已完成支付');
    await waitFor(() => expect(address()).toBe('/pages/order/index/index'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('订单未支付');
  });

  it('opens the balance after a paid recharge (PAY-54, PRD-04)', async () => {
    backend.answer('api/order/is-pay', { status: 1 });
    reload({ id: 7, isCombination: false, purpose: 'recharge' });
    expect(await screen.findByText('充值成功！')).toBeTruthy();
    tap('确定');
    await waitFor(() => expect(address()).toBe('/pages/balance/balance'));
  });

  it('leaves an unpaid recharge ready for another attempt (PAY-55)', async () => {
    backend.answer('api/order/is-pay', { status: 0 });
    window.location.hash = '/pages/balance/recharge';
    await comeBack({ id: 7, isCombination: false, purpose: 'recharge' });
    tap('已完成支付');
    expect(await screen.findByText('订单未支付')).toBeTruthy();
    expect(address()).toBe('/pages/balance/recharge');
  });

  it('goes on by itself after an authorisation, with its code and what was chosen, and cleans the address', async () => {
    offer([balance, wechat]);
    backend.answer('api/payment/pay-data', { mweb_url: 'weixin://wxpay' });
    window.history.replaceState(null, '', '?a=1&pay_code=c-1#/pages/order/index/index');
    reload({ id: 9, isCombination: false, chosen: { key: 'wechat_h5', otherKey: '' } });
    await waitFor(() =>
      expect(backend.asked('api/payment/pay-data')).toMatchObject([
        { id: '9', pay_type: 'wechat_h5', code: 'c-1' },
      ]),
    );
    expect(window.location.search).toBe('?a=1');
    expect(await screen.findByText('是否已完成支付？')).toBeTruthy();
  });

  it('shows the ways to pay again where the payer did not agree', async () => {
    offer([balance, wechat]);
    reload({ id: 10, isCombination: false, chosen: { key: 'wechat_h5', otherKey: '' } });
    await sheet();
    expect(backend.asked('api/payment/pay-data')).toEqual([]);
  });

  it('releases the frozen balance of a cancelled combination (PAY-57)', async () => {
    backend.answer('api/payment/unfreeze-balance', null);
    await comeBack({ id: 8, isCombination: true });
    tap('取消');
    await waitFor(() => expect(backend.asked('api/payment/unfreeze-balance')).toEqual([{ id: '8' }]));
  });

  it('freezes nothing with a cashier alone, so releases nothing (PAY-56, PAY-57)', async () => {
    await comeBack({ id: 8, isCombination: false });
    tap('取消');
    await waitFor(() => expect(screen.queryByText('是否已完成支付？')).toBeNull());
    expect(backend.asked('api/payment/unfreeze-balance')).toEqual([]);
  });
});
