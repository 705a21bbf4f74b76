// Proves what a request for an after-sale must say.
import { describe, expect, it } from 'vitest';
import { orderCancelForm } from '~/schemas/api/forms/order-cancel.gen';
import { refundSubmitForm } from '~/schemas/api/forms/refund-submit.gen';
import { formProblems } from './form-fields';
import { amountProblem, isMoneyBack } from './refund-request';

const EMPTY = { goods_status: '', cause: '', refund_price: '', remark: '', mobile: '' };
const GOOD = {
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
  ] as const)('of kind %s names what is missing in the order of its fields', (type, words) => {
    const { fields } = type === 'order' ? orderCancelForm : refundSubmitForm;
    expect(Object.values(formProblems(fields, { ...EMPTY, type }))).toEqual(words);
    expect(formProblems(fields, { ...GOOD, type })).toEqual({});
  });

  it('asks for no more than can be paid back, and for something', () => {
    expect(amountProblem('12.50', 1_250)).toBe('');
    expect(amountProblem('12.51', 1_250)).toBe('最多可退款金额￥12.50');
    expect(amountProblem('0', 1_250)).toBe('退款金额必须大于0');
    expect(amountProblem('0', 0)).toBe('');
    const price = { ...GOOD, type: 1, refund_price: '1.234' };
    expect(formProblems(refundSubmitForm.fields, price)['refund_price']).toBe('退款金额格式错误');
  });

  it('is about money unless the goods are exchanged', () => {
    expect([1, 2, 3].map((type) => isMoneyBack(type as 1))).toEqual([true, false, true]);
  });
});
