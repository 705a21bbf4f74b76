// Proves the states of an after-sale (NS-05).
import { describe, expect, it } from 'vitest';
import {
  flagsOnAgreement,
  maxRefundFen,
  refundAgainRefusal,
  type RefundFlags,
  refundStatusText,
  refundTypesFor,
  withdrawRefusal,
} from './refund-status';

const reviewing: RefundFlags = { type: 1, status: 1, is_send: 0, is_confirm: 0, is_refund: 0 };
const refused: RefundFlags = { ...reviewing, status: 3, is_confirm: 1 };
const agreed: RefundFlags = { ...reviewing, status: 2 };

describe('the states of an after-sale', () => {
  it.each([
    [reviewing, '待商家审核'],
    [refused, '商家已拒绝'],
    [agreed, '待买家发货'],
    [{ ...agreed, is_send: 1 }, '待商家处理'],
    [{ ...agreed, is_send: 1, is_confirm: 1 }, '待退款'],
    [{ ...agreed, is_send: 1, is_confirm: 1, is_refund: 1 }, '已退款'],
    [{ ...agreed, type: 2, is_send: 1, is_confirm: 1 }, '已换货'],
    [{ ...agreed, status: 9 }, '订单状态未知'],
    [{ type: '3', status: '2', is_send: '1', is_confirm: '1', is_refund: '1' }, '已退款'],
  ])('are named: %j (NS-05)', (refund, text) => {
    expect(refundStatusText(refund)).toBe(text);
  });

  it('can be withdrawn only while the shop has not answered', () => {
    expect([reviewing, agreed, refused].map(withdrawRefusal)).toEqual([
      null,
      '商家已同意售后申请',
      '商家已拒绝售后申请',
    ]);
  });

  it('end the steps between that agreeing makes needless', () => {
    expect(flagsOnAgreement({ type: 3, isExpress: true })).toEqual({ is_send: 1, is_confirm: 1 });
    expect(flagsOnAgreement({ type: 1, isExpress: false })).toEqual({ is_send: 1, is_confirm: 0 });
    expect(flagsOnAgreement({ type: 2, isExpress: true })).toEqual({ is_send: 0, is_confirm: 0 });
  });
});

describe('asking for an after-sale', () => {
  it('offers exchanges of what has been received, and nothing else for gifts', () => {
    expect(refundTypesFor({ isReceived: false, isGift: false })).toEqual([3, 1]);
    expect(refundTypesFor({ isReceived: true, isGift: false })).toEqual([3, 1, 2]);
    expect(refundTypesFor({ isReceived: true, isGift: true })).toEqual([2]);
  });

  it('is possible a second time after a refusal, and no third time', () => {
    expect(refundAgainRefusal([])).toBeNull();
    expect(refundAgainRefusal([refused])).toBeNull();
    expect(refundAgainRefusal([reviewing])).toBe('该订单已生成售后订单,无需重复申请');
    expect(refundAgainRefusal([refused, refused])).toBe('该订单已生成售后订单,无需重复申请');
  });

  it('refunds no more than was paid for the goods', () => {
    expect(maxRefundFen({ lineFen: 5_000, paidFen: 4_000, deliveryFen: 800 })).toBe(3_200);
    expect(maxRefundFen({ lineFen: 5_000, paidFen: 500, deliveryFen: 800 })).toBe(0);
  });
});
