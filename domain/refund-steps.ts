// The way of an after-sale: its steps with their times, and what happens next in each state.
import { REFUND_TYPES, type RefundFlags, type RefundState, refundState } from './refund-status';
import { parseServerTime } from './time';

export interface RefundStep {
  readonly name: string;
  /** The server's text; empty while the step is ahead, or was skipped. */
  readonly time: string;
  /** `failed`: the shop refused, and no step follows. */
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
}

export interface RefundTimes {
  readonly created_at: string;
  readonly status_time: string;
  readonly send_time: string;
  readonly confirm_time: string;
  readonly refund_time: string;
}

type TimeName = keyof RefundTimes;
type Stage = readonly [name: string, time: TimeName];

const ASKED: Stage = ['提交申请', 'created_at'];
const REVIEWED: Stage = ['商家审核', 'status_time'];
const RETURNED: Stage = ['寄回商品', 'send_time'];
const PAID: Stage = ['退款', 'refund_time'];
const EXCHANGED: Stage = ['换货', 'confirm_time'];
const REFUSED: Stage = ['商家拒绝', 'status_time'];

const STAGES: Readonly<Record<number, readonly Stage[]>> = {
  [REFUND_TYPES.returnAndRefund]: [ASKED, REVIEWED, RETURNED, PAID],
  [REFUND_TYPES.exchange]: [ASKED, REVIEWED, RETURNED, EXCHANGED],
  [REFUND_TYPES.refundOnly]: [ASKED, REVIEWED, PAID],
};

/** The stage that a state waits for; one beyond the last where nothing is left. */
const WAITS_FOR: Readonly<Record<RefundState, TimeName | 'nothing'>> = {
  reviewing: 'status_time',
  refused: 'nothing',
  toReturn: 'send_time',
  toReceive: 'refund_time',
  toPayBack: 'refund_time',
  paidBack: 'nothing',
  exchanged: 'nothing',
  unknown: 'status_time',
};

const isSet = (time: string): boolean => parseServerTime(time) !== null;

/** The last stage has another time where goods are exchanged. */
const stageAhead = (stages: readonly Stage[], state: RefundState): number => {
  const time = WAITS_FOR[state];
  if (time === 'nothing') return stages.length;
  const place = stages.findIndex(([, name]) => name === time);
  return place === -1 ? stages.length - 1 : place;
};

/** The steps of an after-sale from the request to its end, one of them the current one unless it has ended. */
export function refundSteps(refund: RefundFlags & RefundTimes): RefundStep[] {
  const state = refundState(refund);
  const textOf = (time: TimeName): string => (isSet(refund[time]) ? refund[time] : '');
  if (state === 'refused') {
    const former = isSet(refund.send_time) ? [ASKED, RETURNED] : [ASKED];
    const done = former.map(([name, time]) => ({ name, time: textOf(time), state: 'done' as const }));
    return [...done, { name: REFUSED[0], time: textOf(REFUSED[1]), state: 'failed' }];
  }
  const stages = STAGES[Number(refund.type)] ?? [ASKED, REVIEWED];
  const ahead = stageAhead(stages, state);
  return stages.map(([name, time], place) => ({
    name,
    time: place < ahead ? textOf(time) : '',
    state: place < ahead ? 'done' : place === ahead ? 'current' : 'ahead',
  }));
}

const HINTS: Readonly<Record<RefundState, string>> = {
  reviewing: '申请已提交，请等待商家审核',
  refused: '商家未同意本次申请，如有疑问请联系商家',
  toReturn: '商家已同意，请寄回商品并填写快递单号',
  toReceive: '商品已退回，等待商家收货后退款',
  toPayBack: '商家已同意退款，款项将按原支付方式退回',
  paidBack: '退款已按原支付方式退回，请留意到账',
  exchanged: '商家已寄出换货商品，请留意查收',
  unknown: '',
};

/** What happens next, in one line. */
export function refundHint(refund: RefundFlags): string {
  const state = refundState(refund);
  const isExchange = Number(refund.type) === REFUND_TYPES.exchange;
  return isExchange && state === 'toReceive' ? '商品已退回，等待商家寄出换货商品' : HINTS[state];
}

/** What happens by itself when the time of a state runs out; empty where nothing does. */
const TIMER_WORDS: Readonly<Partial<Record<RefundState, string>>> = {
  reviewing: '商家逾期未处理将自动同意',
  toReturn: '逾期未寄回将自动关闭',
  toReceive: '商家逾期未确认将自动退款',
  toPayBack: '商家逾期未打款将自动退款',
};

export function refundTimerWords(refund: RefundFlags): string {
  const state = refundState(refund);
  const isExchange = Number(refund.type) === REFUND_TYPES.exchange;
  return isExchange && state === 'toReceive' ? '' : (TIMER_WORDS[state] ?? '');
}
