// Sharing a coupon: its share data, and the button with the ways to share.
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as to from '~/domain/screen-links.gen';
import { Button, type ButtonKind } from '~/ui/button/button';
import { LINK_POSTER, ratioOf } from '../../blocks/poster/poster-spec';
import { ShareSheet } from '../../blocks/poster/share-sheet';
import { useScreen } from '../../engine/screen-context';
import { useSession } from '../../state/session';

interface SharedTerms {
  readonly id: string;
  readonly name: string;
  readonly app_share_title: string;
  readonly app_share_pic: string;
}

/** The landing page of a coupon with the sharer's id. */
function useTarget(couponId: string): { path: string; search: string } {
  const userId = useSession().info?.options.user_id ?? 0;
  return useMemo(() => {
    const query = { coupon_id: couponId, ...(userId > 0 ? { user_id: String(userId) } : {}) };
    return { path: to.couponGive.path, search: new URLSearchParams(query).toString() };
  }, [couponId, userId]);
}

interface CouponSharingProps {
  coupon: SharedTerms;
  kind?: ButtonKind;
}

export function CouponSharing({ coupon, kind = 'outline' }: CouponSharingProps) {
  const { setShare } = useScreen();
  const target = useTarget(coupon.id);
  const title = coupon.app_share_title || coupon.name;
  const picture = coupon.app_share_pic;
  useEffect(() => setShare({ title, picture, target }), [setShare, title, picture, target]);
  const [isSharing, setIsSharing] = useState(false);
  const draw = useCallback(async () => {
    const { drawCouponPoster } = await import('../../blocks/poster/coupon-poster');
    return drawCouponPoster(Number(coupon.id));
  }, [coupon.id]);
  return (
    <>
      <Button kind={kind} size="wide" onClick={() => setIsSharing(true)}>
        分享给好友
      </Button>
      <ShareSheet
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        poster={{ text: '生成优惠券海报', name: coupon.name, ratio: ratioOf(LINK_POSTER), draw }}
      />
    </>
  );
}
