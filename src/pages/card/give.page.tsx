// The landing page of a card that a friend offers.
import {
  cardCardQrcode,
  cardClerkHistory,
  cardGive,
  cardGivePoster,
  cardReceive,
  cardUserCardDetail,
} from '~/schemas/api/card.gen';
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../../engine/define-page';
import { id, optionalId, text } from '../../engine/params';
import { GiveScreen } from './give-screen';

export default definePage({
  path: '/pages/card/give/give',
  title: '领取卡券',
  auth: 'guest',
  query: {
    id: id('card'),
    user_id: optionalId('shopper'),
    card_id: optionalId('card of the mall'),
    token: text(),
  },
  // The token is the card's ticket: who has the link takes it.
  shares: ['id', 'user_id', 'card_id', 'token'],
  body: custom('detail', GiveScreen, [
    cardGive,
    cardReceive,
    cardUserCardDetail,
    cardCardQrcode,
    cardClerkHistory,
    cardGivePoster,
    goodsNewRecommend,
  ]),
});
