import { describe, expect, it } from 'vitest';
import { PAY_KEYS } from '~/domain/payment';
import { transition } from './machine';
import type { PaymentEvent, PaymentState, PayOption } from './payment-states';
import { paymentTable } from './payment-table';
import {
  option,
  opened,
  offered,
  confirmed,
  data,
  password,
  withPassword,
  withoutPassword,
  plainBalance,
  balanceData,
  walk,
  namesOf,
} from './testing/walk-payment';

const chosenKey = (state: PaymentState) =>
  state.name === 'choosing'
    ? state.payment.options.filter(({ checked }) => checked).map(({ key }) => key)
    : null;

describe('choosing a way to pay', () => {
  it('asks for the options with the id and the extras (PAY-01)', () => {
    expect(walk(opened).last).toEqual([{ name: 'ask-options', id: 7, extras: { from: 'cart' } }]);
  });

  it.each([0, '0', '0.00'])('pays %j with the balance and no chooser (PAY-03, PAY-04)', (amount) => {
    const { state, last } = walk(opened, offered([plainBalance], amount));
    expect(state.name).toBe('preparing');
    expect(last).toEqual([{ name: 'ask-data', id: 7, key: 'balance', otherKey: '' }]);
  });

  it('shows the chooser for a cent (PAY-04, PAY-05)', () => {
    expect(walk(opened, offered([plainBalance], '0.01')).state.name).toBe('choosing');
  });

  it('checks exactly one option, no disabled one, and the checked one no second time (PAY-06 … PAY-08)', () => {
    const options = [plainBalance, option('wechat_h5'), option('huodao', { disabled: true })];
    const choose = (key: string): PaymentEvent => ({ name: 'option-chosen', key });
    expect(chosenKey(walk(opened, offered(options)).state)).toEqual(['balance']);
    expect(chosenKey(walk(opened, offered(options), choose('wechat_h5')).state)).toEqual(['wechat_h5']);
    expect(chosenKey(walk(opened, offered(options), choose('huodao')).state)).toEqual(['balance']);
    const once = walk(opened, offered(options));
    expect(transition(paymentTable, once.state, choose('balance')).state).toBe(once.state);
  });

  it('asks to choose when nothing is chosen, and sends nothing (PAY-09)', () => {
    const { state, last } = walk(opened, offered([option('wechat_h5')]), confirmed);
    expect(state.name).toBe('choosing');
    expect(last).toEqual([{ name: 'alert', message: '请选择支付方式' }]);
  });

  it.each(PAY_KEYS.filter((key) => key !== 'none' && key !== 'combination_pay'))(
    'asks for the data of %s (PAY-10)',
    (key) => {
      expect(walk(opened, offered([option(key, { checked: true })]), confirmed).last).toEqual([
        { name: 'ask-data', id: 7, key, otherKey: '' },
      ]);
    },
  );

  it('rejects with 支付取消 when the sheet is closed (PAY-12)', () => {
    const { state, last } = walk(opened, offered([plainBalance]), { name: 'closed' });
    expect(state.name).toBe('idle');
    expect(last).toEqual([{ name: 'reject', message: '支付取消' }]);
  });

  it('rejects with the message of refused options (PAY-13)', () => {
    expect(walk(opened, { name: 'options-failed', message: '待支付订单不存在。' }).last).toEqual([
      { name: 'reject', message: '待支付订单不存在。' },
    ]);
  });

  it('offers no way that it does not know (PAY-14)', () => {
    const { state } = walk(opened, offered([option('baidu'), plainBalance]));
    expect(state.name === 'choosing' && state.payment.options.map(({ key }) => key)).toEqual(['balance']);
  });

  it('ends without a pay request when nothing needs paying (PAY-15)', () => {
    const { all } = walk(opened, offered([option('none', { checked: true })]), confirmed);
    expect(namesOf(all)).toEqual(['ask-options', 'resolve']);
  });

  it('rejects with a refusal of the pay data, and stays at the chooser after a failure', () => {
    const before = [opened, offered([plainBalance]), confirmed];
    expect(walk(...before, { name: 'data-failed', message: '订单已支付', isRefused: true }).last).toEqual([
      { name: 'reject', message: '订单已支付' },
    ]);
    expect(walk(...before, { name: 'data-failed', message: '', isRefused: false }).state.name).toBe(
      'choosing',
    );
  });
});

