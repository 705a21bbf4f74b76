// The address book.
import { adminOrderRefundAddressDestroy } from '~/schemas/api/admin-order.gen';
import {
  userAddress,
  userAddressDefault,
  userAddressDestroy,
  userWechatDistrict,
} from '~/schemas/api/user.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalNumber, text } from '../../engine/params';
import { AddressScreen } from './address-screen';
import { refundAddresses } from './refund-addresses';

export default definePage({
  path: '/pages/address/address',
  title: '收货地址',
  auth: 'login',
  query: { is_hide_default_btn: optionalNumber(), is_refund_address: optionalNumber(), keyword: text() },
  carries: ['keyword'],
  body: {
    ...custom('list', AddressScreen, [userAddress, ...refundAddresses.endpoints]),
    ...(refundAddresses.search === undefined ? {} : { search: refundAddresses.search }),
    followsAddress: true,
  },
  endpoints: [userAddressDefault, userAddressDestroy, userWechatDistrict, adminOrderRefundAddressDestroy],
});
