// States of an order: its flags, labels, tabs, buttons, and the conditions of each action (NS-05).
import { numberOf } from './coercion';

/** How an order reaches the shopper. */
export const SEND_TYPES = { express: 0, pickUp: 1, city: 2, none: 3 } as const;
/** How an order was paid, as stored on the order. */
export const ORDER_PAY_TYPES = {
  none: 0,
  online: 1,
  cashOnDelivery: 2,
  balance: 3,
  cash: 4,
  pos: 5,
  friend: 6,
} as const;
/** 0 none, 1 cancelled, 2 refund of a paid, unsent order requested. */
export const CANCEL_STATES = { none: 0, cancelled: 1, requested: 2 } as const;

const FLAG_NAMES = [
  'is_pay',
  'pay_type',
  'is_send',
  'is_confirm',
  'is_sale',
  'cancel_status',
  'sale_status',
  'status',
  'is_comment',
  'is_recycle',
  'send_type',
] as const;
type FlagName = (typeof FLAG_NAMES)[number];

/** The flags of an order as whole numbers, under the names of the wire. */
export type OrderFlags = Readonly<Record<FlagName, number>>;

/** Defaults of missing flags: an order without any event. `status` 0 would mean locked. */
const UNTOUCHED: OrderFlags = {
  is_pay: 0,
  pay_type: 0,
  is_send: 0,
  is_confirm: 0,
  is_sale: 0,
  cancel_status: 0,
  sale_status: 0,
  status: 1,
  is_comment: 0,
  is_recycle: 0,
  send_type: 0,
};

/** Flags of a model row (numbers) or a raw row (texts). */
export function readOrderFlags(row: Readonly<Partial<Record<FlagName, unknown>>>): OrderFlags {
  const read = (name: FlagName): number => {
    const value = row[name];
    const number = value === '' ? Number.NaN : numberOf(value);
    return Number.isInteger(number) ? number : UNTOUCHED[name];
  };
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, read(name)])) as OrderFlags;
}

/** From its first parcel on an order is given back line by line, as a sent one is, and no longer as a whole. */
export const withParcels = (order: OrderFlags, hasParcel: boolean): OrderFlags =>
  hasParcel ? { ...order, is_send: 1 } : order;

export type OrderState = 'toPay' | 'toSend' | 'toReceive' | 'received' | 'finished';

const isPickUp = (order: OrderFlags): boolean => order.send_type === SEND_TYPES.pickUp;
const isCashOnDelivery = (order: OrderFlags): boolean => order.pay_type === ORDER_PAY_TYPES.cashOnDelivery;
/** Paid, or to be paid at the door: the shop may send it. */
const isSettled = (order: OrderFlags): boolean => order.is_pay === 1 || isCashOnDelivery(order);
const isCancelled = (order: OrderFlags): boolean => order.cancel_status === CANCEL_STATES.cancelled;
const isRequested = (order: OrderFlags): boolean => order.cancel_status === CANCEL_STATES.requested;
const isSentAll = (order: OrderFlags): boolean => order.is_send === 1;
/** A plugin holds the order, for instance until its group is complete: no action is allowed. */
const isLocked = (order: OrderFlags): boolean => order.status === 0;

/** State of an order; a cancelled one has the state in which it was cancelled. */
export function orderState(order: OrderFlags): OrderState {
  if (!isSettled(order)) return 'toPay';
  if (!isSentAll(order)) return 'toSend';
  if (order.is_confirm !== 1) return 'toReceive';
  return order.is_sale === 1 ? 'finished' : 'received';
}

const STATE_TEXTS: Readonly<Record<OrderState, { readonly text: string; readonly pickUpText: string }>> = {
  toPay: { text: '待付款', pickUpText: '待付款' },
  toSend: { text: '待发货', pickUpText: '待核销' },
  toReceive: { text: '待收货', pickUpText: '待核销' },
  received: { text: '已收货', pickUpText: '已核销' },
  finished: { text: '已完成', pickUpText: '已完成' },
};

