// States of an after-sale: its kinds, labels, reasons, the table of its steps, and how much it may be.
import { sumOf } from './sum';

export const REFUND_TYPES = { returnAndRefund: 1, exchange: 2, refundOnly: 3 } as const;
export type RefundType = (typeof REFUND_TYPES)[keyof typeof REFUND_TYPES];

export const REFUND_TYPE_TEXTS: Readonly<
  Record<RefundType, { readonly name: string; readonly hint: string }>
> = {
  1: { name: '退货退款', hint: '退还货物并且退款' },
  2: { name: '换货', hint: '更换已收到的货物' },
  3: { name: '仅退款（无需退货）', hint: '没收到货，或与卖家协商同意无需退货只退款' },
};

/** The kinds that a line may ask for: exchanges only of what has been received; a gift can only be exchanged. */
export function refundTypesFor({
  isReceived,
  isGift,
}: {
  isReceived: boolean;
  isGift: boolean;
}): RefundType[] {
  const all: RefundType[] = [REFUND_TYPES.refundOnly, REFUND_TYPES.returnAndRefund, REFUND_TYPES.exchange];
  return all.filter((type) => (type === REFUND_TYPES.exchange ? isReceived : !isGift));
}

export const GOODS_STATUSES = ['未收到货', '已收到货'] as const;

/** Reasons of a refund without return, by whether the goods have arrived. */
export const REFUND_REASONS = {
  received: ['质量问题', '拍错/多拍/不喜欢', '商品描述不符', '假货', '商家发错货', '商品破损/少件', '其它'],
  notReceived: ['多买/买错/不想要', '快递无记录', '少货/空包裹', '未按时间发货', '快递一直未送达', '其它'],
} as const;

/** Reasons of a return. */
export const RETURN_REASONS = [
  '七天无理由',
  '包装/商品破损',
  '使用后过敏',
  '功能/效果与商品描述不符',
  '少件/漏发',
  '版本/批次/颜色/容量等与商品描述不符',
  '做工问题',
  '卖家发错货',
  '商品变质/发霉/有异物',
  '假冒品牌',
  '生产日期/保质期与商品描述不符',
  '其它',
] as const;

/** Reasons for cancelling an order that has not been sent. */
export const CANCEL_REASONS = ['多买/错买/不想要', '未按时间发货', '地址填写错误', '缺货', '其它'] as const;

/** Flags of an after-sale under the names of the wire; raw rows have texts. */
export interface RefundFlags {
  readonly type: string | number;
  /** 1 waits for review, 2 agreed, 3 refused. */
  readonly status: string | number;
  /** The shopper has sent the goods back. */
  readonly is_send: string | number;
  /** The shop has received them, or completed the refund. */
  readonly is_confirm: string | number;
  /** The money has been paid back. */
  readonly is_refund: string | number;
}

export type RefundState =
  | 'reviewing'
  | 'refused'
  | 'toReturn'
  | 'toReceive'
  | 'toPayBack'
  | 'paidBack'
  | 'exchanged'
  | 'unknown';

export const REFUND_STATE_TEXTS: Readonly<Record<RefundState, string>> = {
  reviewing: '待商家审核',
  refused: '商家已拒绝',
  toReturn: '待买家发货',
  toReceive: '待商家处理',
  toPayBack: '待退款',
  paidBack: '已退款',
  exchanged: '已换货',
  unknown: '订单状态未知',
};

export function refundState(refund: RefundFlags): RefundState {
  const [type, status] = [Number(refund.type), Number(refund.status)];
  if (status === 1) return 'reviewing';
  if (status === 3) return 'refused';
  if (status !== 2) return 'unknown';
  if (Number(refund.is_send) !== 1) return 'toReturn';
  if (Number(refund.is_confirm) !== 1) return 'toReceive';
  if (type === REFUND_TYPES.exchange) return 'exchanged';
  return Number(refund.is_refund) === 1 ? 'paidBack' : 'toPayBack';
}

/** `status_text` of an after-sale. */
export const refundStatusText = (refund: RefundFlags): string => REFUND_STATE_TEXTS[refundState(refund)];

