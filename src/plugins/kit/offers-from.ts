// The terms of a goods in the SKU sheet, made of the answer of its page.
import type { Endpoint } from '~/schemas/endpoint';
import { CallError } from '../../base/call-error';
import type { SkuOffer, SkuTerms } from '../../blocks/sale/parts';
import { useCall } from '../../services/query';

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
