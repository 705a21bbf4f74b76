// Proves the states of an order (NS-05).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CANCEL_STATES,
  cancelOutcome,
  isInTab,
  isPartlySent,
  mainOrderAction,
  ORDER_PAY_TYPES,
  ORDER_TABS,
  orderActions,
  type OrderAct,
  type OrderFlags,
  orderRefusal,
  orderState,
  orderStatusText,
  orderTab,
  readOrderFlags,
  SEND_TYPES,
  shownStatusText,
  withParcels,
} from './order-status';

type Row = Parameters<typeof readOrderFlags>[0];

const unpaid: Row = {};
const paid: Row = { is_pay: 1, pay_type: ORDER_PAY_TYPES.online };
const sent: Row = { ...paid, is_send: 1 };
const received: Row = { ...sent, is_confirm: 1 };
const reviewed: Row = { ...received, is_comment: 1 };
const finished: Row = { ...reviewed, is_sale: 1 };
const cashOnDelivery: Row = { pay_type: ORDER_PAY_TYPES.cashOnDelivery };
const pickUp: Row = { ...paid, send_type: SEND_TYPES.pickUp };
const cancelled: Row = { cancel_status: CANCEL_STATES.cancelled };
const requested: Row = { ...paid, cancel_status: CANCEL_STATES.requested };
const locked: Row = { ...paid, status: 0 };

const TABLE: ReadonlyArray<readonly [name: string, row: Row, text: string, actions: readonly string[]]> = [
  ['an unpaid order', unpaid, '待付款', ['cancel', 'pay']],
  ['a paid order', paid, '待发货', ['refund']],
  ['cash on delivery', cashOnDelivery, '待发货', ['cancel']],
  ['cash on delivery under way', { ...cashOnDelivery, is_send: 1 }, '待收货', ['logistics', 'confirm']],
  ['an order to be picked up', pickUp, '待核销', ['refund', 'pickUpCode']],
  ['an order picked up', { ...pickUp, is_send: 1, is_confirm: 1 }, '已核销', ['review']],
  ['a sent order', sent, '待收货', ['logistics', 'confirm']],
  ['an order that sends itself', { ...sent, send_type: SEND_TYPES.none }, '待收货', ['confirm']],
  ['a received order', received, '已收货', ['review']],
  ['a reviewed order', reviewed, '已收货', []],
  ['a finished order', finished, '已完成', []],
  ['a finished order without review', { ...finished, is_comment: 0 }, '已完成', ['review']],
  ['a cancelled order', cancelled, '待付款 已取消', []],
  ['an order in refund', requested, '待发货', ['refundProgress']],
  ['a locked order', locked, '待发货', []],
];

const anyFlags: fc.Arbitrary<OrderFlags> = fc.record({
  is_pay: fc.constantFrom(0, 1),
  pay_type: fc.integer({ min: 0, max: 6 }),
  is_send: fc.constantFrom(0, 1),
  is_confirm: fc.constantFrom(0, 1),
  is_sale: fc.constantFrom(0, 1),
  cancel_status: fc.constantFrom(0, 1, 2),
  sale_status: fc.constantFrom(0, 1),
  status: fc.constantFrom(0, 1),
  is_comment: fc.constantFrom(0, 1),
  is_recycle: fc.constantFrom(0, 1),
  send_type: fc.constantFrom(0, 1, 2, 3),
});

describe('the states of an order', () => {
  it.each(TABLE)('give %s its words and buttons (NS-05)', (_name, row, text, actions) => {
    const order = readOrderFlags(row);
    expect(orderStatusText(order)).toBe(text);
    expect(orderActions(order)).toEqual(actions);
  });

  it.each([
    ['partly sent', paid, true, '部分发货'],
    ['unsent', paid, false, '待发货'],
    ['sent', sent, true, '待收货'],
    ['partly sent, with a request to cancel the rest,', requested, true, '待发货'],
    ['partly sent and cancelled', { ...paid, ...cancelled }, true, '已取消'],
    ['locked', locked, true, '拼团中'],
  ])('of an order that is %s are shown by one label', (_name, row, hasParcel, text) => {
    const order = readOrderFlags(row);
    expect(shownStatusText(order, { statusText: orderStatusText(order), hasParcel })).toBe(text);
  });

  it('count an order as partly sent from its first parcel on, until all has left', () => {
    expect(isPartlySent(readOrderFlags(paid), true)).toBe(true);
    expect(isPartlySent(readOrderFlags(paid), false)).toBe(false);
    expect(isPartlySent(readOrderFlags(sent), true)).toBe(false);
  });

  it('are read alike from model rows and raw rows', () => {
    const raw = Object.fromEntries(Object.entries(finished).map(([key, value]) => [key, String(value)]));
    expect(readOrderFlags(raw)).toEqual(readOrderFlags(finished));
    expect(readOrderFlags({ is_pay: 'x', status: null }).status).toBe(1);
  });

  it('never show a button whose act would be refused', () => {
    const acts: Readonly<Record<string, OrderAct>> = {
      refund: 'cancel',
      refundProgress: 'withdraw',
      cancel: 'cancel',
      pay: 'pay',
      confirm: 'confirm',
      review: 'review',
    };
    fc.assert(
      fc.property(anyFlags, (order) => {
        const refused = orderActions(order).filter((action) => {
          const act = acts[action];
          return act !== undefined && orderRefusal(act, order) !== null;
        });
        expect(refused).toEqual([]);
      }),
    );
  });

  it('offer no refund of what was not paid, neither of the whole order nor of its lines', () => {
    fc.assert(
      fc.property(anyFlags, fc.boolean(), (order, hasParcel) => {
        const unpaidOrder = { ...order, is_pay: 0 };
        expect(orderActions(unpaidOrder, { hasParcel })).not.toContain('refund');
        expect(orderRefusal('refund', withParcels(unpaidOrder, hasParcel))).not.toBeNull();
      }),
    );
  });

  it('hide logistics of a single own courier, reviews where the mall has none, and refunds of what has left', () => {
    expect(orderActions(readOrderFlags(paid), { isWhole: false })).toEqual([]);
    expect(orderActions(readOrderFlags(paid), { isWhole: false, hasParcel: true })).toEqual(['logistics']);
    expect(orderActions(readOrderFlags(sent), { isOwnCourier: true })).toEqual(['confirm']);
    expect(orderActions(readOrderFlags(received), { isReviewOn: false })).toEqual([]);
  });

  it('highlight one action', () => {
    expect(mainOrderAction(['cancel', 'pay'])).toBe('pay');
    expect(mainOrderAction(['logistics', 'confirm'])).toBe('confirm');
    expect(mainOrderAction([])).toBeNull();
  });
});