/** `status_text` of an order; ` 已取消` is added to that of a cancelled one. */
export function orderStatusText(order: OrderFlags): string {
  const { text, pickUpText } = STATE_TEXTS[orderState(order)];
  return `${isPickUp(order) ? pickUpText : text}${isCancelled(order) ? ' 已取消' : ''}`;
}

/** Some parcels have left, and the rest is still in the shop; its state is still that of an unsent order. */
export const isPartlySent = (order: OrderFlags, hasParcel: boolean): boolean =>
  hasParcel && orderState(order) === 'toSend' && order.cancel_status === CANCEL_STATES.none;

/** The label for the shopper: the server's words, but of a locked, cancelled or partly sent order only that it is so. */
export function shownStatusText(
  order: OrderFlags,
  { statusText, hasParcel }: { statusText: string; hasParcel: boolean },
): string {
  if (isCancelled(order)) return '已取消';
  if (isLocked(order)) return '拼团中';
  return isPartlySent(order, hasParcel) ? '部分发货' : statusText;
}

/** One comparison of a tab's filter; `sign` is the plugin an order belongs to. */
export type OrderCondition =
  | { readonly field: FlagName; readonly is: number }
  | { readonly field: FlagName; readonly isNot: number }
  | { readonly field: 'sign'; readonly isNot: string };

export interface OrderTab {
  /** The `status` parameter of `api/order/list`. */
  readonly status: number;
  readonly name: string;
  /** Shown as a tab of my orders; the others are opened by address. */
  readonly isTab: boolean;
  /** Conjunction of clauses, each a disjunction of conditions. */
  readonly filter: ReadonlyArray<readonly OrderCondition[]>;
}

/** Applies to every tab beside its own filter. */
const BASE_FILTER: OrderTab['filter'] = [[{ field: 'is_recycle', is: 0 }]];
const NOT_CANCELLED: OrderTab['filter'] = [[{ field: 'cancel_status', isNot: CANCEL_STATES.cancelled }]];

/** Tabs that show cancelled orders too: 全部 and 已取消 (decision 33). */
const TABS_WITH_CANCELLED: ReadonlySet<number> = new Set([0, 6]);

/** All conditions of the tab of a `status` parameter. */
export function orderTabFilter(status: number): OrderTab['filter'] {
  const tab = orderTab(status);
  const others = TABS_WITH_CANCELLED.has(tab.status) ? [] : NOT_CANCELLED;
  return [...BASE_FILTER, ...others, ...tab.filter];
}

const TO_REVIEW: OrderTab['filter'] = [
  [{ field: 'is_confirm', is: 1 }],
  [{ field: 'status', is: 1 }],
  [{ field: 'is_comment', isNot: 1 }],
  [{ field: 'sign', isNot: 'scan_code_pay' }],
  [{ field: 'sign', isNot: 'vip_card' }],
];

/** After-sales, status 5, are refunds, not orders; any other number is 全部. */
export const AFTER_SALES_STATUS = 5;
const ALL_ORDERS: OrderTab = { status: 0, name: '全部', isTab: true, filter: [] };

export const ORDER_TABS: readonly OrderTab[] = [
  ALL_ORDERS,
  {
    status: 1,
    name: '待付款',
    isTab: true,
    filter: [[{ field: 'is_pay', is: 0 }], [{ field: 'pay_type', isNot: ORDER_PAY_TYPES.cashOnDelivery }]],
  },
  {
    status: 2,
    name: '待发货',
    isTab: true,
    filter: [
      [{ field: 'is_send', is: 0 }],
      [
        { field: 'is_pay', is: 1 },
        { field: 'pay_type', is: ORDER_PAY_TYPES.cashOnDelivery },
      ],
    ],
  },
  {
    status: 3,
    name: '待收货',
    isTab: true,
    filter: [[{ field: 'is_send', is: 1 }], [{ field: 'is_confirm', is: 0 }]],
  },
  { status: 4, name: '已完成', isTab: true, filter: [[{ field: 'is_confirm', is: 1 }]] },
  {
    status: 6,
    name: '已取消',
    isTab: false,
    filter: [[{ field: 'cancel_status', is: CANCEL_STATES.cancelled }]],
  },
  {
    status: 7,
    name: '取消待处理',
    isTab: false,
    filter: [[{ field: 'cancel_status', is: CANCEL_STATES.requested }]],
  },
  { status: 8, name: '已过售后', isTab: false, filter: TO_REVIEW },
  { status: 9, name: '待评价', isTab: false, filter: TO_REVIEW },
];

