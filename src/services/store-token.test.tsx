// Proves when the store token of a multi-store mall is loaded, and when it is cleared.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gcj02Of } from '~/domain/gcj02';
import { callContext } from '../app/call-context';
import { completeLogin, clearSession } from '../flows/login';
import { markSigned, setReferrer, useSession } from '../state/session';
import { setLoginOpen, useOverlays } from '../state/overlays';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { storeToken } from './store-token';

const TOKEN = 'api/index/token';

beforeEach(async () => {
  await startMall();
  backend.answer(TOKEN, { token: 'store-token', params: { multiple_store_id: 3 } });
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: 30.2, longitude: 120.1 } }),
    },
  });
  vi.useFakeTimers();
});

afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is loaded 3000 ms after the login, with the position (LOGIN-07, STORE-04, STORE-06)', async () => {
  completeLogin('token', true);
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(backend.asked(TOKEN)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(() => vi.dynamicImportSettled());
  const { latitude, longitude } = gcj02Of({ latitude: 30.2, longitude: 120.1 });
  expect(backend.asked(TOKEN)).toEqual([{ lat: String(latitude), lng: String(longitude) }]);
  expect(storeToken()).toEqual({ token: 'store-token', multiple_store_id: 3 });
  expect(callContext.headers('guest')).toMatchObject({
    'X-Token': 'store-token',
    'X-Multiple-Store-Id': '3',
  });
});

it('is not loaded in a mall of one store (LOGIN-07)', async () => {
  completeLogin('token');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  await act(() => vi.dynamicImportSettled());
  expect(backend.asked(TOKEN)).toEqual([]);
  expect(callContext.headers('guest')).not.toHaveProperty('X-Token');
});

it('is cleared with the session (LOGIN-12)', async () => {
  completeLogin('token', true);
  await act(() => vi.advanceTimersByTimeAsync(3100));
  await act(() => vi.dynamicImportSettled());
  clearSession();
  expect(storeToken()).toBeNull();
});

it('is not asked for after a sign-out within the delay (LOGIN-12)', async () => {
  completeLogin('token', true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  clearSession();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await act(() => vi.dynamicImportSettled());
  expect(backend.asked(TOKEN)).toEqual([]);
});

it('is dropped when its answer comes after the sign-out (LOGIN-12)', async () => {
  const answer = backend.hold(TOKEN, { token: 'late', params: { multiple_store_id: 3 } });
  completeLogin('token', true);
  await act(() => vi.advanceTimersByTimeAsync(3100));
  await act(() => vi.dynamicImportSettled());
  expect(backend.asked(TOKEN)).toHaveLength(1);
  clearSession();
  answer();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(storeToken()).toBeNull();
});

it('goes with later calls as token, store and signature (STORE-05, CALL-05)', async () => {
  backend.answer(TOKEN, { token: 'store-token', params: { multiple_store_id: 3, sign: 'signed' } });
  expect(callContext.headers('guest')).not.toHaveProperty('X-Multiple-Store-Id');
  completeLogin('token', true);
  await act(() => vi.advanceTimersByTimeAsync(3100));
  await act(() => vi.dynamicImportSettled());
  expect(callContext.headers('guest')).toMatchObject({
    'X-Token': 'store-token',
    'X-Multiple-Store-Id': '3',
    'X-Multiple-Store-Sign': 'signed',
  });
});

it('is session state beside the referrer, the mark and the login dialog (LOGIN-17)', async () => {
  backend.answer(TOKEN, { token: 'store-token', params: { multiple_store_id: 3, sign: 'signed' } });
  setReferrer(7);
  markSigned(true);
  setLoginOpen(true);
  completeLogin('token', true);
  await act(() => vi.advanceTimersByTimeAsync(3100));
  await act(() => vi.dynamicImportSettled());
  const session = renderHook(() => useSession()).result.current;
  expect(session).toMatchObject({ tempParentId: 7, isSign: true });
  expect(storeToken()).toEqual({ token: 'store-token', multiple_store_id: 3, sign: 'signed' });
  setLoginOpen(true);
  expect(renderHook(() => useOverlays()).result.current.isLoginOpen).toBe(true);
  act(() => {
    setLoginOpen(false);
    markSigned(false);
    setReferrer(0);
  });
});
