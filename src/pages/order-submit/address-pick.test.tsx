// Proves that the checkout uses a newly added address.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userAddress } from '~/schemas/api/user.gen';
import * as to from '~/domain/screen-links.gen';
import { back } from '../../engine/navigation';
import * as platform from '../../services/platform';
import { refresh } from '../../services/query';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { openPicker } from '../../testing/render-stack';
import pickPage from './address-pick.page';

const row = (id: string, name: string) => ({
  id,
  name,
  mobile: `1380000000${id}`,
  address: '浙江省嘉兴市南湖区 1 号',
  is_default: '0',
  type: '0',
});
const answer = (...rows: object[]) => backend.answer('api/user/address', { list: rows, notInPointList: [] });

let picked: () => Promise<number>;

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  answer(row('1', '林小满'));
  picked = await openPicker(to.orderSubmitAddressPick, {});
  await screen.findByText('林小满');
});

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['', 1],
  ['hasCity=true', 0],
])('offers the addresses of the social app unless they need a position (%s)', async (search, count) => {
  cleanup();
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
  await renderScreen(pickPage, search);
  await screen.findByText('林小满');
  expect(screen.queryAllByRole('button', { name: '导入微信地址' })).toHaveLength(count);
});

const PICK = '/pages/order-submit/address-pick';

it('gives back the tapped one', async () => {
  fireEvent.click(screen.getByText('林小满'));
  expect(await picked()).toBe(1);
});

/** Adds by hand, and comes back when the list has these. */
async function add(...rows: object[]): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: '手动添加' }));
  await waitFor(() => expect(address()).toBe('/pages/address/address-edit'));
  answer(...rows);
  await act(async () => back());
  await waitFor(() => expect(address()).not.toContain('address-edit'));
}

it('chooses the new entry of the list after adding', async () => {
  await add(row('2', '顾晚舟'), row('1', '林小满'));
  expect(await picked()).toBe(2);
});

it('chooses none where nothing was added, and none that appeared before', async () => {
  answer(row('2', '顾晚舟'), row('1', '林小满'));
  await act(() => refresh(userAddress));
  await screen.findByText('顾晚舟');
  await add(row('2', '顾晚舟'), row('1', '林小满'));
  await act(() => refresh(userAddress));
  expect(address()).toBe(PICK);
});
