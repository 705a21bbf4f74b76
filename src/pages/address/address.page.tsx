// The address book.
import { adminOrderRefundAddressDestroy, adminOrderRefundAddressIndex } from '~/schemas/api/admin-order.gen';
import {
  userAddress,
  userAddressDefault,
  userAddressDestroy,
  userWechatDistrict,
} from '~/schemas/api/user.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { AddressScreen } from './address-screen';

export default definePage({
  path: '/pages/address/address',
  title: '收货地址',
  auth: 'login',
  query: { is_hide_default_btn: optionalId(), is_refund_address: optionalId() },
  body: custom('list', AddressScreen, [
    userAddress,
    userAddressDefault,
    userAddressDestroy,
    userWechatDistrict,
    adminOrderRefundAddressIndex,
    adminOrderRefundAddressDestroy,
  ]),
});
