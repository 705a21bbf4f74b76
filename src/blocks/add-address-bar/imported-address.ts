// An address of the social app's own book, as the pre-filled values of an address form.
import { userWechatDistrict } from '~/schemas/api/user.gen';
import { call } from '../../services/http';
import { regionText } from '../address-card/region-text';

/** The `form` parameter of an address form; '' when the shopper closes the book. Rejects where the app refuses it. */
export async function importedAddress(): Promise<string> {
  const { chooseAddressInSocialApp } = await import('../../services/social-sdk');
  const chosen = await chooseAddressInSocialApp();
  if (chosen === null) return '';
  const { district: region } = await call(userWechatDistrict, {
    national_code: chosen.nationalCode ?? '',
    province_name: chosen.provinceName ?? '',
    city_name: chosen.cityName ?? '',
    county_name: chosen.countryName ?? '',
  });
  const { province, city, district } = region;
  return JSON.stringify({
    name: chosen.userName ?? '',
    mobile: chosen.telNumber ?? '',
    province_id: province.id,
    city_id: city.id,
    district_id: district.id,
    region: regionText([province.name, city.name, district.name]),
    detail: chosen.detailInfo ?? '',
  });
}
