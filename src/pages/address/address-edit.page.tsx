// Adding and editing an address of the shopper, or one of the shop's for returns.
import { defaultDistrict } from '~/schemas/api/default.gen';
import { userAddressSaveForm } from '~/schemas/api/forms/user-address-save.gen';
import { userAddress, userAddressDetail } from '~/schemas/api/user.gen';
import { areaKind } from '../../blocks/form-kinds/area-kind';
import { placeKind } from '../../blocks/form-kinds/place-kind';
import { chipsKind, switchKind } from '../../blocks/form-kinds/tap-kinds';
import { form, forms } from '../../engine/archetypes/form';
import { loaded } from '../../engine/archetypes/loaded';
import { definePage } from '../../engine/define-page';
import { ADDRESS_QUERY, type AddressQuery } from './address-query';
import { valuesOfStored, valuesOfText } from './address-values';
import { Paste } from './paste';
import { refundAddressForm } from './refund-address-form';

const addressForm = form(ADDRESS_QUERY, {
  load: loaded(userAddressDetail, ({ id }: AddressQuery) => (id === 0 ? null : { id }), {
    missing: ({ list }) => (list === null ? '地址不存在' : null),
  }),
  useTitle: ({ query }) => (query.id === 0 ? '新增地址' : '编辑地址'),
  endpoints: [defaultDistrict, userAddressDetail],
  save: userAddressSaveForm,
  kinds: { area: areaKind, place: placeKind, chips: chipsKind, switch: switchKind },
  // Parameters of a region that same-city delivery has not.
  fixed: ({ context: { query } }) => ({
    ...(query.id === 0 ? {} : { id: query.id }),
    type: query.type,
    ...(query.type === 1 ? { province_id: 0, city_id: 0, district_id: 0 } : {}),
  }),
  initial: ({ query, data }) =>
    data === null || data.list === null ? valuesOfText(query.form) : valuesOfStored(data.list),
  layout: [Paste, { rows: ['name', 'mobile'] }],
  button: '保存地址',
  after: { refresh: [userAddress, userAddressDetail], toast: '保存成功', go: 'back' },
});

export default definePage({
  path: '/pages/address/address-edit',
  title: '编辑地址',
  auth: 'login',
  query: ADDRESS_QUERY,
  carries: ['form'],
  walk: { query: { id: { of: 'address' } } },
  body: forms(ADDRESS_QUERY, (query) => (query.is_refund_address === 1 ? 'returns' : 'own'), {
    own: addressForm,
    returns: refundAddressForm,
  }),
});
