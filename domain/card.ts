// Card vouchers: their state, who may take one, and how often one can be redeemed.

export interface CardTimes {
  readonly startMs: number;
  readonly endMs: number;
}

export interface CardFacts extends CardTimes {
  readonly isUsedUp: boolean;
  /** A friend took it. */
  readonly isGiven: boolean;
  /** Refunded with its order, or taken back by the mall. */
  readonly isVoided: boolean;
  /** Its order's cancellation or after-sale waits for an answer. */
  readonly isInRefund: boolean;
  /** Redemptions left. */
  readonly surplus: number;
}

/** How often a card was bought and redeemed, and what only our own server says of it. */
interface DeliveredCard {
  readonly number: number;
  readonly use_number: number;
  readonly surplus_number?: number;
  readonly is_may_use?: number;
  readonly status: number;
  readonly cancel_status: number;
}

/** Redemptions left of a delivered card. */
export const cardSurplus = ({ number, use_number: used, surplus_number: left }: DeliveredCard): number =>
  left ?? Math.max(0, number - used);

/** Whether a delivered card can be redeemed now; by its state where the mall does not say. */
export function isCardUsable(card: DeliveredCard): boolean {
  if (card.is_may_use !== undefined) return card.is_may_use === 1;
  return card.status === CARD_STATES.unused && card.cancel_status === 0 && cardSurplus(card) > 0;
}

/** Values of `status`. */
export const CARD_STATES = { given: 0, unused: 1, used: 2, expired: 3 } as const;
export type CardState = (typeof CARD_STATES)[keyof typeof CARD_STATES];

export function cardState(
  { isUsedUp, isGiven, endMs }: Pick<CardFacts, 'isUsedUp' | 'isGiven' | 'endMs'>,
  nowMs: number,
): CardState {
  if (isGiven) return CARD_STATES.given;
  if (isUsedUp) return CARD_STATES.used;
  return nowMs >= endMs ? CARD_STATES.expired : CARD_STATES.unused;
}

const timeRefusal = ({ startMs, endMs }: CardTimes, nowMs: number): string | null =>
  nowMs < startMs ? '卡券未到有效期，无法核销' : nowMs >= endMs ? '卡券已过期' : null;

/** Why a card cannot be redeemed at all now; null when it can. */
export function cardRefusal(card: CardFacts, nowMs: number): string | null {
  if (card.isVoided) return '卡券已失效';
  if (card.isGiven) return '卡券已转赠';
  if (card.isInRefund) return '订单申请退款中';
  if (card.isUsedUp) return '卡券已核销';
  return timeRefusal(card, nowMs) ?? (card.surplus < 1 ? '卡券核销次数已用完' : null);
}

/** Why a card cannot be redeemed so often now; null when it can. */
export function redeemRefusal(card: CardFacts, wanted: number, nowMs: number): string | null {
  if (wanted < 1) return '请输入核销次数';
  const refusal = cardRefusal(card, nowMs);
  if (refusal !== null) return refusal;
  return wanted > card.surplus ? `卡券可核销次数不足(剩余:${card.surplus}次)` : null;
}

/** States of a gift for everyone but its holder. */
export const GIFT_STATES = { invalid: 0, open: 1, mine: 2, taken: 3, inRefund: 4 } as const;
export type GiftState = (typeof GIFT_STATES)[keyof typeof GIFT_STATES];

type Gift = CardFacts & { readonly isAllowed: boolean; readonly isTakenByViewer: boolean };

export function giftState(card: Gift, nowMs: number): GiftState {
  if (card.isVoided) return GIFT_STATES.invalid;
  if (card.isTakenByViewer) return GIFT_STATES.mine;
  if (card.isGiven) return GIFT_STATES.taken;
  if (!card.isAllowed || card.isUsedUp || card.surplus < 1 || nowMs >= card.endMs) return GIFT_STATES.invalid;
  return card.isInRefund ? GIFT_STATES.inRefund : GIFT_STATES.open;
}

const TAKING_REFUSALS: Readonly<Record<GiftState, string | null>> = {
  [GIFT_STATES.invalid]: '卡券已失效',
  [GIFT_STATES.open]: null,
  [GIFT_STATES.mine]: '卡券已被领取',
  [GIFT_STATES.taken]: '卡券已被领取',
  [GIFT_STATES.inRefund]: '卡券所属订单发生退款行为，暂时不能领取',
};

/** Why a gift cannot be taken; null when it can. */
export const takingRefusal = (card: Gift, nowMs: number): string | null =>
  TAKING_REFUSALS[giftState(card, nowMs)];