/** Groups of the list of after-sales, by who has to act; the numbers are those of an operator's list. */
export const REFUND_GROUPS: ReadonlyArray<{
  readonly group: number;
  readonly name: string;
  readonly states: readonly RefundState[];
}> = [
  { group: 0, name: '待审核', states: ['reviewing'] },
  { group: 1, name: '待寄回', states: ['toReturn'] },
  { group: 2, name: '待商家处理', states: ['toReceive', 'toPayBack'] },
  { group: 3, name: '已结束', states: ['paidBack', 'exchanged', 'refused'] },
];
/** No group: all of them. */
export const ALL_REFUNDS = -1;

/** What shopper (withdraw, sendBack, turnToReturn) and shop do with an after-sale. */
export type RefundAct =
  | 'withdraw'
  | 'agree'
  | 'refuse'
  | 'sendBack'
  | 'receive'
  | 'payBack'
  | 'sendExchange'
  | 'turnToReturn';

interface RefundStep {
  readonly act: RefundAct;
  readonly from: RefundState;
  /** A withdrawn request is deleted. */
  readonly to: RefundState | 'withdrawn';
  readonly types: readonly RefundType[];
  /** Only where the goods go back by a carrier, or only where they do not; either when absent. */
  readonly isExpress?: boolean;
}

const ANY: readonly RefundType[] = [1, 2, 3];
const GOODS_BACK: readonly RefundType[] = [1, 2];

/** Every step of an after-sale; there is no other. */
export const REFUND_STEPS: readonly RefundStep[] = [
  { act: 'withdraw', from: 'reviewing', to: 'withdrawn', types: ANY },
  { act: 'refuse', from: 'reviewing', to: 'refused', types: ANY },
  { act: 'agree', from: 'reviewing', to: 'toPayBack', types: [3] },
  { act: 'agree', from: 'reviewing', to: 'toReturn', types: GOODS_BACK, isExpress: true },
  { act: 'agree', from: 'reviewing', to: 'toReceive', types: GOODS_BACK, isExpress: false },
  { act: 'sendBack', from: 'toReturn', to: 'toReceive', types: GOODS_BACK },
  { act: 'refuse', from: 'toReturn', to: 'refused', types: GOODS_BACK },
  { act: 'receive', from: 'toReceive', to: 'toPayBack', types: [1] },
  { act: 'sendExchange', from: 'toReceive', to: 'exchanged', types: [2] },
  // It waits for the shop as before, as a return.
  { act: 'turnToReturn', from: 'toReceive', to: 'toReceive', types: [2] },
  { act: 'refuse', from: 'toReceive', to: 'refused', types: GOODS_BACK },
  { act: 'payBack', from: 'toPayBack', to: 'paidBack', types: [1, 3] },
  { act: 'refuse', from: 'toPayBack', to: 'refused', types: [1, 3] },
];

/** States in which something is still to be done. */
const OPEN_STATES: ReadonlySet<RefundState> = new Set(REFUND_STEPS.map(({ from }) => from));
export const isRefundOpen = (refund: RefundFlags): boolean => OPEN_STATES.has(refundState(refund));

/** The state after an act; null where the act is not possible. */
export function refundAfter(
  act: RefundAct,
  refund: RefundFlags,
  { isExpress }: { isExpress: boolean },
): RefundStep['to'] | null {
  const state = refundState(refund);
  const step = REFUND_STEPS.find(
    (one) =>
      one.act === act &&
      one.from === state &&
      one.types.some((type) => type === Number(refund.type)) &&
      (one.isExpress ?? isExpress) === isExpress,
  );
  return step?.to ?? null;
}

const REFUSED_WORDS = '售后订单已拒绝，请勿重复操作';
const PAID_WORDS = '售后订单已打款！无需重复';

// The server's words by act and state; `else` for every other state in which the act is not possible.
const ACT_WORDS: Readonly<
  Record<RefundAct, Readonly<Partial<Record<RefundState, string>>> & { else: string }>
