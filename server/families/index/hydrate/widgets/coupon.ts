// Fills in the coupons: those picked, or those of the coupon centre, with what the viewer has received.
import {
  isInCentre,
  isUsedUp,
  type OfferedCoupon,
  offeredCoupons,
  wireCouponCard,
} from '../../../goods/coupons';
import { countOf, defineHydrator, idsOf, type WidgetData } from '../hydrator';

const isManual = (data: WidgetData): boolean => data['addType'] === 'manual';
/** More than a page can show. */
const MAX_COUPONS = 200;

interface Loaded {
  byId: ReadonlyMap<number, OfferedCoupon>;
  /** Coupons of the centre, those that can be received first. */
  centre: readonly OfferedCoupon[];
}

/** A picked coupon keeps the count of its receipts; one of the centre says 0 or 1. */
const wirePicked = (coupon: OfferedCoupon) => ({
  ...wireCouponCard(coupon),
  is_receive: String(coupon.received),
});

function couponsOf(data: WidgetData, { byId, centre }: Loaded): readonly OfferedCoupon[] {
  if (isManual(data)) return idsOf(data['coupons']).flatMap((id) => byId.get(id) ?? []);
  const limit = data['has_limit'] === 'limit' ? countOf(data['limit_num'], MAX_COUPONS) : MAX_COUPONS;
  return centre.slice(0, limit === 0 ? MAX_COUPONS : limit);
}

export const hydrator = defineHydrator<Loaded>({
  async load({ db, viewer, now }, blocks) {
    const picked = blocks.filter(isManual).flatMap((data) => idsOf(data['coupons']));
    const wantsCentre = blocks.some((data) => !isManual(data));
    const rows = await offeredCoupons(db, {
      viewer,
      now,
      condition: (eb) =>
        eb.or([
          ...(wantsCentre ? [isInCentre(eb)] : []),
          ...(picked.length === 0 ? [] : [eb('coupons.id', 'in', picked)]),
        ]),
    });
    const centre = rows.filter((row) => row.is_in_center && row.total_count !== 0);
    return {
      byId: new Map(rows.map((row) => [row.id, row])),
      centre: [...centre.filter((row) => !isUsedUp(row)), ...centre.filter(isUsedUp)],
    };
  },
  apply(data, loaded) {
    const { coupons: _stored, ...rest } = data;
    const list = couponsOf(data, loaded).map(isManual(data) ? wirePicked : wireCouponCard);
    return {
      ...rest,
      coupon_list: data['has_hide'] === true ? list.filter((card) => card.is_receive === '0') : list,
    };
  },
});
