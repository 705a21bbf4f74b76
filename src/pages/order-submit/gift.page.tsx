// An order given to a friend: its buyer sends the link, the friend fills in where it goes.
import { orderGiftAddress, orderGiftAddressSave, orderGiftGive } from '~/schemas/api/order-gift.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { custom, definePage } from '../../engine/define-page';
import { id, text } from '../../engine/params';
import { GiftScreen } from './gift-screen';

export default definePage({
  path: '/pages/order-submit/gift',
  title: '填写地址',
  auth: 'guest',
  query: { id: id('order'), token: text() },
  // The token is the gift's ticket: who has the link takes it.
  shares: ['id', 'token'],
  walk: { query: { id: { of: 'paid order' } } },
  body: custom('form', GiftScreen, [orderGiftAddress, orderGiftAddressSave, orderGiftGive, userAddress]),
});