> = {
  withdraw: { refused: '商家已拒绝售后申请', else: '商家已同意售后申请' },
  agree: { refused: REFUSED_WORDS, paidBack: '该订单已退款', else: '售后订单已处理，请刷新页面' },
  refuse: { refused: REFUSED_WORDS, paidBack: '该订单已退款', else: '售后订单已处理，请刷新页面' },
  sendBack: {
    reviewing: '商家未同意售后申请',
    refused: '商家已拒绝售后申请',
    else: '订单已发货,无需重复操作',
  },
  receive: { else: '售后订单异常' },
  payBack: { refused: REFUSED_WORDS, paidBack: PAID_WORDS, else: '售后订单未确认收货' },
  sendExchange: { refused: REFUSED_WORDS, else: '售后订单异常' },
  turnToReturn: { refused: '商家已拒绝售后申请', else: '售后订单已处理，请刷新页面' },
};

/** Why an act is not possible, as the server's message; null when it is. */
export function refundActRefusal(
  act: RefundAct,
  refund: RefundFlags,
  place: { isExpress: boolean },
): string | null {
  if (refundAfter(act, refund, place) !== null) return null;
  return ACT_WORDS[act][refundState(refund)] ?? ACT_WORDS[act].else;
}

/** Why an after-sale cannot be withdrawn, as the server's message; null when it can. */
export const withdrawRefusal = (refund: RefundFlags): string | null =>
  refundActRefusal('withdraw', refund, { isExpress: true });

/** Flags set by agreeing: without goods to return, or without a parcel, the steps in between are complete at once. */
export function flagsOnAgreement({ type, isExpress }: { type: RefundType; isExpress: boolean }): {
  is_send: 0 | 1;
  is_confirm: 0 | 1;
} {
  if (type === REFUND_TYPES.refundOnly) return { is_send: 1, is_confirm: 1 };
  return { is_send: isExpress ? 0 : 1, is_confirm: 0 };
}

/** A former request of a line, not withdrawn. */
export interface FormerRefund extends RefundFlags {
  /** Pieces that it is about. */
  readonly num: string | number;
}

/** Refusals after which a line may ask no more. */
const MAX_REFUSALS = 2;

const isRefused = (refund: RefundFlags): boolean => refundState(refund) === 'refused';

/** Pieces of a line that former requests took; a refused one gives them back. */
export const piecesAsked = (former: readonly FormerRefund[]): number =>
  sumOf(former.filter((refund) => !isRefused(refund)).map(({ num }) => Number(num)));

/** A line may have one open request, one more after a refusal, and further ones for the pieces that are left. */
export function refundAgainRefusal(lineNum: number, former: readonly FormerRefund[]): string | null {
  const isOpen = former.some(isRefundOpen);
  const isWornOut = former.filter(isRefused).length >= MAX_REFUSALS;
  const isLeft = piecesAsked(former) < lineNum;
  return !isOpen && !isWornOut && isLeft ? null : '该订单已生成售后订单,无需重复申请';
}

/** Pieces of a line, after those of former requests. */
export interface Share {
  /** Of the whole line: fen, or points. */
  readonly total: number;
  readonly lineNum: number;
  readonly usedNum: number;
  readonly num: number;
}

/** The part of a line's whole amount that some of its pieces are; the parts of all pieces are the whole. */
export const refundShare = ({ total, lineNum, usedNum, num }: Share): number =>
  Math.floor((total * (usedNum + num)) / lineNum) - Math.floor((total * usedNum) / lineNum);

/** The most that can be asked for, in fen: the pieces' share, never more than the order still has without delivery. */
export const maxRefundFen = ({ shareFen, leftFen }: { shareFen: number; leftFen: number }): number =>
  Math.max(0, Math.min(shareFen, leftFen));

/** A line asked for together with others, whose amount is its pieces' share. */
export interface SharePart extends Share {
  readonly id: number;
}

/** Fen by line of several asked for together: each its share, within what those before it have left of the order. */
export function refundAmounts(parts: readonly SharePart[], leftFen: number): ReadonlyMap<number, number> {
  let left = leftFen;
  return new Map(
    parts.map((part) => {
      const fen = maxRefundFen({ shareFen: refundShare(part), leftFen: left });
      left -= fen;
      return [part.id, fen] as const;
    }),
  );
}
