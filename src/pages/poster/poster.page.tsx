// The poster of a card or a coupon that is given to a friend.
import { useCallback } from 'react';
import { cardGivePoster } from '~/schemas/api/card.gen';
import { couponGivePoster } from '~/schemas/api/coupon.gen';
import { drawCardPoster } from '../../blocks/poster/card-poster';
import { drawCouponPoster } from '../../blocks/poster/coupon-poster';
import { PosterPage } from '../../blocks/poster/drawn-poster';
import { LINK_POSTER, ratioOf } from '../../blocks/poster/poster-spec';
import { custom, definePage } from '../../engine/define-page';
import MissingParameter from '../../engine/missing-parameter';
import { optionalId } from '../../engine/params';

function PosterScreen({
  query: { card_id: cardId, coupon_id: couponId },
}: {
  query: Record<'card_id' | 'coupon_id', number>;
}) {
  const draw = useCallback(
    () => (cardId > 0 ? drawCardPoster(cardId) : drawCouponPoster(couponId)),
    [cardId, couponId],
  );
  if (cardId === 0 && couponId === 0) return <MissingParameter name="card_id" />;
  return (
    <PosterPage draw={draw} name={cardId > 0 ? '卡券海报' : '优惠券海报'} ratio={ratioOf(LINK_POSTER)} />
  );
}

export default definePage({
  path: '/pages/poster/poster',
  title: '海报',
  auth: 'login',
  query: { card_id: optionalId(), coupon_id: optionalId() },
  body: custom('poster', PosterScreen, [cardGivePoster, couponGivePoster]),
});
