// The result of receiving a coupon by a link: received, already received, sold out, expired, refused.
import { useEffect, useRef, useState } from 'react';
import { POPUP_HEADINGS } from '~/domain/coupon-popup';
import * as to from '~/domain/screen-links.gen';
import { couponDetail, couponReceive, couponUserCoupon } from '~/schemas/api/coupon.gen';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import { Icon } from '~/ui/icon/icon';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { openLink } from '../../flows/open-link';
import { CouponTicket } from '../../blocks/goods-coupons/coupon-ticket';
import { redirect } from '../../engine/navigation';
import { isRefusal, wordsOf } from '../../base/call-error';
import { call } from '../../services/http';
import { refresh, useCall } from '../../services/query';
import { isUsable, type ReceiveResult, RESULT_WORDS, resultOfRefusal } from './receive-result';
import styles from './coupon.module.css';

interface ReceiveQuery {
  id: number;
  type: 'receive' | 'share' | 'award';
}

type Attempt =
  | { phase: 'receiving' }
  | { phase: 'failed' }
  | { phase: 'done'; result: ReceiveResult; words: string };

async function receive({ id, type }: ReceiveQuery): Promise<Attempt> {
  try {
    await call(couponReceive, { coupon_id: id });
    return { phase: 'done', result: 'received', words: POPUP_HEADINGS[type] };
  } catch (error) {
    if (!isRefusal(error)) return { phase: 'failed' };
    const result = resultOfRefusal(error.message);
    const words = result === 'refused' ? wordsOf(error) : RESULT_WORDS[result];
    return { phase: 'done', result, words };
  }
}

/** Receives once per visit; again only when the shopper retries after a failure. */
function useReceiving(query: ReceiveQuery) {
  const [attempt, setAttempt] = useState<Attempt>({ phase: 'receiving' });
  const hasBegun = useRef(false);
  const begin = async () => {
    setAttempt({ phase: 'receiving' });
    setAttempt(await receive(query));
    await refresh(couponDetail, couponUserCoupon);
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });
  return { attempt, again: () => void begin() };
}

function Ways({ result, pageUrl }: { result: ReceiveResult; pageUrl: string }) {
  const toCentre = () => redirect(to.couponList());
  return (
    <div className={styles.acts}>
      {isUsable(result) && pageUrl !== '' ? (
        <Button kind="primary" size="wide" onClick={() => openLink(pageUrl)}>
          去使用
        </Button>
      ) : null}
      <Button kind={isUsable(result) ? 'outline' : 'primary'} size="wide" onClick={toCentre}>
        去领券中心
      </Button>
    </div>
  );
}

export function ReceiveScreen({ query }: { query: ReceiveQuery }) {
  const { attempt, again } = useReceiving(query);
  const isDone = attempt.phase === 'done';
  const detail = useCall(couponDetail, { coupon_id: query.id }, { isEnabled: isDone, isQuiet: true });
  if (attempt.phase === 'failed') return <ErrorState onRetry={again} />;
  if (attempt.phase === 'receiving' || detail.isPending) return <Skeleton shape="text" count={4} />;
  const { result, words } = attempt;
  const coupon = detail.data?.list;
  // Without its ticket a coupon no longer exists, or not for this shopper.
  if (coupon === undefined)
    return (
      <EmptyState
        text={words}
        drawing="coupons"
        action={{ text: '去领券中心', onTap: () => redirect(to.couponList()) }}
      />
    );
  return (
    <section className={styles.result}>
      <h2 className={styles.resultWords} data-usable={isUsable(result)}>
        <Icon name={isUsable(result) ? 'check-circle' : 'info'} size={56} />
        {words}
      </h2>
      <CouponTicket coupon={coupon} isSpent={!isUsable(result)} />
      <Ways result={result} pageUrl={coupon.page_url} />
    </section>
  );
}
