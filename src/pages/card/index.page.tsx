// My cards, by their state.
import { cardCardQrcode, cardUserCard } from '~/schemas/api/card.gen';
import { custom, definePage } from '../../engine/define-page';
import { MyCardsScreen } from './my-cards-screen';

export default definePage({
  path: '/pages/card/index/index',
  title: '我的卡券',
  auth: 'login',
  body: custom('list', MyCardsScreen, [cardUserCard, cardCardQrcode]),
});
