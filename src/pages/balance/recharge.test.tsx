// Proves the top-up screen: plans, custom amount, payment, and every failure.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './recharge.page';

const SETTING = 'api/recharge/setting';
const PLANS = 'api/recharge/index';
const BEGIN = 'api/recharge/balance-recharge';
const BALANCE = 'api/balance/index';
const OPTIONS = 'api/payment/get-payments';

const member = {
  id: '2',
  name: '金叶会员',
  rules: '满 2000 元升级',
  rights: [{ title: '专享价', content: '按等级享受专属价格' }],
};
const small = { id: '1', pay_price: '100.00', send_price: '5.00', send_type: '1', member: null };
const large = {
  id: '4',
  pay_price: '1000.00',
  send_price: '100.00',
  send_integral: '800',
  send_type: '15',
  member,
  coupons: [{ id: 10, num: 2, content: '满79减8' }],
};

const setting = (change: object = {}) =>
  backend.answer(SETTING, { setting: { status: 1, type: 1, explain: '余额不可提现。', ...change } });
const plans = (...list: object[]) => backend.answer(PLANS, { list });

const tile = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const enter = (value: string) => fireEvent.change(screen.getByLabelText('其他金额'), { target: { value } });
const dialog = (name = '提示') => screen.findByRole('alertdialog', { name });

async function start(): Promise<void> {
  await renderScreen(page);
  await screen.findByRole('button', { name: '立即充值' });
}

let balance = '12.00';

beforeEach(async () => {
  window.sessionStorage.clear();
  await startMall({ isSignedIn: true });
  balance = '12.00';
  backend.answer(BALANCE, () => ({ balance, setting: { status: 1 } }));
  backend.answer(BEGIN, { pay_id: 77 });
  backend.answer(OPTIONS, {
    amount: '100.00',
    list: [{ key: 'alipay_h5', name: '支付宝支付', desc: null, icon: '', disabled: false, checked: true }],
  });
  backend.answer('api/payment/pay-data', { pay_type: 'alipay_h5', url: 'https://pay.example/a' });
  setting();
  plans(small, large);
});

afterEach(async () => {
  vi.restoreAllMocks();
  const close = screen.queryByRole('button', { name: '关闭' });
  if (close !== null) fireEvent.click(close);
  await act(async () => undefined);
});

describe('the recharge', () => {
  it('shows the balance, each plan with its gifts, and the rules', async () => {
    await start();
    expect(await screen.findByText(/12\.00/)).toBeDefined();
    expect(tile(/充100元\s*送5元/).checked).toBe(true);
    expect(tile(/充1000元\s*送100元\s*送800积分\s*送金叶会员\s*送满79减8优惠券 ×2/).checked).toBe(false);
    expect(screen.getByRole('heading', { name: '充值说明' })).toBeDefined();
    expect(screen.getByText('余额不可提现。')).toBeDefined();
  });

  it('orders the chosen plan, pays it, confirms, refetches the balance and goes back (PRD-04)', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    backend.answer('api/order/is-pay', { status: 1 });
    await start();
    fireEvent.click(tile(/充1000元/));
    press('立即充值');
    const sheet = await screen.findByRole('dialog', { name: '支付方式' });
    expect(backend.asked(BEGIN)).toEqual([{ id: '4', pay_price: '1000.00' }]);
    expect(backend.asked(OPTIONS)).toEqual([{ id: '77' }]);
    balance = '1112.00';
    const before = backend.asked(BALANCE).length;
    fireEvent.click(within(sheet).getByRole('button', { name: '确认支付' }));
    expect(await screen.findByText('充值成功！')).toBeDefined();
    expect(backend.asked(BALANCE).length).toBeGreaterThan(before);
    expect(await screen.findByText(/1112\.00/)).toBeDefined();
    press('确定');
    await waitFor(() => expect(address()).toBe('/pages/index/index'));
  });

  it('accepts a custom amount, which clears the plan; choosing a plan clears it again', async () => {
    await start();
    fireEvent.pointerDown(screen.getByLabelText('其他金额'));
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    enter('88.5');
    press('立即充值');
    await screen.findByRole('dialog', { name: '支付方式' });
    expect(backend.asked(BEGIN)).toEqual([{ pay_price: '88.5' }]);
    press('关闭');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '支付方式' })).toBeNull());
    fireEvent.click(tile(/充100元/));
    press('立即充值');
    await waitFor(() => expect(backend.asked(BEGIN)[1]).toEqual({ id: '1', pay_price: '100.00' }));
  });

  it('leaves the plan chosen when the field is tabbed past', async () => {
    await start();
    fireEvent.focus(screen.getByLabelText('其他金额'));
    fireEvent.blur(screen.getByLabelText('其他金额'));
    expect(tile(/充100元/).checked).toBe(true);
  });

  it.each([
    ['', '金额不能为空'],
    ['0', '充值金额必须大于0'],
    ['1.234', '充值金额必须大于0'],
    ['1e3', '充值金额必须大于0'],
    ['1234567890', '充值金额最多输入9个字'],
  ])('reports the error of the amount %j and sends nothing', async (amount, words) => {
    await start();
    fireEvent.pointerDown(screen.getByLabelText('其他金额'));
    enter(amount);
    press('立即充值');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(backend.asked(BEGIN)).toEqual([]);
  });

  it('says the mall’s bounds before anything is sent', async () => {
    setting({ min_price: '10.00' });
    await start();
    fireEvent.pointerDown(screen.getByLabelText('其他金额'));
    enter('9.99');
    press('立即充值');
    expect((await screen.findByRole('alert')).textContent).toBe('单次最少充值￥10.00');
    expect(backend.asked(BEGIN)).toEqual([]);
  });

  it('sends one order for a double tap', async () => {
    await start();
    press('立即充值');
    press('立即充值');
    await screen.findByRole('dialog', { name: '支付方式' });
    expect(backend.asked(BEGIN)).toHaveLength(1);
  });

  it('shows no message when the sheet is closed, and can be tried again (PAY-12)', async () => {
    await start();
    press('立即充值');
    await screen.findByRole('dialog', { name: '支付方式' });
    press('关闭');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '支付方式' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('支付取消')).toBeNull();
    press('立即充值');
    await waitFor(() => expect(backend.asked(BEGIN)).toHaveLength(2));
  });

  it('shows why a payment was refused (PAY-13)', async () => {
    backend.refuse(OPTIONS, '充值订单已关闭，请重新充值');
    await start();
    press('立即充值');
    expect(await screen.findByText('充值订单已关闭，请重新充值')).toBeDefined();
  });

  it('shows why a plan was refused, and reloads the plans', async () => {
    backend.refuse(BEGIN, '充值方案错误');
    await start();
    plans(large);
    press('立即充值');
    expect(await screen.findByText('充值方案错误')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /充100元/ })).toBeNull());
    expect(tile(/充1000元/).checked).toBe(true);
  });

  it('shows the benefits of the level that a plan includes', async () => {
    await start();
    press('金叶会员权益详情');
    expect((await dialog('金叶会员特权')).textContent).toContain('专享价：按等级享受专属价格');
    press('我知道了');
  });
});

