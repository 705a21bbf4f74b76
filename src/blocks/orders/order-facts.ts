// Parses the parts of an order that the protocol leaves open: form answers, offers, card keys.
import { isArray, isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { fenOf, isAmount, lessText, textFromFen } from '~/domain/money';
import { isGiveable } from '~/domain/order-gift';
import { readOrderFlags } from '~/domain/order-status';
import { formatServerTime, parseServerTime } from '~/domain/time';
import * as to from '~/domain/screen-links.gen';
import type { OrderDetailData } from '~/schemas/api/order.gen';
import { serverNow } from '../../services/server-clock';

export type Order = OrderDetailData['detail'];

export interface Figure {
  label: string;
  value: string;
}

/** Discounts by plugins. */
export function pluginOffers(discountList: unknown): Figure[] {
  if (!isRecord(discountList)) return [];
  return Object.values(discountList)
    .filter(isRecord)
    .map(({ label, value }) => ({ label: textOf(label), value: lessText(textOf(value)) }));
}

/** What is paid together with an order: the super member card. */
const extrasOf = (extra: unknown): Figure[] =>
  isArray(extra)
    ? extra.filter(isRecord).map(({ label, value }) => ({ label: textOf(label), value: textOf(value) }))
    : [];

interface Summed {
  total_pay_price: string;
  /** Absent where the mall does not say. */
  refunded_price?: string;
  plugin_data: { extra: unknown };
}

/** The sum of an order on every screen: what was paid for it, with what was bought along; and what was paid back. */
export function orderSum({
  total_pay_price: own,
  refunded_price: refunded,
  plugin_data: { extra },
}: Summed): {
  total: string;
  extras: Figure[];
  refunded: string;
} {
  const extras = extrasOf(extra);
  const total = extras.reduce((sum, { value }) => sum + fenOf(value), fenOf(own));
  return { total: textFromFen(total), extras, refunded: isAmount(refunded ?? '') ? (refunded ?? '') : '' };
}

/** The secrets of virtual goods, each a record of named values. */
export function cardKeysOf(typeData: unknown): string[][] {
  const given = isRecord(typeData) ? typeData['ecard'] : [];
  if (!isArray(given)) return [];
  return given
    .filter(isRecord)
    .map((one) => Object.entries(one).map(([key, value]) => `${key}：${textOf(value)}`));
}

export const goodsHref = (goodsId: number | string): string => `#${to.goods({ id: goodsId })}`;

type GivenOrder = Parameters<typeof readOrderFlags>[0] & { gift_expire_time?: string };

/** Until when the friend to whom it is given may fill in his address, `11-30 12:00`; '' where it waits for none. */
export function giftWaitOf(order: GivenOrder): string {
  const untilMs = parseServerTime(order.gift_expire_time);
  const isWaiting = untilMs !== null && untilMs > serverNow() && isGiveable(readOrderFlags(order));
  return isWaiting ? formatServerTime(untilMs).slice(5, 16) : '';
}

/** What the label of an order is made of, beside its flags. */
export const shownOf = (order: GivenOrder & { status_text: string; detailExpress: readonly unknown[] }) => ({
  statusText: giftWaitOf(order) === '' ? order.status_text : '待朋友填地址',
  hasParcel: order.detailExpress.length > 0,
});

/** False once a parcel has left, and for gifts: what is left goes back line by line, or not at all. */
export const isWholeOrder = (order: { detailExpress: readonly unknown[]; sign: string }): boolean =>
  order.detailExpress.length === 0 && order.sign !== 'gift';
