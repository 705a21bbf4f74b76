import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userAddressDetail, userWechatDistrict } from '~/schemas/api/user.gen';
import * as platform from '../../services/platform';
import { refresh } from '../../services/query';
import * as sdk from '../../services/social-sdk';
import { backend, type Fields } from '../../testing/fake-backend';
import { address, carriedData, renderScreen, startMall } from '../../testing/render-screen';
import listPage from './address.page';
import editPage from './address-edit.page';

const LIST = 'api/user/address';
const row = (id: string, name: string, isDefault: '0' | '1') => ({
  id,
  name,
  mobile: `1380000000${id}`,
  address: `浙江省嘉兴市南湖区 ${id} 号`,
  is_default: isDefault,
  type: '0',
});

beforeEach(() => startMall({ isSignedIn: true }));
afterEach(() => void vi.restoreAllMocks());

const cardOf = async (name: string): Promise<HTMLElement> => {
  const card = (await screen.findByText(name)).closest('section');
  if (card === null) throw new Error(`no card of ${name}`);
  return card;
};

describe('the address book', () => {
  const own = { list: [row('1', '林小满', '1'), row('2', '顾晚舟', '0')] };
  /** Same-city addresses, within the area and beyond it. */
  const answer = (city: object = { list: [] }) =>
    backend.answer(LIST, ({ type }: Fields) => (type === '1' ? city : own));

  beforeEach(() => answer());

  it('shows another default at once and restores the old one when the backend refuses', async () => {
    backend.refuse('api/user/address-default', '地址不存在');
    await renderScreen(listPage);
    const [old, next] = [await cardOf('林小满'), await cardOf('顾晚舟')];
    fireEvent.click(within(next).getByRole('checkbox'));
    expect(within(next).getByText('已设为默认')).toBeDefined();
    expect(within(old).getByText('设为默认')).toBeDefined();
    expect(await screen.findByText('地址不存在')).toBeDefined();
    expect(within(old).getByText('已设为默认')).toBeDefined();
  });

  it('deletes only after a confirmation', async () => {
    backend.answer('api/user/address-destroy', null);
    await renderScreen(listPage);
    fireEvent.click(await screen.findByRole('button', { name: '删除顾晚舟的地址' }));
    expect(await screen.findByText('确定删除收货地址？')).toBeDefined();
    expect(backend.asked('api/user/address-destroy')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(backend.asked('api/user/address-destroy')).toEqual([{ id: '2' }]));
  });

  it('shows same-city addresses with their tag, also those out of reach, with a default of their own', async () => {
    const city = (id: string, name: string, isDefault: '0' | '1') => ({
      ...row(id, name, isDefault),
      type: '1',
    });
    answer({ list: [city('3', '周知味', '0')], notInPointList: [city('4', '沈听澜', '1')] });
    backend.answer('api/user/address-default', null);
    backend.answer('api/user/address-destroy', null);
    await renderScreen(listPage);
    const [near, far] = [await cardOf('周知味'), await cardOf('沈听澜')];
    expect([near, far].map((card) => within(card).queryByText('同城配送') !== null)).toEqual([true, true]);
    expect(within(await cardOf('林小满')).queryByText('同城配送')).toBeNull();
    expect(within(far).getByText('已设为默认')).toBeDefined();
    expect(within(await cardOf('林小满')).getByText('已设为默认')).toBeDefined();
    fireEvent.click(within(near).getByRole('checkbox'));
    expect(within(far).getByText('设为默认')).toBeDefined();
    expect(within(await cardOf('林小满')).getByText('已设为默认')).toBeDefined();
    await waitFor(() =>
      expect(backend.asked('api/user/address-default')).toEqual([{ id: '3', is_default: '1', type: '1' }]),
    );
    fireEvent.click(screen.getByRole('button', { name: '删除沈听澜的地址' }));
    fireEvent.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(backend.asked('api/user/address-destroy')).toEqual([{ id: '4' }]));
  });

  it('searches by name, number and region, and links to the form when nothing is found', async () => {
    await renderScreen(listPage);
    await cardOf('林小满');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '顾' } });
    expect(screen.queryByText('林小满')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } });
    expect(screen.getByText('没有找到相关地址')).toBeDefined();
  });
});

