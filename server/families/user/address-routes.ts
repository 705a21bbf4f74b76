// The routes of the address book.
import {
  type RegionName,
  userAddress,
  userAddressDefault,
  userAddressDestroy,
  userAddressDetail,
  userAddressSave,
  userWechatDistrict,
} from '~/schemas/api/user.gen';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, type Route } from '../../http/route';
import { cityOffer, cityWay } from '../express/city-offer';
import { readOptions } from '../../settings/mall-options';
import { addressRow, type StoredAddress, wireAddress } from './address-wire';
import {
  ADDRESS_TYPES,
  addressesOf,
  addressOf,
  deleteAddress,
  saveAddress,
  setDefaultAddress,
} from './addresses';
import { regionsByCode, regionsByName } from './regions';

const address = loginRoute(userAddress, async ({ db, params, user }) => {
  const type = params.type ?? 0;
  const rows = await addressesOf(db, user.id, type);
  const { city_delivery: stored } =
    type === ADDRESS_TYPES.city ? await readOptions(db, ['city_delivery']) : {};
  const city = cityOffer(stored);
  const isReachable = (row: StoredAddress) =>
    type !== ADDRESS_TYPES.city || (city !== null && typeof cityWay(city, row) !== 'string');
  return {
    list: rows.filter(isReachable).map(addressRow),
    notInPointList: rows.filter((row) => !isReachable(row)).map(addressRow),
  };
});

const detail = loginRoute(userAddressDetail, async ({ db, params, user }) => {
  const row = await addressOf(db, user.id, params.id);
  return { list: row === undefined ? null : wireAddress(row) };
});

const save = loginRoute(userAddressSave, async ({ db, params, user }) => {
  await saveAddress(db, { userId: user.id, params });
  return new Reply(null, '保存成功');
});

const setDefault = loginRoute(userAddressDefault, async ({ db, params, user }) => {
  await setDefaultAddress(db, { userId: user.id, id: params.id, isDefault: params.is_default === 1 });
  return new Reply(null, '处理成功');
});

const destroy = loginRoute(userAddressDestroy, async ({ db, params, user }) => {
  await deleteAddress(db, { userId: user.id, id: params.id });
  return new Reply(null, '删除成功');
});

/** Fallback for a region that is not in the list (contract, wechat-district). */
const OTHERS = { province: '其他', city: '其他', district: '其他' };

const wechatDistrict = loginRoute(userWechatDistrict, async ({ db, params }) => {
  const {
    national_code: code = '',
    province_name: province,
    city_name: city,
    county_name: district,
  } = params;
  const byCode = /^\d{6}$/.test(code) ? await regionsByCode(db, Number(code)) : null;
  const regions =
    byCode ?? (await regionsByName(db, { province, city, district })) ?? (await regionsByName(db, OTHERS));
  if (regions === null) throw new MallError('未找到省市区，请重新选择');
  const named = ({ id, name }: RegionName): RegionName => ({ id, name });
  return {
    district: {
      province: named(regions.province),
      city: named(regions.city),
      district: named(regions.district),
    },
  };
});

export const addressRoutes: readonly Route[] = [address, detail, save, setDefault, destroy, wechatDistrict];
