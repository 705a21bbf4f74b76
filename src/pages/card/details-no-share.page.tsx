// One of the shopper's cards, without giving it away.
import {
  cardCardQrcode,
  cardClerkHistory,
  cardUserCardDetail,
  type CardUserCardDetailData,
} from '~/schemas/api/card.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { CardView } from './card-view';

export default definePage({
  path: '/pages/card/details/details-no-share',
  title: '卡券详情',
  auth: 'login',
  query: { id: id('card') },
  body: detail({
    from: cardUserCardDetail,
    params: ({ id: cardId }: { id: number }) => ({ cardId }),
    View: ({ data }: { data: CardUserCardDetailData }) => <CardView card={data.card} isShareable={false} />,
    skeleton: 'text',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [cardCardQrcode, cardClerkHistory],
  }),
});
