// Where the values of an address form come from: a stored address, the address of the screen, a pasted text.
import { isRecord } from '~/domain/record';
import { numberOf, textOf } from '~/domain/coercion';
import type { UserAddressDetailData } from '~/schemas/api/user.gen';
import { regionText } from '../../blocks/address-card/region-text';
import type { Area, MapPlace } from '../../engine/archetypes/form';
import type { Recognised } from './recognise';

export interface AddressValues {
  name: string;
  mobile: string;
  district_id: Area;
  location: MapPlace;
  detail: string;
  sign: string;
  is_default: boolean;
}

type Stored = NonNullable<UserAddressDetailData['list']>;

export const valuesOfStored = (row: Stored): AddressValues => ({
  name: row.name,
  mobile: row.mobile,
  district_id: {
    ids: [row.province_id, row.city_id, row.district_id],
    text: regionText([row.province, row.city, row.district]),
  },
  location: { text: row.location, latitude: row.latitude, longitude: row.longitude },
  detail: row.detail,
  sign: row.sign ?? '',
  is_default: row.is_default === 1,
});

/** The fields of an address as the screen's own address carries them (`form`), such as one of the social app. */
export function valuesOfText(json: string): Partial<AddressValues> {
  try {
    const given: unknown = JSON.parse(json);
    if (!isRecord(given)) return {};
    const idOf = (name: string) => numberOf(given[name]) || 0;
    return {
      name: textOf(given['name']),
      mobile: textOf(given['mobile']),
      detail: textOf(given['detail']),
      district_id: {
        ids: [idOf('province_id'), idOf('city_id'), idOf('district_id')],
        text: textOf(given['region']),
      },
    };
  } catch {
    return {};
  }
}

/** Recognised parts of a pasted text replace those of the form; others stay. */
export function valuesOfRecognised(found: Recognised): Partial<AddressValues> {
  const { name, mobile, region, detail } = found;
  const texts = Object.entries({ name, mobile, detail }).filter(([, text]) => text !== '');
  if (region === null) return Object.fromEntries(texts);
  const { province, city, district } = region;
  const names = [province, city, district].map((place) => place?.name ?? '');
  return {
    ...Object.fromEntries(texts),
    district_id: { ids: [province.id, city?.id ?? 0, district?.id ?? 0], text: regionText(names) },
  };
}
