// The values of an address form: sources, validation, request fields.
import { formProblems } from '~/domain/form-rules';
import type { UserAddressDetailData, UserAddressSaveParams } from '~/schemas/api/user.gen';
import { regionText } from '../../blocks/address-card/region-text';
import type { Messages } from '../../engine/archetypes/form';
import type { Recognised } from './recognise';

export interface AddressValues {
  name: string;
  mobile: string;
  province_id: number;
  city_id: number;
  district_id: number;
  /** Names of the region, as shown. */
  region: string;
  /** Place on the map; same-city delivery only. */
  location: string;
  latitude: string;
  longitude: string;
  detail: string;
  sign: string;
  isDefault: boolean;
}

/** 1 is same-city delivery, which needs a position on the map. */
export type AddressType = 0 | 1;

export const EMPTY_ADDRESS: AddressValues = {
  name: '',
  mobile: '',
  province_id: 0,
  city_id: 0,
  district_id: 0,
  region: '',
  location: '',
  latitude: '',
  longitude: '',
  detail: '',
  sign: '',
  isDefault: false,
};

type Stored = NonNullable<UserAddressDetailData['list']>;

export function valuesOfStored(row: Stored): AddressValues {
  return {
    name: row.name,
    mobile: row.mobile,
    province_id: row.province_id,
    city_id: row.city_id,
    district_id: row.district_id,
    latitude: row.latitude,
    longitude: row.longitude,
    location: row.location,
    detail: row.detail,
    region: regionText([row.province, row.city, row.district]),
    sign: row.sign ?? '',
    isDefault: row.is_default === 1,
  };
}

/** The form fields of an address (`form`), as texts and numbers of the same names; anything else is ignored. */
export function valuesOfText(json: string): Partial<AddressValues> {
  try {
    const given: unknown = JSON.parse(json);
    if (typeof given !== 'object' || given === null) return {};
    const known = Object.entries(EMPTY_ADDRESS).flatMap(([name, empty]): [string, unknown][] => {
      const value = (given as Record<string, unknown>)[name];
      return typeof value === typeof empty ? [[name, value]] : [];
    });
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/** Recognised parts of a pasted text replace those of the form; others stay. */
export function withRecognised(
  values: AddressValues,
  { name, mobile, region, detail }: Recognised,
): AddressValues {
  const place =
    region === null
      ? {}
      : {
          province_id: region.province.id,
          city_id: region.city?.id ?? 0,
          district_id: region.district?.id ?? 0,
          region: regionText(
            [region.province, region.city, region.district].map((place) => place?.name ?? ''),
          ),
        };
  return {
    ...values,
    ...place,
    name: name || values.name,
    mobile: mobile || values.mobile,
    detail: detail || values.detail,
  };
}

export const addressProblems = (values: AddressValues, type: AddressType): Messages<AddressValues> =>
  formProblems(type === 1 ? 'cityAddress' : 'address', {
    ...values,
    district_id: values.district_id === 0 ? '' : values.district_id,
  });

export function paramsOf(
  values: AddressValues,
  { id, type }: { id: number; type: AddressType },
): UserAddressSaveParams {
  const { province_id, city_id, district_id, latitude, longitude, sign } = values;
  return {
    ...(id > 0 ? { id } : {}),
    name: values.name.trim(),
    mobile: values.mobile.trim(),
    province_id,
    city_id,
    district_id,
    detail: values.detail.trim(),
    is_default: values.isDefault ? 1 : 0,
    sign,
    type,
    ...(type === 1 ? { location: values.location.trim(), latitude, longitude } : {}),
  };
}