describe('an address of the social app', () => {
  const importing = () => screen.findByRole('button', { name: '导入微信地址' });

  beforeEach(() => {
    backend.answer(LIST, { list: [] });
    vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
  });

  it('fills in the form of a new one, its region by the mall’s own ids', async () => {
    vi.spyOn(sdk, 'chooseAddressInSocialApp').mockResolvedValue({
      userName: '林小满',
      telNumber: '13800000001',
      provinceName: '上海市',
      cityName: '上海市',
      countryName: '徐汇区',
      detailInfo: '漕溪路 1 号',
      nationalCode: '310104',
    });
    backend.answer(userWechatDistrict.route, {
      district: {
        province: { id: 1, name: '上海市' },
        city: { id: 2, name: '上海市' },
        district: { id: 3, name: '徐汇区' },
      },
    });
    const list = await renderScreen(listPage);
    fireEvent.click(await importing());
    await waitFor(() => expect(address()).toBe('/pages/address/address-edit'));
    expect(backend.asked(userWechatDistrict.route)).toEqual([
      { national_code: '310104', province_name: '上海市', city_name: '上海市', county_name: '徐汇区' },
    ]);
    list.unmount();
    backend.answer('api/user/address-save', null);
    // Its name, mobile and street are handed over beside the address, which is shared and logged.
    expect(JSON.parse(carriedData()['form'] ?? '')).toMatchObject({ name: '林小满', mobile: '13800000001' });
    await renderScreen(editPage);
    expect(screen.getByText('上海市 徐汇区')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '保存地址' }));
    await waitFor(() => expect(backend.asked('api/user/address-save')).toHaveLength(1));
    expect(backend.asked('api/user/address-save')[0]).toMatchObject({
      name: '林小满',
      mobile: '13800000001',
      province_id: '1',
      city_id: '2',
      district_id: '3',
      detail: '漕溪路 1 号',
    });
  });

  it('says that the app refuses it, and nothing where the shopper chose none', async () => {
    const choose = vi.spyOn(sdk, 'chooseAddressInSocialApp');
    choose.mockResolvedValue(null);
    await renderScreen(listPage);
    const button = await importing();
    await act(async () => void fireEvent.click(button));
    expect(address()).not.toContain('address-edit');
    expect(screen.queryByText(/未能获取/)).toBeNull();
    choose.mockRejectedValue(new Error('openAddress:fail auth deny'));
    fireEvent.click(await importing());
    expect(await screen.findByText('未能获取微信地址，请手动添加')).toBeDefined();
    expect(backend.asked(userWechatDistrict.route)).toEqual([]);
  });

  it('is not offered by another browser', async () => {
    vi.spyOn(platform, 'isSocialApp').mockReturnValue(false);
    await renderScreen(listPage);
    await screen.findByRole('button', { name: '手动添加' });
    expect(screen.queryByRole('button', { name: '导入微信地址' })).toBeNull();
  });
});

describe('the address form', () => {
  it('reports missing fields in the order of the form and sends nothing', async () => {
    await renderScreen(editPage);
    fireEvent.click(screen.getByRole('button', { name: '保存地址' }));
    const words = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    expect(words).toEqual(['姓名不能为空', '联系方式不能为空', '地区不能为空', '详细地址不能为空']);
    expect(backend.asked('api/user/address-save')).toEqual([]);
  });

  it('fills in a pasted text and saves it', async () => {
    const district = { id: 3, name: '南湖区', parent_id: 2, level: 'district' };
    const city = { id: 2, name: '嘉兴市', parent_id: 1, level: 'city', list: [district] };
    backend.answer('api/default/district', {
      list: [{ id: 1, name: '浙江省', parent_id: 0, level: 'province', list: [city] }],
    });
    backend.answer('api/user/address-save', null);
    window.location.hash = '#/pages/address/address-edit';
    await renderScreen(editPage);
    await waitFor(() => expect(backend.asked('api/default/district')).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('粘贴收货信息'), {
      target: { value: '林小满 13800000001 浙江省嘉兴市南湖区中山东路 288 号' },
    });
    fireEvent.click(screen.getByRole('button', { name: '自动识别' }));
    fireEvent.click(screen.getByRole('button', { name: '保存地址' }));
    await waitFor(() => expect(backend.asked('api/user/address-save')).toHaveLength(1));
    expect(backend.asked('api/user/address-save')[0]).toMatchObject({
      name: '林小满',
      mobile: '13800000001',
      province_id: '1',
      city_id: '2',
      district_id: '3',
      detail: '中山东路 288 号',
    });
    await waitFor(() => expect(address()).not.toContain('address-edit'));
  });

  it('leaves the district open that a pasted text does not name, and asks for it', async () => {
    const district = { id: 3, name: '南湖区', parent_id: 2, level: 'district' };
    const city = { id: 2, name: '嘉兴市', parent_id: 1, level: 'city', list: [district] };
    backend.answer('api/default/district', {
      list: [{ id: 1, name: '浙江省', parent_id: 0, level: 'province', list: [city] }],
    });
    window.location.hash = '#/pages/address/address-edit';
    await renderScreen(editPage);
    await waitFor(() => expect(backend.asked('api/default/district')).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('粘贴收货信息'), {
      target: { value: '林小满 13800000001 浙江省嘉兴市中山东路 288 号' },
    });
    fireEvent.click(screen.getByRole('button', { name: '自动识别' }));
    expect(screen.getByRole('button', { name: /所在地区/ }).textContent).toContain('浙江省 嘉兴市');
    expect(screen.getByDisplayValue('中山东路 288 号')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '保存地址' }));
    expect(await screen.findByText('地区不能为空')).toBeTruthy();
    expect(backend.asked('api/user/address-save')).toEqual([]);
  });

  it('preserves what was typed when fresh values replace cached ones', async () => {
    const person = { id: 1, name: '林小满', mobile: '13800000001', type: 0 };
    const stored = { ...person, detail: '中山东路 1 号', is_default: 0, is_delete: 0 };
    backend.answer(userAddressDetail.route, { list: stored });
    await renderScreen(editPage, 'id=1');
    const detail = await screen.findByLabelText('详细地址');
    fireEvent.change(detail, { target: { value: '中山东路 288 号' } });
    backend.answer(userAddressDetail.route, { list: { ...stored, name: '顾晚舟', detail: '中山东路 2 号' } });
    await act(() => refresh(userAddressDetail));
    expect(await screen.findByDisplayValue('顾晚舟')).toBeDefined();
    expect(screen.getByDisplayValue('中山东路 288 号')).toBe(detail);
  });
});
