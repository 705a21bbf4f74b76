// States of an after-sale: its kinds, labels, reasons, and allowed actions.

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

/** Why an after-sale cannot be withdrawn, as the server's message; null when it can. */
export function withdrawRefusal(refund: RefundFlags): string | null {
  const state = refundState(refund);
  if (state === 'reviewing') return null;
  return state === 'refused' ? '商家已拒绝售后申请' : '商家已同意售后申请';
}

/** Flags set by agreeing: without goods to return, or without a parcel, the steps in between are complete at once. */
export function flagsOnAgreement({ type, isExpress }: { type: RefundType; isExpress: boolean }): {
  is_send: 0 | 1;
  is_confirm: 0 | 1;
} {
  if (type === REFUND_TYPES.refundOnly) return { is_send: 1, is_confirm: 1 };
  return { is_send: isExpress ? 0 : 1, is_confirm: 0 };
}

/** A line may have one request, and another after a refusal. */
export function refundAgainRefusal(former: readonly RefundFlags[]): string | null {
  const isOpen = former.length < 2 && former.every((refund) => refundState(refund) === 'refused');
  return isOpen ? null : '该订单已生成售后订单,无需重复申请';
}

/** The most that a line can be refunded, in fen: its price, never more than was paid without delivery. */
export const maxRefundFen = (line: { lineFen: number; paidFen: number; deliveryFen: number }): number =>
  Math.max(0, Math.min(line.lineFen, line.paidFen - line.deliveryFen));
