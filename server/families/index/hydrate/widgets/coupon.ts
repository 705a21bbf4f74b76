// Hydrates the coupons: those picked, or those of the coupon centre, with what the viewer has received.
import {
  isInCentre,
  isUsedUp,
  type LayoutReceipts,
  layoutReceipts,
  type OfferedCoupon,
  offeredCoupons,
  wireCouponCard,
} from '../../../../goods/coupons';
import { definePersonalHydrator } from '../hydrator';
import { countOf, idsOf } from '../../../../settings/stored-values';
import type { BlockContext, WidgetData } from '../../../../ports/hydrate';

const isManual = (data: WidgetData): boolean => data['addType'] === 'manual';
/** Limit of a page. */
const MAX_COUPONS = 200;

interface Loaded {
  byId: ReadonlyMap<number, OfferedCoupon>;
  /** Coupons of the centre, receivable ones first. */
  centre: readonly OfferedCoupon[];
  receipts: LayoutReceipts;
}

type Layout = Pick<BlockContext, 'layoutId'>;

/**
 * A picked coupon counts its receipts through this layout only; one of the centre has 0 or 1, and so does a picked one
 * of a layout without a row, which is received as from the centre.
 */
function wireCard(data: WidgetData, { receipts }: Loaded, { layoutId }: Layout) {
  if (!isManual(data) || layoutId === 0) return wireCouponCard;
  return (coupon: OfferedCoupon) => ({
    ...wireCouponCard(coupon),
    is_receive: String(receipts(layoutId, coupon.id)),
  });
}

function couponsOf(data: WidgetData, { byId, centre }: Loaded): readonly OfferedCoupon[] {
  if (isManual(data)) return idsOf(data['coupons']).flatMap((id) => byId.get(id) ?? []);
  const limit = data['has_limit'] === 'limit' ? countOf(data['limit_num'], MAX_COUPONS) : MAX_COUPONS;
  return centre.slice(0, limit === 0 ? MAX_COUPONS : limit);
}

/** For a preview: received as often as it can be. */
const allReceived = (coupon: OfferedCoupon): OfferedCoupon => ({
  ...coupon,
  received: Math.max(1, coupon.can_receive_count),
});

export const hydrator = definePersonalHydrator<Loaded>({
  async load({ db, viewer, now, hasSamples }, blocks) {
    const picked = blocks.filter(isManual).flatMap((data) => idsOf(data['coupons']));
    const wantsCentre = blocks.some((data) => !isManual(data));
    const [offered, receipts] = await Promise.all([
      offeredCoupons(db, {
        viewer,
        now,
        condition: (eb) =>
          eb.or([
            ...(wantsCentre ? [isInCentre(eb)] : []),
            ...(picked.length === 0 ? [] : [eb('coupons.id', 'in', picked)]),
          ]),
      }),
      layoutReceipts(db, { viewer, couponIds: picked }),
    ]);
    const rows = hasSamples ? offered.map(allReceived) : offered;
    const centre = rows.filter((row) => row.is_in_center && row.total_count !== 0);
    return {
      byId: new Map(rows.map((row) => [row.id, row])),
      centre: [...centre.filter((row) => !isUsedUp(row)), ...centre.filter(isUsedUp)],
      receipts,
    };
  },
  apply(data, loaded, context) {
    const { coupons: _stored, ...rest } = data;
    const list = couponsOf(data, loaded).map(wireCard(data, loaded, context));
    return {
      ...rest,
      coupon_list: data['has_hide'] === true ? list.filter((card) => card.is_receive === '0') : list,
    };
  },
});
