// The poster of a card or a coupon that is given to a friend.
import { useCallback } from 'react';
import { cardGivePoster } from '~/schemas/api/card.gen';
import { couponGivePoster } from '~/schemas/api/coupon.gen';
import { drawCard } from '../../blocks/poster/card-poster';
import { drawCoupon } from '../../blocks/poster/coupon-poster';
import { PosterPage } from '../../blocks/poster/drawn-poster';
import { LINK_POSTER, ratioOf } from '../../blocks/poster/poster-spec';
import { useSharedLink } from '../../blocks/poster/use-shared-link';
import { Loading } from '../../engine/archetypes/detail';
import { custom, definePage } from '../../engine/define-page';
import MissingParameter from '../../engine/missing-parameter';
import { optionalId } from '../../engine/params';

interface GivenProps<Gift> {
  gift: Gift;
  name: string;
  drawGift: (gift: Gift) => Promise<string>;
}

function Given<Gift extends { share_url: string }>({ gift, name, drawGift }: GivenProps<Gift>) {
  useSharedLink(name, gift.share_url);
  const draw = useCallback(() => drawGift(gift), [drawGift, gift]);
  return <PosterPage draw={draw} name={name} ratio={ratioOf(LINK_POSTER)} />;
}

function PosterScreen({
  query: { card_id: cardId, coupon_id: couponId },
}: {
  query: Record<'card_id' | 'coupon_id', number>;
}) {
  if (cardId > 0)
    return (
      <Loading endpoint={cardGivePoster} params={{ cardId }}>
        {(card) => <Given gift={card} name="卡券海报" drawGift={drawCard} />}
      </Loading>
    );
  if (couponId > 0)
    return (
      <Loading endpoint={couponGivePoster} params={{ coupon_id: couponId }}>
        {(coupon) => <Given gift={coupon} name="优惠券海报" drawGift={drawCoupon} />}
      </Loading>
    );
  return <MissingParameter name="card_id" />;
}

export default definePage({
  path: '/pages/poster/poster',
  title: '海报',
  auth: 'login',
  query: { card_id: optionalId('card'), coupon_id: optionalId('own coupon') },
  walk: { query: { card_id: { of: 'card' } } },
  body: custom('poster', PosterScreen, [cardGivePoster, couponGivePoster]),
});
