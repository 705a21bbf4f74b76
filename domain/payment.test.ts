// Proves the rules of paying (PAY).
import { describe, expect, it } from 'vitest';
import {
  checkedPayOption,
  choosePayOption,
  CHOOSE_PAYMENT,
  isBalanceEnough,
  isPayKey,
  isPayPassword,
  isZeroAmount,
  offeredPayKeys,
  orderPayText,
  orderPayType,
  passwordDigits,
  PASSWORDS_DIFFER,
  passwordRefusal,
  passwordStep,
  PAY_KEYS,
  PAY_NAMES,
  PAYMENT_CANCELLED,
  type PaymentSituation,
  sdkPaymentMessage,
  unpaidWords,
  UNION_PAY_TYPES,
} from './payment';

const situation: PaymentSituation = {
  amountFen: 1_250,
  platform: 'mobile',
  configured: ['online_pay', 'balance', 'huodao'],
  isBalanceOn: true,
  orders: [{ sendType: 0, merchantId: 0, sign: '', isCardSecret: false }],
};
const withOrder = (change: Partial<PaymentSituation['orders'][number]>): PaymentSituation => ({
  ...situation,
  orders: situation.orders.map((order) => ({ ...order, ...change })),
});

describe('paying', () => {
  it('has seven keys (PAY-14, CONST-12)', () => {
    expect(PAY_KEYS).toEqual([
      'balance',
      'huodao',
      'wechat',
      'wechat_h5',
      'alipay_h5',
      'combination_pay',
      'none',
    ]);
    expect([isPayKey('none'), isPayKey('cash'), isPayKey(undefined)]).toEqual([true, false, false]);
    expect(Object.keys(PAY_NAMES)).toEqual([...PAY_KEYS]);
  });

  it.each([0, '0', '0.00'])('treats %j as nothing to pay (PAY-04)', (amount) => {
    expect(isZeroAmount(amount)).toBe(true);
  });

  it.each(['0.01', 12.5, '', 'x'])('does not treat %j as nothing to pay (PAY-04)', (amount) => {
    expect(isZeroAmount(amount)).toBe(false);
  });

  it('says 支付取消 and 取消支付 where each belongs (PAY-12, PAY-46, PAY-47)', () => {
    expect(PAYMENT_CANCELLED).toBe('支付取消');
    expect(
      ['chooseWXPay:cancel', 'get_brand_wcpay_request:Cancel', '用户取消'].map(sdkPaymentMessage),
    ).toEqual(Array.from({ length: 3 }, () => '取消支付'));
    expect(sdkPaymentMessage('余额不足')).toBe('余额不足');
    expect(['支付取消', '取消支付', '', '订单已支付'].map(unpaidWords)).toEqual(['', '', '', '订单已支付']);
    expect([CHOOSE_PAYMENT, PASSWORDS_DIFFER]).toEqual(['请选择支付方式', '两次输入的密码不一致']);
  });
});

describe('the ways to pay', () => {
  it('are all there for an ordinary order', () => {
    expect(offeredPayKeys(situation)).toEqual(['balance', 'wechat_h5', 'alipay_h5', 'huodao']);
  });

  it('are the balance alone when nothing is to be paid (PAY-03)', () => {
    expect(offeredPayKeys({ ...situation, amountFen: 0, isBalanceOn: false })).toEqual(['balance']);
  });

  it.each([
    ['of a merchant', withOrder({ merchantId: 3 })],
    ['of a member card', withOrder({ sign: 'vip_card' })],
    ['of card secrets', withOrder({ isCardSecret: true })],
    ['to be picked up', withOrder({ sendType: 1 })],
  ])('hold no cash on delivery for orders %s', (_name, changed) => {
    expect(offeredPayKeys(changed)).not.toContain('huodao');
    expect(offeredPayKeys(changed)).toContain('balance');
  });

  it('follow the setting and the platform', () => {
    expect(offeredPayKeys({ ...situation, configured: ['balance'], isBalanceOn: false })).toEqual([]);
    expect(offeredPayKeys({ ...situation, platform: 'wxapp' })).toEqual(['balance', 'huodao']);
  });
});

describe('choosing', () => {
  const options = [
    { key: 'balance', disabled: true },
    { key: 'wechat_h5', checked: true },
    { key: 'alipay_h5' },
  ];

  it('checks exactly one (PAY-06)', () => {
    const chosen = choosePayOption(options, 'alipay_h5');
    expect(chosen.filter(({ checked }) => checked === true).map(({ key }) => key)).toEqual(['alipay_h5']);
    expect(checkedPayOption(chosen)?.key).toBe('alipay_h5');
  });

  it.each(['balance', 'wechat_h5', 'unknown'])('changes nothing with %s (PAY-07, PAY-08)', (key) => {
    expect(choosePayOption(options, key)).toBe(options);
  });

  it('finds nothing checked when nothing is (PAY-09)', () => {
    expect(checkedPayOption([{ key: 'a' }, { key: 'b', checked: true, disabled: true }])).toBeNull();
  });
});

describe('the payment password', () => {
  it('is entered, set or not asked for (PAY-22, PAY-29)', () => {
    expect(passwordStep({ is_open_pay_password: 1, is_pay_password: '1' })).toBe('enter');
    expect(passwordStep({ is_open_pay_password: '1', is_pay_password: 0 })).toBe('set');
    expect(passwordStep({ is_open_pay_password: 0, is_pay_password: 1 })).toBe('none');
    expect(passwordStep({})).toBe('none');
  });

  it.each([
    ['支付密码错误', 'enter'],
    ['请输入支付密码', 'enter'],
    ['支付密码错误次数过多，请于12:30后再试', 'enter'],
    ['会员未设置支付密码', 'set'],
    ['用户未设置支付密码', 'set'],
    ['账户余额不足。', null],
    ['订单已支付', null],
  ])('reads which step the refusal %s asks for', (words, step) => {
    expect(passwordRefusal(words)).toBe(step);
  });

  it('is six digits (PAY-24)', () => {
    expect(passwordDigits('12a34567')).toBe('123456');
    expect([
      isPayPassword('123456'),
      isPayPassword('12345'),
      isPayPassword('12345a'),
      isPayPassword(123456),
    ]).toEqual([true, false, false, false]);
  });
});

describe('the balance', () => {
  it('covers an amount or does not (PAY-28)', () => {
    expect(isBalanceEnough({ balance: '12.50', amount: '12.5' })).toBe(true);
    expect(isBalanceEnough({ balance: '12.49', amount: 12.5 })).toBe(false);
    expect(isBalanceEnough({ balance: '', amount: '0.00' })).toBe(false);
  });
});

describe('the stored kinds', () => {
  it('of a union become those of its orders', () => {
    const { wechat_h5, huodao, balance, cash, pos } = UNION_PAY_TYPES;
    expect([wechat_h5, huodao, balance, cash, pos].map(orderPayType)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have words', () => {
    expect([0, 1, 2, 3, 6, 99].map(orderPayText)).toEqual([
      '未支付',
      '在线支付',
      '货到付款',
      '余额支付',
      '微信代付',
      '未支付',
    ]);
  });
});