describe('a mall with other recharge settings', () => {
  it('shows that there is no balance, and goes back', async () => {
    setting({ status: 0 });
    await renderScreen(page);
    expect((await dialog()).textContent).toContain('尚未开启余额功能');
    press('确定');
    await waitFor(() => expect(address()).toBe('/pages/index/index'));
    expect(screen.queryByRole('button', { name: '立即充值' })).toBeNull();
  });

  it('has no field where only plans are allowed', async () => {
    setting({ type: 0, explain: '' });
    await start();
    expect(screen.queryByLabelText('其他金额')).toBeNull();
    expect(screen.queryByRole('heading', { name: '充值说明' })).toBeNull();
  });

  it('shows an empty state where there is nothing to choose', async () => {
    setting({ type: 0 });
    plans();
    await renderScreen(page);
    expect(await screen.findByText('暂无充值方案')).toBeDefined();
  });

  it('accepts any amount where there are no plans', async () => {
    plans();
    await start();
    fireEvent.change(screen.getByLabelText('金额'), { target: { value: '5' } });
    press('立即充值');
    await waitFor(() => expect(backend.asked(BEGIN)).toEqual([{ pay_price: '5' }]));
  });

  it('uses the operator’s texts (CFG-06)', async () => {
    await startMall({
      isSignedIn: true,
      config: {
        recharge_setting_custom: { customize_balance_text: '茶金' },
        recharge_page_custom: {
          balance_title: '余额',
          recharge_amount_title: '选择面额',
          recharge_explanation_title: '茶金说明',
          recharge_btn_title: '充茶金',
        },
      },
    });
    backend.answer(BALANCE, { balance: '1.00' });
    setting();
    plans(small);
    await renderScreen(page);
    expect(await screen.findByRole('button', { name: '充茶金' })).toBeDefined();
    expect(screen.getByText('账户茶金')).toBeDefined();
    expect(screen.getByText('选择面额')).toBeDefined();
    expect(screen.getByRole('heading', { name: '茶金说明' })).toBeDefined();
  });

  it('offers a retry when the plans could not be loaded', async () => {
    backend.fail(PLANS);
    await renderScreen(page);
    const retry = await screen.findByRole('button', { name: /重试|重新加载/ });
    plans(small);
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: '立即充值' })).toBeDefined();
  });
});
