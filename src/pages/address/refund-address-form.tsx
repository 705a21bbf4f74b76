// The form of one of the shop's addresses for returns; an administrator's.
import type { ComponentProps } from 'react';
import { adminOrderRefundAddressEdit, adminOrderRefundAddressIndex } from '~/schemas/api/admin-order.gen';
import { adminOrderRefundAddressEditForm } from '~/schemas/api/forms/admin-order-refund-address-edit.gen';
import { regionText } from '../../blocks/address-card/region-text';
import { areaNamesKind } from '../../blocks/form-kinds/area-kind';
import { form } from '../../engine/archetypes/form';
import { loaded } from '../../engine/archetypes/loaded';
import { AdminOnly } from './admin-only';
import { ADDRESS_QUERY, type AddressQuery } from './address-query';

const Stored = loaded(adminOrderRefundAddressEdit, ({ id }: AddressQuery) => (id === 0 ? null : { id }), {
  missing: (data) => (data === null ? '地址不存在' : null),
});

const OfAdministrator = (props: ComponentProps<typeof Stored>) => (
  <AdminOnly>
    <Stored {...props} />
  </AdminOnly>
);

export const refundAddressForm = form(ADDRESS_QUERY, {
  load: OfAdministrator,
  useTitle: ({ query }) => (query.id === 0 ? '新增退货地址' : '编辑退货地址'),
  save: adminOrderRefundAddressEditForm,
  kinds: { areaNames: areaNamesKind },
  fixed: ({ context: { query } }) => (query.id === 0 ? {} : { id: query.id }),
  initial: ({ data }) => {
    if (data === null || data === undefined) return {};
    const { name, mobile, address, address_detail, remark } = data.detail;
    // One that is stored has names alone.
    return { name, mobile, address: { ids: [0, 0, 0], text: regionText(address) }, address_detail, remark };
  },
  button: '保存地址',
  after: {
    refresh: [adminOrderRefundAddressIndex, adminOrderRefundAddressEdit],
    toast: '保存成功',
    go: 'back',
  },
});