describe('paying with the balance', () => {
  const toDialog = (way: PayOption) => [opened, offered([way]), confirmed, balanceData];
  const toPassword = [...toDialog(withPassword), { name: 'balance-confirmed' } as const];
  const toOffer = [...toDialog(withoutPassword), { name: 'balance-confirmed' } as const];

  it('asks for confirmation with both amounts (PAY-20)', () => {
    expect(walk(...toDialog(plainBalance)).last).toEqual([
      { name: 'confirm-balance', balance: '100.00', amount: '12.50' },
    ]);
  });

  it('pays nothing when the dialog is cancelled (PAY-21)', () => {
    const { all, last } = walk(...toDialog(plainBalance), { name: 'balance-declined' });
    expect(last).toEqual([{ name: 'reject', message: '支付取消' }]);
    expect(namesOf(all)).not.toContain('charge-balance');
  });

  it('opens the entry where a password is required, and verifies what was entered (PAY-22, PAY-23)', () => {
    expect(walk(...toPassword).state.name).toBe('entering');
    expect(walk(...toPassword, password('123456')).last).toEqual([
      { name: 'verify-password', password: '123456' },
    ]);
  });

  it('charges with the verified password (PAY-25)', () => {
    expect(walk(...toPassword, password('123456'), { name: 'password-verified' }).last).toEqual([
      { name: 'charge-balance', id: 7, password: '123456', isPasswordNeeded: true },
    ]);
  });

  it('says why a password or a charge was refused, and does not succeed (PAY-26)', () => {
    const refused = walk(...toPassword, password('123456'), {
      name: 'password-refused',
      message: '支付密码错误',
    });
    // Under the boxes, not in a dialog over them as well.
    expect(refused.last).toEqual([]);
    expect(refused.state).toMatchObject({ name: 'entering', refused: '支付密码错误' });
    const failed = walk(
      ...toDialog(plainBalance),
      { name: 'balance-confirmed' },
      { name: 'charge-failed', message: '账户余额不足。' },
    );
    expect(failed.last).toEqual([{ name: 'alert', message: '账户余额不足。' }]);
    expect(failed.state.name).toBe('choosing');
  });

  it('charges at once when nothing is due (PAY-27)', () => {
    const { all } = walk(
      opened,
      offered([withPassword], '0.00'),
      data({ balance_amount: '3.00', order_amount: 0 }),
    );
    expect(namesOf(all)).toEqual(['ask-options', 'ask-data', 'charge-balance']);
  });

  it.each([
    ['支付密码错误', 'entering', { refused: '支付密码错误' }, []],
    ['请输入支付密码', 'entering', { refused: '请输入支付密码' }, []],
    ['会员未设置支付密码', 'setting', {}, ['alert']],
  ])('leads back to the password where the charge is refused with %s (PAY-26)', (...refusal) => {
    const [message, name, more, effects] = refusal;
    const charging = [...toPassword, password('123456'), { name: 'password-verified' }] as const;
    const { state, last } = walk(...charging, { name: 'charge-failed', message });
    expect(state).toMatchObject({ name, ...more });
    expect(namesOf(last)).toEqual(effects);
  });

  it('asks for a new password where the mall knows of none', () => {
    const verifying = [...toPassword, password('123456')] as const;
    expect(walk(...verifying, { name: 'password-refused', message: '用户未设置支付密码' }).state.name).toBe(
      'setting',
    );
  });

  it('rejects with the reason where nothing could be charged and there was no chooser (PAY-26)', () => {
    const events = [opened, offered([plainBalance], '0'), data({ order_amount: '0.00' })];
    expect(walk(...events, { name: 'charge-failed', message: '订单已取消' }).last).toEqual([
      { name: 'reject', message: '订单已取消' },
    ]);
  });

  it('asks to set a password or to skip; skipping charges without one (PAY-29, PAY-30)', () => {
    expect(walk(...toOffer).state.name).toBe('offering');
    expect(walk(...toOffer, { name: 'set-skipped' }).last).toEqual([
      { name: 'charge-balance', id: 7, password: '', isPasswordNeeded: false },
    ]);
  });

  it('sets a password that was entered twice, then charges with it (PAY-31, PAY-33)', () => {
    const twice = [...toOffer, { name: 'set-chosen' } as const, password('123456'), password('123456')];
    expect(walk(...twice.slice(0, -1)).state.name).toBe('repeating');
    expect(walk(...twice).last).toEqual([{ name: 'save-password', password: '123456' }]);
    expect(walk(...twice, { name: 'password-saved' }).last).toEqual([
      { name: 'charge-balance', id: 7, password: '123456', isPasswordNeeded: true },
    ]);
  });

  it('starts over when the second entry differs (PAY-32)', () => {
    const { state, last, all } = walk(
      ...toOffer,
      { name: 'set-chosen' },
      password('123456'),
      password('123457'),
    );
    expect(state.name).toBe('setting');
    expect(last).toEqual([{ name: 'toast', message: '两次输入的密码不一致' }]);
    expect(namesOf(all)).not.toContain('save-password');
  });

  it('pays nothing when setting failed (PAY-34)', () => {
    const twice = [...toOffer, { name: 'set-chosen' } as const, password('111111'), password('111111')];
    const { last, all } = walk(...twice, { name: 'password-not-saved', message: '密码过于简单' });
    expect(last).toEqual([{ name: 'toast', message: '密码过于简单' }]);
    expect(namesOf(all)).not.toContain('charge-balance');
  });

  it('resolves once when the balance was charged (PAY-11)', () => {
    const { state, all } = walk(
      ...toDialog(plainBalance),
      { name: 'balance-confirmed' },
      { name: 'charged' },
      { name: 'charged' },
    );
    expect(state.name).toBe('idle');
    expect(namesOf(all).filter((name) => name === 'resolve')).toHaveLength(1);
  });

  it('leads back to the chooser from every step of the password', () => {
    for (const events of [toPassword, toOffer, [...toOffer, { name: 'set-chosen' } as const]]) {
      expect(walk(...events, { name: 'returned-to-chooser' }).state.name).toBe('choosing');
    }
  });
});

it('ignores what does not belong to its state', () => {
  expect(walk({ name: 'charged' }, { name: 'closed' }).all).toEqual([]);
});
