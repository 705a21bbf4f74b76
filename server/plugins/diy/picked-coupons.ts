// Which coupons an operator picked into a page, also into the modules that it holds.
import { isRecord } from '~/domain/record';
import { idsOf } from '../../settings/stored-values';
import type { VisiblePage } from './visible-page';

/** Ids of the coupons picked into a page's layout. */
export const pickedCoupons = ({ parts }: VisiblePage): ReadonlySet<number> =>
  new Set(
    parts
      .flatMap(({ blocks }) => blocks)
      .filter(({ id }) => id === 'coupon')
      .map(({ data }) => data)
      .filter(isRecord)
      .filter((data) => data['addType'] === 'manual')
      .flatMap((data) => idsOf(data['coupons'])),
  );