/** The tab of a `status` parameter. */
export const orderTab = (status: number): OrderTab =>
  ORDER_TABS.find((tab) => tab.status === status) ?? ALL_ORDERS;

/** Whether an order belongs to a tab; the server writes the same filter as SQL. */
export function isInTab(order: OrderFlags & { readonly sign: string }, status: number): boolean {
  const holds = (condition: OrderCondition): boolean =>
    'is' in condition ? order[condition.field] === condition.is : order[condition.field] !== condition.isNot;
  return orderTabFilter(status).every((clause) => clause.some(holds));
}

/** Actions on an order's card, with their button labels. */
export const ORDER_ACTIONS = {
  refund: '申请退款',
  refundProgress: '退款进度',
  cancel: '取消',
  pay: '付款',
  pickUpCode: '核销码',
  logistics: '物流',
  confirm: '确认收货',
  review: '评价',
} as const;
export type OrderAction = keyof typeof ORDER_ACTIONS;

const isIn = (order: OrderFlags, states: readonly OrderState[]): boolean =>
  states.includes(orderState(order));

const SHOWN: ReadonlyArray<readonly [OrderAction, (order: OrderFlags, hasParcel: boolean) => boolean]> = [
  ['refund', (order) => isIn(order, ['toSend']) && order.is_pay === 1],
  // Nothing was paid that could be given back: an order to be paid at the door is cancelled until it is sent.
  [
    'cancel',
    (order, hasParcel) =>
      (isIn(order, ['toPay']) || (isIn(order, ['toSend']) && order.is_pay !== 1 && !hasParcel)) &&
      !isSentAll(order),
  ],
  ['pay', (order) => isIn(order, ['toPay'])],
  ['pickUpCode', (order) => isPickUp(order) && isIn(order, ['toSend', 'toReceive'])],
  [
    'logistics',
    (order, hasParcel) =>
      (isIn(order, ['toReceive']) || isPartlySent(order, hasParcel)) &&
      [SEND_TYPES.express, SEND_TYPES.city].some((type) => type === order.send_type),
  ],
  ['confirm', (order) => isIn(order, ['toReceive']) && !isPickUp(order)],
  ['review', (order) => isIn(order, ['received', 'finished']) && order.is_comment !== 1],
];

export interface OrderActionOptions {
  /** Delivered by the shop's own courier in one go: there are no logistics to look at. */
  readonly isOwnCourier?: boolean;
  /** `action_status.is_show_comment`: the mall accepts reviews. */
  readonly isReviewOn?: boolean;
  /** A parcel has left, perhaps not the last one. */
  readonly hasParcel?: boolean;
  /** False once a parcel has left, and for gifts: the whole order cannot be given back. */
  readonly isWhole?: boolean;
}

/** The buttons of an order's card, left to right. Locked and cancelled orders have none, those in refund its progress. */
export function orderActions(
  order: OrderFlags,
  { isOwnCourier = false, isReviewOn = true, hasParcel = false, isWhole = true }: OrderActionOptions = {},
): OrderAction[] {
  if (isLocked(order) || isCancelled(order)) return [];
  if (isRequested(order)) return ['refundProgress'];
  const isHidden: Partial<Record<OrderAction, boolean>> = {
    logistics: isOwnCourier,
    review: !isReviewOn,
    refund: !isWhole,
  };
  return SHOWN.filter(([action, isOpen]) => isOpen(order, hasParcel) && isHidden[action] !== true).map(
    ([action]) => action,
  );
}