describe('the tabs', () => {
  const of = (row: Row, sign = '') => ({ ...readOrderFlags(row), sign });
  const tabsOf = (row: Row, sign?: string) =>
    ORDER_TABS.filter((tab) => isInTab(of(row, sign), tab.status)).map((tab) => tab.status);

  it.each([
    ['unpaid', unpaid, [0, 1]],
    ['paid', paid, [0, 2]],
    ['cash on delivery', cashOnDelivery, [0, 2]],
    ['sent', sent, [0, 3]],
    ['received', received, [0, 4, 8, 9]],
    ['finished', finished, [0, 4]],
    ['in refund', requested, [0, 2, 7]],
    ['cancelled', cancelled, [0, 6]],
    ['in the recycle bin', { ...paid, is_recycle: 1 }, []],
  ] as const)('hold the orders that are %s', (_name, row, tabs) => {
    expect(tabsOf(row)).toEqual(tabs);
  });

  it('leave scan payments and cards out of the reviews', () => {
    expect(tabsOf(received, 'vip_card')).toEqual([0, 4]);
    expect(tabsOf(received, 'scan_code_pay')).toEqual([0, 4]);
  });

  it('are five, and any other number is all', () => {
    expect(ORDER_TABS.filter(({ isTab }) => isTab).map(({ name }) => name)).toEqual([
      '全部',
      '待付款',
      '待发货',
      '待收货',
      '已完成',
    ]);
    expect(orderTab(99)).toBe(orderTab(0));
  });
});

describe('acts', () => {
  it.each([
    ['pay', paid, '订单数据异常,无法支付'],
    ['cancel', locked, '订单进行中,无法取消'],
    ['cancel', sent, '该订单已处理,请刷新页面'],
    ['cancel', requested, '该订单已处理,请刷新页面'],
    ['withdraw', { ...paid, cancel_status: 1 }, '商家已同意退款申请'],
    ['withdraw', paid, '商家已拒绝退款申请'],
    ['confirm', paid, '订单未发货，无法收货'],
    ['confirm', unpaid, '订单未支付'],
    ['confirm', received, '订单已确认收货,无需重复'],
    ['review', reviewed, '订单已评价,无需再次评价'],
    ['redeem', { ...pickUp, is_pay: 0 }, '订单未支付，请先进行收款'],
    ['redeem', { ...pickUp, cancel_status: 2 }, '订单申请退款中'],
    ['collectCash', paid, '订单已支付,下拉刷新页面数据'],
    ['send', unpaid, '订单未支付'],
    ['refund', finished, '订单已过售后时间,无法申请售后'],
    ['refund', paid, '订单数据异常'],
  ] as const)('%s is refused: case %#', (act, row, message) => {
    expect(orderRefusal(act, readOrderFlags(row))).toBe(message);
  });

  it.each([
    ['pay', unpaid],
    ['cancel', unpaid],
    ['cancel', paid],
    ['withdraw', requested],
    ['confirm', sent],
    ['review', received],
    ['redeem', pickUp],
    ['collectCash', { send_type: 1 }],
    ['send', cashOnDelivery],
    ['refund', sent],
    ['refund', received],
  ] as const)('%s is possible: case %#', (act, row) => {
    expect(orderRefusal(act, readOrderFlags(row))).toBeNull();
  });

  it('treat a partly sent order as a sent one: its lines are given back, not the whole', () => {
    const partly = withParcels(readOrderFlags(paid), true);
    expect(orderRefusal('refund', partly)).toBeNull();
    expect(orderRefusal('cancel', partly)).toBe('该订单已处理,请刷新页面');
    expect(withParcels(readOrderFlags(paid), false)).toEqual(readOrderFlags(paid));
  });

  it('cancel an unpaid order at once and request a refund of a paid one', () => {
    expect(cancelOutcome(readOrderFlags(unpaid))).toEqual({ cancel_status: 1, message: '取消成功' });
    expect(cancelOutcome(readOrderFlags(cashOnDelivery))).toEqual({ cancel_status: 1, message: '取消成功' });
    expect(cancelOutcome(readOrderFlags(paid))).toEqual({ cancel_status: 2, message: '待后台审核' });
  });

  it('have a state for every combination of flags (NS-05)', () => {
    fc.assert(
      fc.property(anyFlags, (order) => {
        expect(['toPay', 'toSend', 'toReceive', 'received', 'finished']).toContain(orderState(order));
      }),
    );
  });
});
