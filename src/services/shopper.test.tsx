// Proves that a shopper's information and cart count belong to the session that asked for them.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearSession, completeLogin } from '../flows/login';
import { setAccessToken, userInfo, useSession } from '../state/session';
import { renderHook } from '@testing-library/react';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { loadCartNums, loadUserInfo } from './shopper';

const INFO = 'api/user/user-info';
const CART = 'api/cart/nums';
const FIRST = { nickname: '第一位' };
const SECOND = { nickname: '第二位' };

beforeEach(() => startMall());
afterEach(() => clearSession());

const cartNums = () => renderHook(() => useSession()).result.current.cartNums;

it('drops what is answered after the sign-out (LOGIN-12)', async () => {
  const info = backend.hold(INFO, FIRST);
  const nums = backend.hold(CART, { nums: 4 });
  setAccessToken('first');
  const loading = [loadUserInfo(), loadCartNums()];
  clearSession();
  info();
  nums();
  await Promise.all(loading);
  expect([userInfo(), cartNums()]).toEqual([null, 0]);
});

it('loads the next shopper while the answer to the one before is on its way (LOGIN-09)', async () => {
  const late = backend.hold(INFO, FIRST);
  setAccessToken('first');
  const first = loadUserInfo();
  clearSession();
  backend.answer(INFO, SECOND);
  completeLogin('second');
  await loadUserInfo();
  late();
  await first;
  expect(userInfo()).toMatchObject(SECOND);
});

it('loads the information of one shopper once (LOGIN-09)', async () => {
  backend.answer(INFO, FIRST);
  setAccessToken('first');
  await Promise.all([loadUserInfo(), loadUserInfo()]);
  await loadUserInfo();
  expect(backend.asked(INFO)).toHaveLength(1);
  expect(userInfo()).toMatchObject(FIRST);
});
