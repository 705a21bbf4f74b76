// Proves the states of an after-sale (NS-05).
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  flagsOnAgreement,
  isRefundOpen,
  maxRefundFen,
  piecesAsked,
  REFUND_STATE_TEXTS,
  REFUND_STEPS,
  type RefundAct,
  refundActRefusal,
  refundAfter,
  refundAgainRefusal,
  type RefundFlags,
  refundAmounts,
  refundShare,
  type RefundState,
  refundState,
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

  const of = (refund: RefundFlags, num = 1) => ({ ...refund, num });
  const paid = { ...agreed, is_send: 1, is_confirm: 1, is_refund: 1 };
  const AGAIN = '该订单已生成售后订单,无需重复申请';

  it.each([
    ['nothing was asked', [], null],
    ['the shop refused once', [of(refused, 3)], null],
    ['one is open', [of(reviewing)], AGAIN],
    ['the shop refused twice', [of(refused), of(refused)], AGAIN],
    ['some pieces are paid back', [of(paid, 2)], null],
    ['all pieces are paid back', [of(paid, 2), of(paid)], AGAIN],
    ['one waits for its money', [of({ ...paid, is_refund: 0 })], AGAIN],
  ])('for a line of three pieces when %s', (_when, former, refusal) => {
    expect(refundAgainRefusal(3, former)).toBe(refusal);
  });

  it('counts the pieces of all requests but refused ones', () => {
    expect(piecesAsked([of(refused, 3), of(paid, 1), of(reviewing, 1)])).toBe(2);
  });

  it('refunds no more than the order has left, and never less than nothing', () => {
    expect(maxRefundFen({ shareFen: 5_000, leftFen: 3_200 })).toBe(3_200);
    expect(maxRefundFen({ shareFen: 5_000, leftFen: 9_000 })).toBe(5_000);
    expect(maxRefundFen({ shareFen: 5_000, leftFen: -300 })).toBe(0);
    const part = { total: 5_000, lineNum: 2, usedNum: 0, num: 1 };
    const together = [
      { ...part, id: 1 },
      { ...part, id: 2, num: 2 },
      { ...part, id: 3 },
    ];
    expect([...refundAmounts(together, 7_000)]).toEqual([
      [1, 2_500],
      [2, 4_500],
      [3, 0],
    ]);
  });

  it('shares a line by pieces so that the parts sum to the whole, whatever their order', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 10_000_000 }), (nums, total) => {
        const lineNum = nums.reduce((sum, num) => sum + num, 0);
        let [usedNum, given] = [0, 0];
        for (const num of nums) {
          const part = refundShare({ total, lineNum, usedNum, num });
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(Math.ceil((total * num) / lineNum));
          usedNum += num;
          given += part;
        }
        expect(given).toBe(total);
      }),
    );
  });
});

/** The flags of every state that a kind can be in. */
const FLAGS: Readonly<Record<Exclude<RefundState, 'unknown'>, Omit<RefundFlags, 'type'>>> = {
  reviewing: { status: 1, is_send: 0, is_confirm: 0, is_refund: 0 },
  refused: { status: 3, is_send: 0, is_confirm: 1, is_refund: 0 },
  toReturn: { status: 2, is_send: 0, is_confirm: 0, is_refund: 0 },
  toReceive: { status: 2, is_send: 1, is_confirm: 0, is_refund: 0 },
  toPayBack: { status: 2, is_send: 1, is_confirm: 1, is_refund: 0 },
  paidBack: { status: 2, is_send: 1, is_confirm: 1, is_refund: 1 },
  exchanged: { status: 2, is_send: 1, is_confirm: 1, is_refund: 0 },
};
const ACTS: readonly RefundAct[] = [
  'withdraw',
  'agree',
  'refuse',
  'sendBack',
  'receive',
  'payBack',
  'sendExchange',
  'turnToReturn',
];

describe('the steps of an after-sale', () => {
  it('lead each kind from its beginning to its end, and on from no end', () => {
    const reached = ([1, 2, 3] as const).map((type) => {
      const found = new Set<string>(['reviewing']);
      for (const { from, to, types } of [...REFUND_STEPS, ...REFUND_STEPS, ...REFUND_STEPS])
        if (found.has(from) && types.includes(type)) found.add(to);
      return [...found].sort();
    });
    const common = ['refused', 'reviewing', 'withdrawn'];
    expect(reached).toEqual([
      [...common, 'paidBack', 'toPayBack', 'toReceive', 'toReturn'].sort(),
      [...common, 'exchanged', 'toReceive', 'toReturn'].sort(),
      [...common, 'paidBack', 'toPayBack'].sort(),
    ]);
    for (const end of ['refused', 'paidBack', 'exchanged'] as const)
      expect(isRefundOpen({ type: end === 'exchanged' ? 2 : 1, ...FLAGS[end] })).toBe(false);
  });

  it('are possible just where the table says, and refused with words everywhere else', () => {
    for (const type of [1, 2, 3] as const)
      for (const flags of Object.values(FLAGS))
        for (const act of ACTS)
          for (const isExpress of [true, false]) {
            const refund = { type, ...flags };
            const isInTable = REFUND_STEPS.some(
              (step) =>
                step.act === act &&
                step.from === refundState(refund) &&
                step.types.includes(type) &&
                (step.isExpress ?? isExpress) === isExpress,
            );
            expect(refundAfter(act, refund, { isExpress }) !== null).toBe(isInTable);
            expect(refundActRefusal(act, refund, { isExpress }) === null).toBe(isInTable);
          }
  });

  it('agree to what the flags of an agreement mean', () => {
    for (const type of [1, 2, 3] as const)
      for (const isExpress of [true, false]) {
        const flags = { ...FLAGS.reviewing, type };
        const after = { ...flags, status: 2, ...flagsOnAgreement({ type, isExpress }) };
        expect(refundAfter('agree', flags, { isExpress })).toBe(refundState(after));
      }
  });

  it('name every state', () => {
    expect(Object.keys(REFUND_STATE_TEXTS).sort()).toEqual([...Object.keys(FLAGS), 'unknown'].sort());
  });
});
