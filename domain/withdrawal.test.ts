// Proves the rules of a withdrawal: the charge to the fen, the amount's limits, the account of each way.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CashType } from '~/schemas/api/share.gen';
import {
  amountProblem,
  CASH_WAYS,
  chargeFen,
  isPayable,
  withdrawableFen,
  withdrawalProblem,
  type WithdrawalRequest,
  type WithdrawalTerms,
} from './withdrawal';

describe('the service charge', () => {
  it.each([
    [10_000, 0.6, 60],
    [1, 50, 1],
    [99, 0.5, 0],
    [333, 1.5, 5],
    [10_000, 0, 0],
    [10_000, -3, 0],
  ])('of %i fen at %d per cent is %i fen', (amount, percent, charge) => {
    expect(chargeFen(amount, { percent })).toBe(charge);
  });

  it('is waived from the free amount on', () => {
    expect(chargeFen(10_000, { percent: 1, freeFromFen: 10_000 })).toBe(0);
    expect(chargeFen(9_999, { percent: 1, freeFromFen: 10_000 })).toBe(100);
    expect(chargeFen(9_999, { percent: 1, freeFromFen: 0 })).toBe(100);
  });

  it('is never more than the amount', () => {
    const amounts = fc.integer({ min: 1, max: 100_000_000 });
    const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const charge = chargeFen(amount, { percent });
        expect(charge).toBeGreaterThanOrEqual(0);
        expect(charge).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('an amount', () => {
  const limits = { moneyFen: 10_000, minFen: 100, leftFen: 5_000, charge: { percent: 0 } };

  it.each([
    ['', '请输入提现金额'],
    [' ', '请输入提现金额'],
    ['1.234', '提现金额最多两位小数'],
    ['abc', '提现金额最多两位小数'],
    ['0', '提现金额必须大于0'],
    ['-5', '提现金额必须大于0'],
    ['0.99', '提现金额不能小于1.00元'],
    ['100.01', '提现金额超出可提现金额'],
    ['50.01', '提现金额大于今日剩余可提现额度'],
    ['50', ''],
    ['1', ''],
  ])('%j has the problem %j', (text, problem) => {
    expect(amountProblem(text, limits)).toBe(problem);
  });

  it('is refused on a day whose limit is used up, and unlimited without one', () => {
    expect(amountProblem('5', { ...limits, leftFen: 0 })).toBe('今日可提现额度已用完');
    expect(amountProblem('100', { ...limits, leftFen: null })).toBe('');
  });

  it('is more than its charge', () => {
    const charged = { ...limits, minFen: 0, charge: { percent: 50 } };
    expect(amountProblem('0.01', charged)).toBe('提现金额不足以支付手续费');
    expect(amountProblem('0.01', charged, '提取')).toBe('提取金额不足以支付手续费');
    expect(amountProblem('0.02', charged)).toBe('');
    const free = { ...limits, charge: { percent: 100, freeFromFen: 2_000 } };
    expect(amountProblem('19.99', free)).toBe('提现金额不足以支付手续费');
    expect(amountProblem('20', free)).toBe('');
  });

  it("uses the mall's own word", () => {
    expect(amountProblem('', limits, '提取')).toBe('请输入提取金额');
  });

  it('may be everything that both limits leave', () => {
    expect(withdrawableFen(limits)).toBe(5_000);
    expect(withdrawableFen({ ...limits, leftFen: null })).toBe(10_000);
    expect(withdrawableFen({ ...limits, leftFen: -1 })).toBe(0);
  });
});

describe('the ways', () => {
  it('ask for an account where the shop pays by hand', () => {
    const asked = Object.entries(CASH_WAYS).map(([type, { account }]) => [
      type,
      account.map(({ name }) => name),
    ]);
    expect(Object.fromEntries(asked)).toEqual({
      auto: [],
      wechat: ['name', 'mobile'],
      alipay: ['name', 'mobile'],
      bank: ['name', 'bank_name', 'mobile'],
      balance: [],
    });
  });

  it('can be paid, but for a transfer that no provider makes', () => {
    const ways: CashType[] = ['auto', 'wechat', 'alipay', 'bank', 'balance'];
    expect(ways.filter(isPayable)).toEqual(['wechat', 'alipay', 'bank', 'balance']);
  });
});

const TERMS: WithdrawalTerms = {
  word: '佣金',
  types: ['wechat', 'bank', 'balance'],
  minFen: 1000,
  leftTodayFen: null,
  charge: { percent: 0 },
};
const ACCOUNT = { name: '林小满', mobile: '6222020000000000', bank_name: '工商银行' };

describe('the problem of a request to the server', () => {
  it.each<[string | null, Partial<WithdrawalRequest>, Partial<WithdrawalTerms>]>([
    [null, {}, {}],
    [null, { type: 'balance', name: '', mobile: '', bank_name: '' }, {}],
    ['提现佣金必须大于0', { price: '' }, {}],
    ['提现佣金必须大于0', { price: '1.005' }, {}],
    ['提现佣金必须大于0', { price: '-20' }, {}],
    ['提现金额的值必须不小于10。', { price: '9.99' }, {}],
    ['提现金额的值必须不小于0.5。', { price: '0.49' }, { minFen: 50 }],
    ['错误的提现方式', { type: 'alipay' }, {}],
    ['错误的提现方式', { type: 'toString' }, {}],
    ['微信昵称/支付宝昵称/开户人不能为空', { type: 'wechat', name: ' ' }, {}],
    ['微信号/支付宝账号/开户号不能为空', { mobile: '' }, {}],
    ['开户行不能为空', { bank_name: '' }, {}],
    [null, { type: 'wechat', bank_name: '' }, {}],
    ['开户人最多输入50个字', { name: '林'.repeat(51) }, {}],
    ['今日可提现额度已用完', {}, { leftTodayFen: 0 }],
    ['提现金额大于今日剩余可提现额度', {}, { leftTodayFen: 1999 }],
    [null, {}, { leftTodayFen: 2000 }],
    ['提现金额不足以支付手续费', { price: '0.01' }, { minFen: 1, charge: { percent: 50 } }],
    ['提现金额不足以支付手续费', {}, { charge: { percent: 100 } }],
    [null, { price: '0.02' }, { minFen: 1, charge: { percent: 50 } }],
    [null, {}, { charge: { percent: 100, freeFromFen: 2000 } }],
  ])('is %s', (problem, change, terms) => {
    const request = { price: '20', type: 'bank', ...ACCOUNT, ...change };
    expect(withdrawalProblem(request, { ...TERMS, ...terms })).toBe(problem);
  });
});
