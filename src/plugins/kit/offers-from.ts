// The terms of a goods in the SKU sheet, made of the answer of its page, and why they are closed.
import type { Endpoint } from '~/schemas/endpoint';
import { CallError } from '../../base/call-error';
import type { SkuOffer, SkuTerms } from '../../blocks/sale/parts';
import { useCall } from '../../services/query';
import { serverNow } from '../../services/server-clock';
import { CLOSED_WORDS, type Sale, saleWordOf } from './sale';

/** `gone` is said where the answer has no terms, or no longer those that were asked for. */
export const offersFrom =
  <D>(
    from: Endpoint<{ id: number }, D>,
    offersOf: (answer: D, asked?: string) => readonly SkuOffer[],
    gone: string,
  ): SkuTerms['useOffers'] =>
  (goodsId, asked) => {
    const { data, error, isFetching, refetch } = useCall(from, { id: goodsId });
    const offers = data === undefined ? [] : offersOf(data, asked);
    const isGone = data !== undefined && offers.length === 0;
    return {
      offers,
      error: isGone ? new CallError('refused', gone, { code: 1, route: from.route }) : error,
      isFetching,
      retry: () => void refetch(),
    };
  };

/** Of an offer in the SKU sheet with these SKUs: why it cannot be bought now. */
export function closedNow(sale: Sale, skus: readonly { stock: number }[]): { closed?: string } {
  const words = CLOSED_WORDS[saleWordOf(sale, serverNow())];
  const closed = words === '' && skus.every(({ stock }) => stock <= 0) ? '库存不足' : words;
  return closed === '' ? {} : { closed };
}
