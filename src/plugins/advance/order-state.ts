// How a shopper's pre-sale stands: what is said of it beside the mall's word, and what its clock runs to.
import { arrayOf, isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { formatServerTime } from '~/domain/time';
import type { AdvanceOrder } from '~/schemas/api/advance.gen';
import type { IconName } from '~/ui/icon/icon';
import { specificationOf } from '~/ui/order-goods-line/order-goods-line';
import { balanceSpan, spanText } from './terms';

interface State {
  icon: IconName;
  hint: (order: AdvanceOrder) => string;
  /** A time of the server, '' without one, and what happens then. */
  clock?: (order: AdvanceOrder) => { until: string; words: string };
}

function balanceEnd(order: AdvanceOrder): string {
  if (order.order_id > 0) return order.auto_cancel_time;
  const { endMs } = balanceSpan(order);
  return endMs === null ? '' : formatServerTime(endMs);
}

/** Its word says why. */
const failed = (hint = ''): State => ({ icon: 'close', hint: () => hint });

export const STATES: Readonly<Record<AdvanceOrder['status_num'], State>> = {
  1: {
    icon: 'wallet',
    hint: () => '定金未付，超时自动取消',
    clock: ({ deposit_cancel_time: until = '' }) => ({ until, words: '自动取消' }),
  },
  2: {
    icon: 'check',
    hint: (order) => `支付尾款时间：${spanText(balanceSpan(order))}`,
    clock: ({ end_prepayment_at: until }) => ({ until, words: '后付尾款' }),
  },
  3: {
    icon: 'wallet',
    hint: () => '请在时限内支付尾款',
    clock: (order) => ({ until: balanceEnd(order), words: '截止' }),
  },
  4: { icon: 'check-circle', hint: () => '尾款已付，商家将尽快发货' },
  5: failed(),
  6: failed(),
  7: failed(),
  8: failed(),
  9: failed('定金不退'),
};

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** The goods as it was bought. */
export function boughtGoods({ goods_info: json, goods: { goodsWarehouse: goods } }: AdvanceOrder) {
  const info = parsed(json);
  const picks = arrayOf(isRecord(info) ? info['attr_list'] : []).filter(isRecord);
  return {
    name: goods.name,
    cover: goods.cover_pic,
    specification: specificationOf(picks.map((pick) => ({ attr_name: textOf(pick['attr_name']) }))),
  };
}
