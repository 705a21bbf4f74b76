// The coupons of a shopper for one shop's goods: usable ones, unusable ones, and none.
import { useId, useState } from 'react';
import { moneyText } from '~/domain/money';
import { type OrderUsableCouponListData, orderUsableCouponList } from '~/schemas/api/order.gen';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { Tabs } from '~/ui/tabs/tabs';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { CouponTicket } from '../goods-coupons/coupon-ticket';
import type { TicketCoupon } from '../goods-coupons/coupon-words';
import type { OrderGroup } from '../../flows/checkout-form';
import { useCall } from '../../services/query';
import styles from './checkout.module.css';

type UserCoupon = OrderUsableCouponListData['list'][number];

export interface CouponChoiceProps {
  group: OrderGroup;
  /** 0 for none. */
  onChoose: (userCouponId: number) => void;
}

/** Its terms are in the coupon that it was made from. */
const ticketOf = (coupon: UserCoupon): TicketCoupon => ({
  ...coupon,
  name: coupon.coupon_data.name,
  appoint_type: coupon.coupon_data.appoint_type,
});

/** Why this order cannot use it, or what it saves here. */
const notesOf = ({ cant_use_reason: reason, saving_price: saving }: UserCoupon): string[] => [
  reason ?? '',
  Number(saving ?? 0) > 0 ? `本单可省${moneyText(saving)}` : '',
];

/** The shopper's coupons that this order can use, or those that it cannot. */
const useCoupons = (group: OrderGroup, isUsable: boolean) =>
  useCall(orderUsableCouponList, { form_data: group, is_cant_use_list: isUsable ? 0 : 1 }, { staleMs: 0 });

const counted = (text: string, list: readonly unknown[] | undefined): string =>
  list === undefined ? text : `${text}(${list.length})`;

export default function CouponChoice({ group, onChoose }: CouponChoiceProps) {
  const [tab, setTab] = useState<'usable' | 'other'>('usable');
  const panelId = useId();
  const usable = useCoupons(group, true).data?.list;
  const other = useCoupons(group, false).data?.list;
  return (
    <>
      <StickyHead>
        <Tabs
          label="优惠券是否可用"
          panelId={panelId}
          items={[
            { id: 'usable', text: counted('可用优惠券', usable) },
            { id: 'other', text: counted('不可用优惠券', other) },
          ]}
          current={tab}
          onChange={setTab}
        />
      </StickyHead>
      <div
        className={styles.couponPanel}
        id={panelId}
        role="tabpanel"
        aria-label={tab === 'usable' ? '可用优惠券' : '不可用优惠券'}
      >
        <Coupons key={tab} group={group} isUsable={tab === 'usable'} onChoose={onChoose} />
      </div>
    </>
  );
}

function Coupons({ group, isUsable, onChoose }: CouponChoiceProps & { isUsable: boolean }) {
  const answer = useCoupons(group, isUsable);
  if (answer.isPending) return <Skeleton shape="list" count={3} />;
  if (answer.data === undefined) return <ErrorState onRetry={() => void answer.refetch()} />;
  const { list } = answer.data;
  if (list.length === 0)
    return <EmptyState drawing="coupons" text={isUsable ? '暂无可用优惠券' : '暂无不可用优惠券'} />;
  return (
    <ul className={styles.coupons}>
      {list.map((coupon) => {
        const isChosen = coupon.id === group.user_coupon_id;
        return (
          <li key={coupon.id} className={styles.coupon}>
            <CouponTicket coupon={ticketOf(coupon)} firstNotes={notesOf(coupon)} isSpent={!isUsable}>
              {isUsable ? (
                <CheckCircle
                  isChecked={isChosen}
                  label={`${coupon.coupon_data.name}${isChosen ? '，点击取消使用' : ''}`}
                  onChange={() => onChoose(isChosen ? 0 : coupon.id)}
                />
              ) : null}
            </CouponTicket>
          </li>
        );
      })}
    </ul>
  );
}
