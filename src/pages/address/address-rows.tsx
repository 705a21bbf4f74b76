// Rows of an address form: receiver and telephone, and the region.
import { useState } from 'react';
import { fieldLimit } from '~/domain/form-rules';
import { defaultDistrict, type District } from '~/schemas/api/default.gen';
import { TapRow } from '~/ui/field/tap-row';
import { TextField } from '~/ui/field/text-field';
import { Picker, type PickerNode } from '~/ui/picker/picker';
import { regionText } from '../../blocks/address-card/region-text';
import type { Form } from '../../engine/archetypes/form';
import { useCall } from '../../services/query';
import type { AddressValues } from './address-form';

/** What the rows need of a form, also of one with more values. */
export type FormOf = Pick<Form<AddressValues>, 'values' | 'set' | 'touch' | 'messageOf'>;

const COLUMNS = ['省', '市', '区'];
/** Regions change about once a year. */
const DISTRICTS_STALE_MS = 3_600_000;

const nodeOf = ({ id, name, list }: District): PickerNode => ({
  id,
  text: name,
  ...(list === undefined ? {} : { children: list.map(nodeOf) }),
});

export const useDistricts = () => useCall(defaultDistrict, {}, { staleMs: DISTRICTS_STALE_MS });

export function Receiver({ form }: { form: FormOf }) {
  const { values } = form;
  return (
    <>
      <TextField
        label="收货人"
        name="name"
        autoComplete="name"
        placeholder="请输入收货人姓名"
        maxLength={fieldLimit('address', 'name') ?? 20}
        value={values.name}
        onChange={(name) => form.set('name', name)}
        onBlur={() => form.touch('name')}
        error={form.messageOf('name') ?? ''}
      />
      <TextField
        label="联系电话"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="请输入联系电话"
        value={values.mobile}
        onChange={(mobile) => form.set('mobile', mobile)}
        onBlur={() => form.touch('mobile')}
        error={form.messageOf('mobile') ?? ''}
      />
    </>
  );
}

export function RegionRow({ form }: { form: FormOf }) {
  const [isOpen, setIsOpen] = useState(false);
  const districts = useDistricts();
  const { values } = form;
  const show = () => {
    if (districts.data === undefined) void districts.refetch();
    setIsOpen(true);
  };
  const choose = (path: PickerNode[]) => {
    const [province, city, district] = path.map(({ id }) => Number(id));
    form.set('province_id', province ?? 0);
    form.set('city_id', city ?? 0);
    form.set('district_id', district ?? 0);
    form.set('region', regionText(path.map(({ text }) => text)));
    setIsOpen(false);
  };
  return (
    <>
      <TapRow
        label="所在地区"
        value={values.region}
        placeholder="请选择"
        error={form.messageOf('district_id') ?? ''}
        onTap={show}
      />
      <Picker
        isOpen={isOpen && districts.data !== undefined}
        onClose={() => setIsOpen(false)}
        title="选择地区"
        tree={(districts.data?.list ?? []).map(nodeOf)}
        columns={COLUMNS}
        value={[values.province_id, values.city_id, values.district_id]}
        onConfirm={choose}
      />
    </>
  );
}
