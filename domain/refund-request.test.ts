// Proves what a request for an after-sale must say.
import { describe, expect, it } from 'vitest';
import { isAmountOpen, isMoneyBack, requestProblems, type RequestValues } from './refund-request';

const EMPTY: RequestValues = { goods_status: '', cause: '', refund_price: '', remark: '', mobile: '' };
const GOOD: RequestValues = {
  goods_status: '已收到货',
  cause: '质量问题',
  refund_price: '12.50',
  remark: '瓶口破了',
  mobile: '13800000001',
};

describe('a request', () => {
  it.each([
    [3, ['请选择货物状态', '请选择退款原因', '请填写退款金额', '请填写联系方式']],
    [1, ['请选择退款原因', '请填写退款金额', '请填写联系方式']],
    [2, ['请填写换货原因', '请填写联系方式']],
    ['order', ['请选择退款原因']],
  ] as const)('of kind %s names what is missing in the order of its fields', (kind, words) => {
    expect(Object.values(requestProblems(kind, EMPTY, 2_000))).toEqual(words);
    expect(requestProblems(kind, GOOD, 2_000)).toEqual({});
  });

  it('asks for no more than can be paid back, and for something', () => {
    const of = (refund_price: string, maxFen = 1_250) =>
      requestProblems(1, { ...GOOD, refund_price }, maxFen)['refund_price'];
    expect(of('12.50')).toBeUndefined();
    expect(of('12.51')).toBe('最多可退款金额￥12.50');
    expect(of('0')).toBe('退款金额必须大于0');
    expect(of('0', 0)).toBeUndefined();
    expect(of('1.234')).toBe('退款金额格式错误');
  });

  it('names the amount after the reason and before the telephone', () => {
    const problems = requestProblems(3, { ...EMPTY, refund_price: '99' }, 100);
    expect(Object.keys(problems)).toEqual(['goods_status', 'cause', 'refund_price', 'mobile']);
  });

  it('has an amount of its own only where part of a line is paid back', () => {
    expect([1, 2, 3, 'order'].map((kind) => isMoneyBack(kind as 1))).toEqual([true, false, true, true]);
    expect([1, 2, 3, 'order'].map((kind) => isAmountOpen(kind as 1))).toEqual([true, false, true, false]);
  });
});
