// Proves the screen of an order that is a gift: the buyer's link, the friend's address, and what is closed.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderGiftAddress, orderGiftAddressSave, orderGiftGive } from '~/schemas/api/order-gift.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { clearOverlays } from '../../state/overlays';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import giftPage from './gift.page';

const gift = (change: object = {}) => ({
  gift: {
    status: 1,
    is_giver: 0,
    is_receiver: 0,
    is_giveable: 0,
    token: '',
    expire_time: '2026-11-28 09:00:00',
    user: { nickname: '林小满', avatar: '' },
    goods: [{ name: '龙井茶', cover_pic: '', attr: '100g', num: 2 }],
    address: null,
    ...change,
  },
});

const PLACE = { name: '顾北', mobile: '13900000002', address: '浙江省嘉兴市南湖区亚太路1号' };
const ADDRESS = {
  ...PLACE,
  id: '9',
  sign: '',
  is_default: '1',
  type: '0',
};

beforeEach(() => clearOverlays());

describe('the friend', () => {
  it('signs in first', async () => {
    await startMall();
    backend.answer(orderGiftAddress.route, gift());
    await renderScreen(giftPage, 'id=5&token=proof');
    expect(await screen.findByText('送你一份礼物，填写地址就能收到')).toBeDefined();
    expect(screen.getByRole('button', { name: '登录后收下礼物' })).toBeDefined();
    expect(backend.asked(userAddress.route)).toEqual([]);
  });

  it('takes it at the default address, once however often it is tapped', async () => {
    await startMall({ isSignedIn: true });
    backend.answer(orderGiftAddress.route, gift());
    backend.answer(userAddress.route, { list: [ADDRESS], notInPointList: [] });
    backend.answer(orderGiftAddressSave.route, null);
    await renderScreen(giftPage, 'id=5&token=proof');
    const take = await screen.findByRole('button', { name: '收下礼物' });
    expect(screen.getByText('顾北')).toBeDefined();
    backend.answer(orderGiftAddress.route, gift({ status: 2, is_receiver: 1, address: PLACE }));
    fireEvent.click(take);
    fireEvent.click(take);
    expect(await screen.findByText('您已填写收货地址，等着收礼物吧')).toBeDefined();
    expect(backend.asked(orderGiftAddressSave.route)).toEqual([{ id: '5', token: 'proof', address_id: '9' }]);
  });

  it.each([
    [2, '来晚了，礼物已被领取'],
    [3, '订单已取消，礼物已失效'],
    [4, '礼物已过期'],
  ])('says why it is closed in state %i', async (status, words) => {
    await startMall({ isSignedIn: true });
    backend.answer(orderGiftAddress.route, gift({ status }));
    await renderScreen(giftPage, 'id=5&token=proof');
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: '收下礼物' })).toBeNull();
    expect(screen.getByRole('button', { name: '去逛逛' })).toBeDefined();
  });
});

it('gives the buyer a link, until an address is filled in', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(orderGiftAddress.route, gift({ status: 0, is_giver: 1, is_giveable: 1 }));
  backend.answer(orderGiftGive.route, null);
  await renderScreen(giftPage, 'id=5');
  const make = await screen.findByRole('button', { name: '生成送礼链接' });
  backend.answer(orderGiftAddress.route, gift({ is_giver: 1, is_giveable: 1, token: 'proof' }));
  fireEvent.click(make);
  expect(await screen.findByRole('button', { name: '发给朋友' })).toBeDefined();
  expect(backend.asked(orderGiftGive.route)).toEqual([{ order_id: '5', is_cancel: '0' }]);
});

it('is taken back by the buyer, who is asked before', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(orderGiftAddress.route, gift({ is_giver: 1, is_giveable: 1, token: 'proof' }));
  backend.answer(orderGiftGive.route, null);
  await renderScreen(giftPage, 'id=5');
  const back = await screen.findByRole('button', { name: '撤回' });
  await act(async () => fireEvent.click(back));
  backend.answer(orderGiftAddress.route, gift({ status: 0, is_giver: 1, is_giveable: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByRole('button', { name: '生成送礼链接' })).toBeDefined();
  expect(backend.asked(orderGiftGive.route)).toEqual([{ order_id: '5', is_cancel: '1' }]);
});
