// Proves the screen that deletes an account: what is open leads on, what is lost is said, consent and proof are asked for.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userDestroy, userDestroyCheck } from '~/schemas/api/user.gen';
import { readStored, store } from '../../base/storage';
import { isGuest } from '../../state/session';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import destroyPage from './destroy.page';

const LOSSES = [{ label: '余额', value: '￥12.34' }];

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(userDestroyCheck.route, { losses: LOSSES, open: [] });
  backend.answer(userDestroy.route, null);
});

const agree = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /自愿放弃/ }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: '确定注销' }));

it('leads to what is open and offers nothing else', async () => {
  const open = [{ title: '2笔订单待收货', page_url: '/pages/order/index/index?status=3' }];
  backend.answer(userDestroyCheck.route, { losses: LOSSES, open });
  await renderScreen(destroyPage);
  fireEvent.click(await screen.findByRole('button', { name: /2笔订单待收货/ }));
  await waitFor(() => expect(address()).toBe('/pages/order/index/index?status=3'));
  expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull();
});

it('says what is lost, sends nothing without consent, and leaves a guest without search words behind', async () => {
  store('searchWords', ['茶']);
  const rendered = await renderScreen(destroyPage);
  expect(await screen.findByText('￥12.34')).toBeTruthy();
  press('注销账号');
  expect(await screen.findByText('请先阅读并同意放弃以上权益')).toBeTruthy();
  await agree();
  press('注销账号');
  await confirm();
  await waitFor(() => expect(backend.asked(userDestroy.route)).toHaveLength(1));
  await waitFor(() => expect(address()).toMatch(/^\/pages\/index/));
  rendered.unmount();
  expect(isGuest()).toBe(true);
  expect(readStored('searchWords', (value): value is unknown => value !== null)).toBeNull();
});

it('leads to the proof of identity where it is asked for, and sends its key', async () => {
  backend.refuse(userDestroy.route, '身份验证错误或超时，请重新验证', { data: { retry: 1 } });
  const rendered = await renderScreen(destroyPage);
  await agree();
  press('注销账号');
  await confirm();
  await waitFor(() => expect(address()).toBe('/pages/registered/authentication?type=destroy'));
  rendered.unmount();
  await renderScreen(destroyPage, 'key=proof');
  await agree();
  press('注销账号');
  await confirm();
  await waitFor(() =>
    expect(backend.asked(userDestroy.route).at(-1)).toMatchObject({ key: 'proof', is_agreed: '1' }),
  );
});
