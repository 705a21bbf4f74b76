// Proves the shop's addresses for returns: an administrator lists, adds, changes and deletes them, nobody else.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadUserInfo } from '../../services/shopper';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import listPage from './address.page';
import editPage from './address-edit.page';

const INDEX = 'api/admin/refund-address/index';
const EDIT = 'api/admin/refund-address/edit';
const DESTROY = 'api/admin/refund-address/destroy';
const MODE = 'is_refund_address=1';

const row = (id: string, name: string) => ({
  id,
  mch_id: '0',
  name,
  address: '浙江省嘉兴市南湖区仓库路 1 号',
  address_detail: '仓库路 1 号',
  mobile: '13800000009',
  remark: '工作日收货',
});

async function start(isAdmin: 0 | 1): Promise<void> {
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', { nickname: '掌柜', mobile: '', identity: { is_admin: isAdmin } });
  await act(() => loadUserInfo(true));
  backend.answer(INDEX, { list: [row('1', '仓库一'), row('2', '仓库二')] });
}

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
/** What was sent to be saved; the same call without a form reads. */
const saved = () =>
  backend.asked(EDIT).flatMap(({ form }) => (form === undefined ? [] : [JSON.parse(form) as unknown]));

beforeEach(() => start(1));

describe('the addresses for returns', () => {
  it('are searched, and lead to their form', async () => {
    await renderScreen(listPage, MODE);
    fireEvent.click(await screen.findByRole('button', { name: '编辑仓库二的地址' }));
    expect(address()).toBe('/pages/address/address-edit?is_refund_address=1&id=2');
    expect(backend.asked('api/user/address')).toEqual([]);
    backend.answer(INDEX, { list: [] });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有' } });
    fireEvent.submit(screen.getByRole('form', { name: '搜索' }));
    await screen.findByText('没有找到相关地址');
    expect(backend.asked(INDEX).at(-1)).toMatchObject({ keyword: '没有' });
  });

  it('are deleted only after a confirmation', async () => {
    backend.answer(DESTROY, null);
    await renderScreen(listPage, MODE);
    fireEvent.click(await screen.findByRole('button', { name: '删除仓库一的地址' }));
    await screen.findByText('确定删除退货地址？');
    expect(backend.asked(DESTROY)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(backend.asked(DESTROY)).toEqual([{ id: '1' }]));
  });

  it('are closed to everyone else', async () => {
    await start(0);
    const { unmount } = await renderScreen(listPage, MODE);
    await screen.findByText('该帐号无管理员权限');
    unmount();
    await renderScreen(editPage, `${MODE}&id=1`);
    await screen.findByText('该帐号无管理员权限');
    expect([...backend.asked(INDEX), ...backend.asked(EDIT)]).toEqual([]);
  });
});

describe('the form of an address for returns', () => {
  it('saves names of the region with what was changed', async () => {
    const detail = { ...row('1', '仓库一'), address: ['北京市', '北京市', '朝阳区'] };
    backend.answer(EDIT, ({ form }: { form?: string }) => (form === undefined ? { detail } : null));
    await renderScreen(editPage, `${MODE}&id=1`);
    await screen.findByDisplayValue('仓库一');
    fill('备注', '周末也收');
    fireEvent.click(screen.getByRole('button', { name: '保存地址' }));
    await screen.findByText('保存成功');
    expect(saved()).toEqual([
      {
        id: 1,
        name: '仓库一',
        mobile: '13800000009',
        address: ['北京市', '朝阳区'],
        address_detail: '仓库路 1 号',
        remark: '周末也收',
      },
    ]);
  });

  it('says what a new one lacks', async () => {
    await renderScreen(editPage, MODE);
    await screen.findByLabelText('收货人');
    fill('收货人', '仓库三');
    fill('联系电话', '13800000009');
    fill('详细地址', '仓库路 3 号');
    fireEvent.click(screen.getByRole('button', { name: '保存地址' }));
    await screen.findByText('地区不能为空');
    expect(backend.asked(EDIT)).toEqual([]);
  });
});
