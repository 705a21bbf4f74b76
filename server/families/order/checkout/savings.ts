// What a line saves, by name, besides coupon and points.
import type { PricedLine } from '../pricing/price-group';
import type { CheckoutLine } from './lines';
import type { OpenOffer } from './offer';
import { memberDiscountName } from './snapshot';

const FULL_REDUCTION_NAME = '满减优惠';

/** Those of the line that are not 0, in the order in which they are subtracted. */
export const savingsOf = (
  line: CheckoutLine,
  priced: PricedLine,
  offer: OpenOffer | null,
): { name: string; fen: number }[] =>
  [
    { name: memberDiscountName(line), fen: priced.memberDiscountFen },
    { name: FULL_REDUCTION_NAME, fen: priced.fullReduceFen },
    { name: offer?.benefit?.name ?? '', fen: priced.benefitFen },
  ].filter(({ fen }) => fen > 0);
