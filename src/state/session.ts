// The session: token, shopper information, referrer, cart badge (LOGIN-15 … LOGIN-17).
import { useServed } from '~/renderer/hydration';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { forget, isText, readStored, store } from '../base/storage';
import { proxy, useSnapshot } from './store';

interface Session {
  /** Empty for a guest (LOGIN-01). */
  accessToken: string;
  info: UserUserInfoData | null;
  cartNums: number;
  /** Referrer until the sign-in (LAUNCH-10); 0 when there is none. */
  tempParentId: number;
  /** The plain browser marks itself signed-in once (LAUNCH-01). */
  isSign: boolean;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const session = proxy<Session>({
  accessToken: readStored('accessToken', isText) ?? '',
  info: null,
  cartNums: 0,
  tempParentId: readStored('tempParentId', isNumber) ?? 0,
  isSign: readStored('isSign', isNumber) === 1,
});

/** The session during hydration: the server renders home for a guest. */
const GUEST: Readonly<Session> = { accessToken: '', info: null, cartNums: 0, tempParentId: 0, isSign: false };

export function useSession(): Readonly<Session> {
  return useServed(useSnapshot(session) as Readonly<Session>, GUEST);
}
export const accessToken = (): string => session.accessToken;
export const isGuest = (): boolean => session.accessToken === '';
export const referrerId = (): number => session.tempParentId;
export const userInfo = (): UserUserInfoData | null => session.info;

export function setAccessToken(token: string): void {
  session.accessToken = token;
  if (token === '') {
    // LOGIN-12: the shopper's data are cleared with his token.
    session.info = null;
    session.cartNums = 0;
    forget('accessToken');
  } else store('accessToken', token);
}

export function setUserInfo(info: UserUserInfoData | null): void {
  session.info = info;
}

export function setCartNums(nums: number): void {
  session.cartNums = nums;
}

export function setReferrer(userId: number): void {
  session.tempParentId = userId;
  store('tempParentId', userId);
}

export function markSigned(isSign: boolean): void {
  session.isSign = isSign;
  if (isSign) store('isSign', 1);
  else forget('isSign');
}
