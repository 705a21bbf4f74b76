// Receives a coupon by a link and shows the result.
import { couponDetail, couponReceive } from '~/schemas/api/coupon.gen';
import { custom, definePage } from '../../engine/define-page';
import { choice, id } from '../../engine/params';
import { ReceiveScreen } from './receive-screen';

export default definePage({
  path: '/pages/coupon/receive/receive',
  title: '领取优惠券',
  auth: 'login',
  query: { id: id('coupon'), type: choice(['receive', 'share', 'award']) },
  body: custom('result', ReceiveScreen, [couponReceive, couponDetail]),
});
