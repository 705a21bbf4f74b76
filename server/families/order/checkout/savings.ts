// What a line saves, by name, besides coupon and points.
import type { Benefit } from '../../../ports/sale';
import type { PricedLine } from '../pricing/price-group';
import type { CheckoutLine } from './lines';
import { memberDiscountName } from './snapshot';

/** Those of the line that are not 0: what its kind takes off, then the others in the order of subtraction. */
export const savingsOf = (
  line: CheckoutLine,
  priced: PricedLine,
  by: { reduction: { benefit: Benefit | null } | null; offer: { benefit: Benefit | null } | null },
): { name: string; fen: number }[] =>
  [
    ...line.quoted.cuts,
    { name: memberDiscountName(line), fen: priced.memberDiscountFen },
    { name: by.reduction?.benefit?.name ?? '', fen: priced.fullReduceFen },
    { name: by.offer?.benefit?.name ?? '', fen: priced.benefitFen },
  ].filter(({ fen }) => fen > 0);
