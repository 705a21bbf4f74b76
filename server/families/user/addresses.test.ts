// Proves the address book: rules, ownership, one default.
import { beforeEach, expect, it } from 'vitest';
import {
  userAddress,
  userAddressDefault,
  userAddressDestroy,
  userAddressDetail,
  userAddressSave,
  type UserAddressSaveParams,
  userWechatDistrict,
} from '~/schemas/api/user.gen';
import { MAX_ADDRESSES } from '~/domain/constants';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

const NANHU = { province_id: 330000, city_id: 330400, district_id: 330402 };
const FORM: UserAddressSaveParams = {
  name: '林小满',
  mobile: '13800000001',
  ...NANHU,
  detail: '中山东路 1 号',
};
/** A shopper of the demo mall without an address. */
const BLANK = 4;
const STRANGER = 5;

describeOnBothDatabases('api/user/address', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(BLANK);
  });

  const list = async (type: 0 | 1 = 0) => (await mall.ask(userAddress, { type }, { token })).list;
  const save = (changes: Partial<UserAddressSaveParams> = {}) =>
    mall.call(userAddressSave, { ...FORM, ...changes }, { token });
  const defaults = async () =>
    (await list()).filter(({ is_default }) => is_default === '1').map(({ name }) => name);
  const idOf = async (name: string) => Number((await list()).find((address) => address.name === name)?.id);

  it('answers with the recorded shapes', async () => {
    expect((await save()).msg).toBe('保存成功');
    const book = await mall.ask(userAddress, {}, { token });
    expect(differences(recorded('user-address'), book)).toEqual([]);
    expect(book.list[0]).toMatchObject({ surname: '林', address: '浙江省嘉兴市南湖区中山东路 1 号' });
    const detail = await mall.ask(userAddressDetail, { id: Number(book.list[0]?.id) }, { token });
    expect(differences(recorded('user-address-detail'), detail)).toEqual([]);
  });

  it('has exactly one default, from the first address on', async () => {
    await save({ name: '甲' });
    expect(await defaults()).toEqual(['甲']);
    await save({ name: '乙' });
    expect(await defaults()).toEqual(['甲']);
    await save({ name: '丙', is_default: 1 });
    expect(await defaults()).toEqual(['丙']);
    expect((await list()).map(({ name }) => name)).toEqual(['丙', '乙', '甲']);
    await mall.ask(userAddressDefault, { id: await idOf('甲'), is_default: 1, type: 0 }, { token });
    expect(await defaults()).toEqual(['甲']);
    await mall.ask(userAddressDefault, { id: await idOf('甲'), is_default: 0, type: 0 }, { token });
    expect(await defaults()).toEqual(['丙']);
    await mall.ask(userAddressDestroy, { id: await idOf('丙') }, { token });
    expect(await defaults()).toEqual(['乙']);
  });

  it('has one default when two are saved concurrently', async () => {
    await Promise.all(['甲', '乙', '丙', '丁'].map((name) => save({ name, is_default: 1 })));
    expect(await defaults()).toHaveLength(1);
    expect(await list()).toHaveLength(4);
  });

  it('reports what is missing, the regions first as the existing backend does', async () => {
    const given = { name: '李禾', mobile: '13800138000' };
    const raw = await mall.callRaw('api/user/address-save', given, { token, method: 'POST' });
    expect(raw).toEqual({ code: 1, msg: 'Province ID不能为空。' });
    expect((await save({ name: '' })).msg).toBe('姓名不能为空');
    expect((await save({ mobile: '12' })).msg).toBe('联系方式格式错误');
    expect((await save({ detail: '' })).msg).toBe('详细地址不能为空');
    expect((await save({ name: '长'.repeat(21) })).msg).toBe('姓名最多输入20个字');
  });

  it('names the field that a refusal is about', async () => {
    expect((await save({ mobile: '12' })).data).toEqual({ field: 'mobile' });
    expect((await save({ type: 1 as const, location: '南湖', latitude: '200' })).data).toEqual({
      field: 'location',
    });
  });

  it('refuses regions that are unknown or not within each other', async () => {
    expect((await save({ province_id: 1 })).msg).toBe('省份数据错误，请重新选择');
    expect((await save({ city_id: 310100 })).msg).toBe('城市数据错误，请重新选择');
    expect((await save({ district_id: 310104 })).msg).toBe('地区数据错误，请重新选择');
    expect((await save({ province_id: 330400, city_id: 330402, district_id: 330402 })).code).toBe(1);
  });

  it('lists same-city addresses separately, with their coordinates', async () => {
    const point = {
      type: 1 as const,
      latitude: '30.7612',
      longitude: '120.7654',
      location: '南湖区环城南路',
    };
    expect((await save({ ...point, latitude: '200' })).msg).toBe('定位地址不能为空');
    await save({ ...point, detail: '3 号楼' });
    expect(await list(0)).toEqual([]);
    expect((await list(1))[0]).toMatchObject({
      district_id: '0',
      address: '南湖区环城南路 3 号楼',
      is_default: '1',
    });
  });

  it('shows, changes and deletes only what is his own', async () => {
    await save({ name: '甲' });
    const id = await idOf('甲');
    const stranger = { token: await mall.tokenOf(STRANGER) };
    const missing = { code: 1, msg: '数据不存在或已删除' };
    expect((await mall.ask(userAddressDetail, { id }, stranger)).list).toBeNull();
    expect(await mall.call(userAddressSave, { ...FORM, id, name: '乙' }, stranger)).toEqual(missing);
    expect(await mall.call(userAddressDefault, { id, is_default: 1, type: 0 }, stranger)).toEqual(missing);
    expect(await mall.call(userAddressDestroy, { id }, stranger)).toEqual(missing);
    expect((await list())[0]?.name).toBe('甲');
  });

  it('updates an address in place', async () => {
    await save({ name: '甲', sign: '家' });
    await save({ id: await idOf('甲'), name: '乙', sign: '' });
    expect(await list()).toMatchObject([{ name: '乙', sign: null, is_default: '1' }]);
  });

  it('is limited in length', async () => {
    const row = { user_id: BLANK, name: '甲', mobile: '13800000001', detail: 'x', district_id: 330402 };
    await mall.database.db
      .insertInto('addresses')
      .values(Array.from({ length: MAX_ADDRESSES }, () => row))
      .execute();
    expect((await save()).msg).toBe(`收货地址最多${MAX_ADDRESSES}个`);
  });

  it('accepts any names and never fails on bad input', async () => {
    await save({ name: "'; drop table--", detail: '😀<script>' });
    expect((await list())[0]).toMatchObject({ name: "'; drop table--", detail: '😀<script>' });
    for (const id of ['-1', '1e309', 'x', '9'.repeat(30), '']) {
      for (const route of ['address-detail', 'address-destroy', 'address-default']) {
        const method = route === 'address-detail' ? 'GET' : 'POST';
        expect((await mall.callRaw(`api/user/${route}`, { id, is_default: 1 }, { token, method })).code).toBe(
          1,
        );
      }
    }
    expect(mall.failures).toEqual([]);
  });

  it('maps an imported region by code or by names, else to 其他', async () => {
    const names = { province_name: '浙江省', city_name: '嘉兴市', county_name: '南湖区' };
    const { district } = await mall.ask(userWechatDistrict, names, { token });
    expect(district).toEqual({
      province: { id: 330000, name: '浙江省' },
      city: { id: 330400, name: '嘉兴市' },
      district: { id: 330402, name: '南湖区' },
    });
    const byCode = await mall.ask(
      userWechatDistrict,
      { province_name: '?', city_name: '?', county_name: '?', national_code: '330402' },
      { token },
    );
    expect(byCode.district.city.name).toBe('嘉兴市');
    const other = await mall.ask(
      userWechatDistrict,
      { province_name: '火星', city_name: '?', county_name: '?' },
      { token },
    );
    expect(other.district.province.name).toBe('其他');
  });
});
