// A coupon of mine, which links to where it is used, and the tabs of their states.
import { useState } from 'react';
import { isNotBegun, notBegunText, USER_COUPON_STATES, userCouponState } from '~/domain/coupon-use';
import * as to from '~/domain/screen-links.gen';
import { parseServerTime } from '~/domain/time';
import { type CouponUserCouponData, couponUserCoupon } from '~/schemas/api/coupon.gen';
import { Button } from '~/ui/button/button';
import { CouponTicket } from '../../blocks/goods-coupons/coupon-ticket';
import type { RowProps } from '../../engine/archetypes/list';
import { open } from '../../engine/navigation';
import { serverNow } from '../../services/server-clock';
import { useCall } from '../../services/query';
import styles from './coupon.module.css';

type UserCoupon = CouponUserCouponData['list'][number];
type Status = 1 | 2 | 3;

const TABS = Object.values(USER_COUPON_STATES).map(({ tab, text }) => ({ id: tab, text }));
/** At most this many are counted; above it the tabs show no numbers. */
const MAX_COUNTED = 100;

/** The tabs with their numbers of coupons, once known. The protocol has no counts, so all coupons are fetched. */
export function useCountedTabs() {
  const params = { status: 0, page: 1, limit: MAX_COUNTED } as const;
  const { data } = useCall(couponUserCoupon, params, { isQuiet: true, staleMs: 0 });
  const list = data?.list ?? [];
  if (list.length === 0 || list.length >= MAX_COUNTED) return TABS;
  const nowMs = serverNow();
  const tabs = list.map(({ is_use: isUse, end_time: end }) => {
    const endMs = parseServerTime(end) ?? Number.POSITIVE_INFINITY;
    return USER_COUPON_STATES[userCouponState({ isUsed: Number(isUse) === 1, endMs, nowMs })].tab;
  });
  return TABS.map(({ id, text }) => ({ id, text: `${text}(${tabs.filter((tab) => tab === id).length})` }));
}

const textOf = (status: Status): string => TABS.find(({ id }) => id === status)?.text ?? '';

/** Scan-pay and gift-card coupons cannot be spent on listed goods. */
const isForGoods = ({ coupon }: UserCoupon): boolean => Number(coupon.appoint_type) <= 3;

const stateText = (status: Status): string => (status === 1 ? '待使用' : textOf(status));

export function MyCoupon({ row, query: { status } }: RowProps<UserCoupon, { status: Status }>) {
  const { coupon } = row;
  const own = {
    ...row,
    name: coupon.name,
    appoint_type: coupon.appoint_type,
    cat: coupon.cat,
    goods: coupon.goods,
  };
  const [nowMs] = useState(Date.now);
  const isEarly = status === 1 && isNotBegun(row, nowMs);
  const isUsable = status === 1 && isForGoods(row) && !isEarly;
  return (
    <CouponTicket
      coupon={own}
      isSpent={status !== 1}
      rulesHref={`#${to.couponDetailsNoShare({ id: row.id, person: '1' })}`}
    >
      {isUsable ? (
        <Button
          kind="primary"
          size="small"
          label={`去使用：${coupon.name}`}
          onClick={() => open(to.goodsList({ coupon_id: row.coupon_id }))}
        >
          去使用
        </Button>
      ) : (
        <span className={styles.state}>{isEarly ? notBegunText(row) : stateText(status)}</span>
      )}
    </CouponTicket>
  );
}
