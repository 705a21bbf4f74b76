// My coupons: tabs by state, tickets that link to where they are used.
import { useState } from 'react';
import { isNotBegun, notBegunText, USER_COUPON_STATES, userCouponState } from '~/domain/coupon-use';
import { parseServerTime } from '~/domain/time';
import { type CouponUserCouponData, couponUserCoupon } from '~/schemas/api/coupon.gen';
import { Button } from '~/ui/button/button';
import { Tabs } from '~/ui/tabs/tabs';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { CouponTicket } from '../../blocks/goods-coupons/coupon-ticket';
import { EndlessList } from '../../engine/archetypes/list';
import { addressOf, open } from '../../engine/navigation';
import { useScrollerRef } from '../../engine/scroller';
import { serverNow } from '../../services/server-clock';
import { useCall } from '../../services/query';
import styles from './coupon.module.css';

type UserCoupon = CouponUserCouponData['list'][number];
type Status = 1 | 2 | 3;

const PAGE_SIZE = 20;
const GOODS_LIST_PATH = '/pages/goods/list';
const CENTRE_PATH = '/pages/coupon/list/list';
const DETAILS_PATH = '/pages/coupon/details/details-no-share';

const TABS = Object.values(USER_COUPON_STATES).map(({ tab, text }) => ({ id: tab, text }));
/** At most this many are counted; above it the tabs show no numbers. */
const MAX_COUNTED = 100;

/** The tabs with their numbers of coupons, once known. The protocol has no counts, so all coupons are fetched. */
function useCountedTabs() {
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

function makeRow(status: Status) {
  return function MyCoupon({ row }: { row: UserCoupon }) {
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
        rulesHref={`#${addressOf(DETAILS_PATH, { id: row.id, person: 1 })}`}
      >
        {isUsable ? (
          <Button
            kind="primary"
            size="small"
            label={`去使用：${coupon.name}`}
            onClick={() => open(GOODS_LIST_PATH, { coupon_id: row.coupon_id })}
          >
            去使用
          </Button>
        ) : (
          <span className={styles.state}>{isEarly ? notBegunText(row) : stateText(status)}</span>
        )}
      </CouponTicket>
    );
  };
}

const ROWS = { 1: makeRow(1), 2: makeRow(2), 3: makeRow(3) } as const;

const rowsOf = ({ list }: CouponUserCouponData) => list;
const keyOf = ({ id }: UserCoupon) => id;

export function MyCouponsScreen({ query }: { query: { status: '1' | '2' | '3' } }) {
  const [status, setStatus] = useState<Status>(() => Number(query.status) as Status);
  const scroller = useScrollerRef();
  const tabs = useCountedTabs();
  return (
    <>
      <StickyHead>
        <Tabs
          items={tabs}
          current={status}
          label="优惠券状态"
          onChange={(next) => {
            scroller.current?.scrollTo({ top: 0 });
            setStatus(next);
          }}
        />
      </StickyHead>
      <EndlessList
        key={status}
        endpoint={couponUserCoupon}
        paramsOf={(page) => ({ status, page, limit: PAGE_SIZE })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={ROWS[status]}
        empty={{
          text: '暂无优惠券',
          drawing: 'coupons',
          action: { text: '去领券', onTap: () => open(CENTRE_PATH) },
        }}
        isFreshOnShow
      />
    </>
  );
}
