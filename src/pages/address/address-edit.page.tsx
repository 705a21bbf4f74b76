// Adding and editing an address.
import { adminOrderRefundAddressEdit } from '~/schemas/api/admin-order.gen';
import { defaultDistrict } from '~/schemas/api/default.gen';
import { userAddressDetail, userAddressSave } from '~/schemas/api/user.gen';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { choice, optionalId, text } from '../../engine/params';
import { AddressEditScreen } from './address-edit-screen';

export default definePage({
  path: '/pages/address/address-edit',
  title: '编辑地址',
  auth: 'login',
  query: { id: optionalId(), type: choice(['0', '1']), form: text(), is_refund_address: optionalId() },
  body: form(AddressEditScreen, [
    defaultDistrict,
    userAddressDetail,
    userAddressSave,
    adminOrderRefundAddressEdit,
  ]),
});
