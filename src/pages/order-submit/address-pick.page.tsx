// Choosing the address of an order, then back to the checkout.
import { userAddress, userWechatDistrict } from '~/schemas/api/user.gen';
import { custom, definePage, picks } from '../../engine/define-page';
import { text } from '../../engine/params';
import { AddressPickScreen } from './address-pick-screen';

export default definePage({
  path: '/pages/order-submit/address-pick',
  title: '选择地址',
  auth: 'login',
  query: { hasCity: text(), sign: text() },
  picks: picks<number>(),
  body: custom('list', AddressPickScreen, [userAddress, userWechatDistrict]),
});