/** The primary action of the card. */
export const mainOrderAction = (actions: readonly OrderAction[]): OrderAction | null =>
  actions.find((action) => ['pay', 'confirm', 'pickUpCode', 'review'].includes(action)) ?? null;

/** Actions on an order; each is refused with the server's message. */
export type OrderAct =
  | 'pay'
  | 'cancel'
  | 'withdraw'
  | 'confirm'
  | 'review'
  | 'redeem'
  | 'collectCash'
  | 'send'
  | 'refund';
type Refusal = readonly [isRefused: (order: OrderFlags) => boolean, message: string];

const LOCKED_WORDS = '订单进行中,不能进行操作';

const REFUSALS: Readonly<Record<OrderAct, readonly Refusal[]>> = {
  pay: [[(order) => isLocked(order) || isSettled(order) || isCancelled(order), '订单数据异常,无法支付']],
  cancel: [
    [isLocked, '订单进行中,无法取消'],
    [(order) => order.cancel_status !== CANCEL_STATES.none || isSentAll(order), '该订单已处理,请刷新页面'],
  ],
  withdraw: [
    [isCancelled, '商家已同意退款申请'],
    [(order) => !isRequested(order), '商家已拒绝退款申请'],
  ],
  confirm: [
    [isLocked, '订单进行中,无法确认收货'],
    [isCancelled, '订单数据异常'],
    [(order) => !isSettled(order), '订单未支付'],
    [(order) => !isSentAll(order), '订单未发货，无法收货'],
    [(order) => order.is_confirm === 1, '订单已确认收货,无需重复'],
  ],
  review: [
    [isLocked, LOCKED_WORDS],
    [(order) => isCancelled(order) || order.is_confirm !== 1, '数据异常'],
    [(order) => order.is_comment === 1, '订单已评价,无需再次评价'],
  ],
  redeem: [
    [isLocked, '订单进行中，不能进行操作'],
    [isRequested, '订单申请退款中'],
    [isCancelled, '订单已退款'],
    [(order) => order.is_pay !== 1, '订单未支付，请先进行收款'],
    [(order) => order.is_confirm === 1, '订单已核销'],
  ],
  collectCash: [
    [isLocked, LOCKED_WORDS],
    [(order) => order.cancel_status !== CANCEL_STATES.none, '订单取消中,无法收款'],
    [(order) => order.is_pay === 1, '订单已支付,下拉刷新页面数据'],
  ],
  send: [
    [isLocked, LOCKED_WORDS],
    [(order) => order.cancel_status !== CANCEL_STATES.none, '订单取消中，无法发货'],
    [(order) => !isSettled(order), '订单未支付'],
    [isSentAll, '订单已发货,无需重复操作'],
  ],
  refund: [
    [isLocked, '订单进行中,无法申请售后'],
    [(order) => isCancelled(order) || !isSentAll(order), '订单数据异常'],
    [(order) => order.is_pay !== 1, '订单未支付'],
    [(order) => order.is_sale === 1, '订单已过售后时间,无法申请售后'],
  ],
};

/** Why an action is not possible now, as the server's message; null when it is. */
export const orderRefusal = (act: OrderAct, order: OrderFlags): string | null =>
  REFUSALS[act].find(([isRefused]) => isRefused(order))?.[1] ?? null;

/** Outcome of cancelling: an unpaid order is cancelled at once, a paid one requests a refund. */
export const cancelOutcome = (order: OrderFlags): { cancel_status: 1 | 2; message: string } =>
  order.is_pay === 1
    ? { cancel_status: CANCEL_STATES.requested, message: '待后台审核' }
    : { cancel_status: CANCEL_STATES.cancelled, message: '取消成功' };
