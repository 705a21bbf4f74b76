// Parses the parts of an order that the protocol leaves open: form answers, offers, card keys.
import { isArray, isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import type { OrderDetailData } from '~/schemas/api/order.gen';
import { addressOf } from '../../engine/navigation';

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
export const pluginExtras = (extra: unknown): Figure[] =>
  isArray(extra)
    ? extra
        .filter(isRecord)
        .map(({ label, value }) => ({ label: `一同支付：${textOf(label)}`, value: `￥${textOf(value)}` }))
    : [];

/** The secrets of virtual goods, each a record of named values. */
export function cardKeysOf(typeData: unknown): string[][] {
  const given = isRecord(typeData) ? typeData['ecard'] : [];
  if (!isArray(given)) return [];
  return given
    .filter(isRecord)
    .map((one) => Object.entries(one).map(([key, value]) => `${key}：${textOf(value)}`));
}

export const goodsHref = (goodsId: number | string): string =>
  `#${addressOf('/pages/goods/goods', { id: goodsId })}`;

/** What the label of an order is made of, beside its flags. */
export const shownOf = (order: { status_text: string; detailExpress: readonly unknown[] }) => ({
  statusText: order.status_text,
  hasParcel: order.detailExpress.length > 0,
});

/** False once a parcel has left, and for gifts: what is left goes back line by line, or not at all. */
export const isWholeOrder = (order: { detailExpress: readonly unknown[]; sign: string }): boolean =>
  order.detailExpress.length === 0 && order.sign !== 'gift';
