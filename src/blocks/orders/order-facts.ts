// Parses the parts of an order that the protocol leaves open: form answers, offers, card keys.
import { isArray, isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { fenOf, isAmount, textFromFen } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import type { OrderDetailData } from '~/schemas/api/order.gen';

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
    .map(({ label, value }) => ({ label: textOf(label), value: `-￥${textOf(value)}` }));
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

/** What the label of an order is made of, beside its flags. */
export const shownOf = (order: { status_text: string; detailExpress: readonly unknown[] }) => ({
  statusText: order.status_text,
  hasParcel: order.detailExpress.length > 0,
});

/** False once a parcel has left, and for gifts: what is left goes back line by line, or not at all. */
export const isWholeOrder = (order: { detailExpress: readonly unknown[]; sign: string }): boolean =>
  order.detailExpress.length === 0 && order.sign !== 'gift';
