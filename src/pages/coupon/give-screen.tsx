// The landing page of a shared coupon: for its giver, a receiver, a guest, and when it is not available.
import * as to from '~/domain/screen-links.gen';
import { couponDetail, couponGive } from '~/schemas/api/coupon.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import { Skeleton } from '~/ui/skeleton/skeleton';
import type { TicketCoupon } from '../../blocks/goods-coupons/coupon-words';
import { OrderRecommend } from '../../blocks/order-recommend/order-recommend';
import { useShownAgain } from '../../engine/screen-context';
import { open } from '../../engine/navigation';
import { isRefusal, wordsOf } from '../../base/call-error';
import { useCall } from '../../services/query';
import { useSession } from '../../state/session';
import { COUPON_STATES, CouponAct, type ReceivableCoupon } from './coupon-act';
import { CouponPaper } from './coupon-paper';
import { CouponSharing } from './coupon-sharing';
import styles from './coupon.module.css';

interface GiveQuery {
  coupon_id: number;
  user_id: number;
}

interface Giver {
  nickname: string;
  avatar: string;
}

type GivenCoupon = TicketCoupon &
  ReceivableCoupon & {
    readonly rule: string;
    readonly app_share_title: string;
    readonly app_share_pic: string;
  };

function GiverHead({ giver, isOwn }: { giver: Giver; isOwn: boolean }) {
  const isNamed = giver.nickname !== '';
  const words = isOwn ? '把这张优惠券送给好友' : `${isNamed ? '' : '好友'}送你一张优惠券`;
  return (
    <header className={styles.giver}>
      {isNamed ? (
        <>
          <Avatar source={giver.avatar} name="" size={130} />
          <p className={styles.giverName}>{giver.nickname}</p>
        </>
      ) : null}
      <p className={styles.giverWords}>{words}</p>
    </header>
  );
}

interface GivenProps {
  coupon: GivenCoupon;
  giver: Giver;
  /** The shopper opened his own link. */
  isOwn: boolean;
}

/** With recommendations below: shown before the coupon they would be pushed down by it. */
function Given({ coupon, giver, isOwn }: GivenProps) {
  return (
    <>
      <div className={styles.given}>
        <GiverHead giver={giver} isOwn={isOwn} />
        <CouponPaper coupon={coupon} isSpent={coupon.status === COUPON_STATES.usedUp}>
          {isOwn ? null : <CouponAct coupon={coupon} />}
          <CouponSharing coupon={coupon} kind={isOwn ? 'primary' : 'outline'} />
        </CouponPaper>
      </div>
      <OrderRecommend place="goods" />
    </>
  );
}

type Answer = Pick<ReturnType<typeof useCall>, 'error' | 'isPending' | 'isFetching'> & {
  refetch: () => unknown;
};

/** The placeholder of a coupon: loading, refusal, failure. */
function NoCoupon({ answer }: { answer: Answer }) {
  if (answer.isPending) return <Skeleton shape="text" count={4} />;
  if (!isRefusal(answer.error))
    return <ErrorState isRetrying={answer.isFetching} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <EmptyState
        text={wordsOf(answer.error)}
        drawing="coupons"
        action={{ text: '去领券中心', onTap: () => open(to.couponList()) }}
      />
      <OrderRecommend place="goods" />
    </>
  );
}

const FRESH = { staleMs: 0 } as const;

function ForShopper({ query, userId }: { query: GiveQuery; userId: number }) {
  const answer = useCall(couponGive, query, FRESH);
  useShownAgain(() => void answer.refetch());
  if (answer.data === undefined) return <NoCoupon answer={answer} />;
  const { nickname, avatar } = answer.data;
  const isOwn = userId !== 0 && userId === query.user_id;
  return <Given coupon={answer.data} giver={{ nickname, avatar }} isOwn={isOwn} />;
}

/** A guest sees the coupon without its giver, and signs in to receive it. */
function ForGuest({ query }: { query: GiveQuery }) {
  const answer = useCall(couponDetail, { coupon_id: query.coupon_id }, FRESH);
  if (answer.data === undefined) return <NoCoupon answer={answer} />;
  return <Given coupon={answer.data.list} giver={{ nickname: '', avatar: '' }} isOwn={false} />;
}

export function GiveScreen({ query }: { query: GiveQuery }) {
  const { accessToken, info } = useSession();
  if (accessToken === '') return <ForGuest query={query} />;
  return <ForShopper query={query} userId={info?.options.user_id ?? 0} />;
}
