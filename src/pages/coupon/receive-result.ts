// The result of receiving a coupon: its text and next step.

type Refusal = 'held' | 'gone' | 'over' | 'refused';
export type ReceiveResult = 'received' | Refusal;

/** Refusals of the backend by their message; any other is shown unchanged. */
const BY_WORDS: Readonly<Record<string, Refusal>> = {
  优惠券领取次数已达上限: 'held',
  优惠券已领完: 'gone',
  优惠券已过期: 'over',
};

export const resultOfRefusal = (words: string): Refusal =>
  Object.hasOwn(BY_WORDS, words) ? (BY_WORDS[words] ?? 'refused') : 'refused';

export const RESULT_WORDS: Readonly<Record<Exclude<Refusal, 'refused'>, string>> = {
  held: '已领取过',
  gone: '已抢光',
  over: '活动已结束',
};

/** The owner of the coupon can use it. */
export const isUsable = (result: ReceiveResult): boolean => result === 'received' || result === 'held';
