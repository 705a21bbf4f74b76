// The region of an address: chosen from the mall's own, by their ids, or by names alone where none are stored.
import { useState } from 'react';
import { defaultDistrict, type District } from '~/schemas/api/default.gen';
import { TapRow } from '~/ui/field/tap-row';
import { Picker, type PickerNode } from '~/ui/picker/picker';
import type { Area, FieldKind, FieldProps } from '../../engine/archetypes/form';
import { useCall } from '../../services/query';
import { regionText } from '../address-card/region-text';

const COLUMNS = ['省', '市', '区'];
/** Regions change about once a year. */
const DISTRICTS_STALE_MS = 3_600_000;

export const NO_AREA: Area = { ids: [0, 0, 0], text: '' };

const nodeOf = ({ id, name, list }: District): PickerNode => ({
  id,
  text: name,
  ...(list === undefined ? {} : { children: list.map(nodeOf) }),
});

export const useDistricts = () => useCall(defaultDistrict, {}, { staleMs: DISTRICTS_STALE_MS });

const areaOf = (path: readonly PickerNode[]): Area => {
  const [province = 0, city = 0, district = 0] = path.map(({ id }) => Number(id));
  return { ids: [province, city, district], text: regionText(path.map(({ text }) => text)) };
};

function AreaField({ field, value, error, onChange }: FieldProps<Area>) {
  const [isOpen, setIsOpen] = useState(false);
  const districts = useDistricts();
  const show = () => {
    if (districts.data === undefined) void districts.refetch();
    setIsOpen(true);
  };
  return (
    <>
      <TapRow
        label={field.label}
        name={field.name}
        value={value.text}
        placeholder={field.placeholder ?? '请选择'}
        error={error}
        onTap={show}
      />
      <Picker
        isOpen={isOpen && districts.data !== undefined}
        onClose={() => setIsOpen(false)}
        title="选择地区"
        tree={(districts.data?.list ?? []).map(nodeOf)}
        columns={COLUMNS}
        value={value.ids}
        onConfirm={(path) => {
          onChange(areaOf(path));
          setIsOpen(false);
        }}
      />
    </>
  );
}

/** Sent by the ids of its three levels. */
export const areaKind: FieldKind<Area> = {
  empty: NO_AREA,
  textOf: ({ ids: [, , district] }) => (district === 0 ? '' : String(district)),
  paramsOf: ({ ids: [province_id, city_id, district_id] }) => ({ province_id, city_id, district_id }),
  Field: AreaField,
};

/** Sent as the list of its names. */
export const areaNamesKind: FieldKind<Area> = {
  empty: NO_AREA,
  textOf: ({ text }) => text,
  paramsOf: ({ text }, name) => ({ [name]: text.split(' ').filter((part) => part !== '') }),
  Field: AreaField,
};
