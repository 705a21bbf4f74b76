// Proves that every screen is shown to holders of its role only (ROLE-01 to ROLE-06).
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isAuth, type Role, ROLES } from '~/domain/roles';
import { userIsClerkUser, userUserInfo } from '~/schemas/api/user.gen';
import { callContext } from '../app/call-context';
import { routes } from '../app/routes.gen';
import { clearSession } from '../flows/login';
import { setCallContext } from '../services/call-context';
import { clearMerchantToken, merchantToken } from '../services/merchant-token';
import { store } from '../base/storage';
import { setUserInfo, userInfo } from '../state/session';
import { address, renderScreen, startMall } from '../testing/render-screen';
import { backend } from '../testing/fake-backend';
import { type AnyPage, custom, definePage, type PageAuth, type PageDefinition } from './define-page';

const ALL = Object.keys(ROLES) as Role[];
const OWN = ALL.filter((role) => role !== 'login');
const SECRET = '只给看得到的人';

const body = custom('content', () => <p>{SECRET}</p>);
const screenFor = (auth: PageAuth): AnyPage =>
  definePage({ path: '/pages/test/role', title: '测试', auth, body });

interface Holding {
  isAdmin?: boolean;
  isClerk?: boolean;
  isMerchant?: boolean;
  /** Granted; a backend of before names none. */
  roles?: readonly string[] | undefined;
}

/** A shopper as the backend knows him. */
async function signIn({ isAdmin = false, isClerk = false, isMerchant = false, roles }: Holding = {}) {
  await startMall({ isSignedIn: true });
  backend.answer(userUserInfo.route, {
    nickname: '阿青',
    options: { user_id: 7 },
    identity: { is_admin: isAdmin ? 1 : 0, ...(roles === undefined ? {} : { roles }) },
  });
  backend.answer(userIsClerkUser.route, { is_clerk_user: isClerk ? 1 : 0 });
  if (isMerchant) store('merchantToken', 'shop');
}

const HOLDINGS: Partial<Record<Role, Holding>> = {
  login: {},
  admin: { isAdmin: true },
  clerk: { isClerk: true },
  mch: { isMerchant: true },
};

/** A shopper with this role and no other. */
const signInAs = (role: Role) => {
  clearMerchantToken();
  return signIn({ roles: [], ...(HOLDINGS[role] ?? { roles: [role] }) });
};

beforeEach(() => {
  clearMerchantToken();
  setCallContext(() => callContext);
});

describe('a screen of a role', () => {
  it('asks the clerk check for a clerk’s (ROLE-05)', async () => {
    await signIn({ roles: ['clerk'] });
    await renderScreen(screenFor('clerk'));
    expect(await screen.findByText('该用户不是核销员')).toBeDefined();
    expect(backend.asked(userIsClerkUser.route)).toEqual([{ clerk_id: '7' }]);
  });

  it('believes no role that the phone still has from before (ROLE-03)', async () => {
    await signIn({ isAdmin: true, roles: ['distributor'] });
    await renderScreen(screenFor('admin')).then(({ unmount }) => unmount());
    await waitFor(() => expect(userInfo()?.identity.is_admin).toBe(1));
    backend.answer(userUserInfo.route, { options: { user_id: 7 }, identity: { is_admin: 0, roles: [] } });
    await renderScreen(screenFor('admin'));
    expect(await screen.findByText('该帐号无管理员权限')).toBeDefined();
    expect(userInfo()?.identity.is_admin).toBe(0);
  });

  it('leads to the merchant’s sign-in without his token (ROLE-04)', async () => {
    await signIn();
    await renderScreen(screenFor('mch'));
    fireEvent.click(await screen.findByRole('button', { name: '去登录' }));
    expect(address()).toBe('/plugins/mch/mch/login/login');
  });

  it('leaves the refusal to a backend that names no roles', async () => {
    await signIn({ roles: undefined });
    await renderScreen(screenFor('distributor'));
    expect(await screen.findByText(SECRET)).toBeDefined();
  });

  it('asks again after a failure, and lets nobody in meanwhile', async () => {
    await signIn();
    backend.fail(userUserInfo.route);
    await renderScreen(screenFor('distributor'));
    const again = await screen.findByRole('button', { name: '重新加载' });
    expect(screen.queryByText(SECRET)).toBeNull();
    backend.answer(userUserInfo.route, { identity: { roles: ['distributor'] } });
    fireEvent.click(again);
    expect(await screen.findByText(SECRET)).toBeDefined();
  });
});

const AUTHS: readonly PageAuth[] = ['guest', 'login', ...OWN];

/** Who else is tried; a screen for every shopper has no wrong one. */
const SIGNED_IN: Partial<Record<PageAuth, readonly Role[]>> = { guest: [], login: ['login'] };

const isShownTo = async (page: AnyPage, words: string): Promise<boolean> => {
  const { unmount } = await renderScreen(page);
  await waitFor(() => expect(screen.queryByText(SECRET) ?? screen.queryByText(words)).not.toBeNull());
  const isShown = screen.queryByText(SECRET) !== null;
  expect(screen.queryByTestId('login-modal')).toBeNull();
  unmount();
  return isShown;
};

describe('every screen', () => {
  // The gate reads nothing but this of a definition.
  it.each(Object.entries(routes))('%s states whom it opens for', async (_path, load) => {
    const { auth } = (await load()).default as unknown as PageDefinition;
    expect(isAuth(auth)).toBe(true);
  });

  it.each(AUTHS)('of %s opens for its role alone (ROLE-01 to ROLE-06)', async (auth) => {
    const page = screenFor(auth);
    await startMall();
    const { unmount } = await renderScreen(page);
    if (auth === 'guest') expect(screen.getByText(SECRET)).toBeDefined();
    else expect(await screen.findByTestId('login-modal')).toBeDefined();
    expect(screen.queryByText(SECRET) === null).toBe(auth !== 'guest');
    unmount();
    for (const role of SIGNED_IN[auth] ?? ALL) {
      await signInAs(role);
      const isRight = auth === 'login' || role === auth;
      expect([role, await isShownTo(page, auth === 'guest' ? '' : ROLES[auth].words)]).toEqual([
        role,
        isRight,
      ]);
    }
  });
});

describe('a merchant’s token', () => {
  it('goes with the calls of merchants only, beside the shopper’s (ROLE-04, CALL-06)', async () => {
    await signIn({ isMerchant: true });
    expect(callContext.headers('mch')).toMatchObject({
      'Mch-Access-Token': 'shop',
      'X-Access-Token': 'token',
    });
    for (const auth of ['guest', 'login', 'admin', 'distributor'] as const)
      expect(callContext.headers(auth)).not.toHaveProperty('Mch-Access-Token');
  });

  it('is dropped by code -3 and by signing out (RESP-07)', async () => {
    await signIn({ isMerchant: true });
    callContext.onMerchantLoggedOut();
    expect(merchantToken()).toBe('');
    store('merchantToken', 'shop');
    clearSession();
    expect(merchantToken()).toBe('');
    setUserInfo(null);
  });
});

describe('the definition of a screen', () => {
  it('takes no role outside of the table', () => {
    // @ts-expect-error -- a role that is not in the table
    definePage({ path: '/pages/test/role', title: '测试', auth: 'cashier', body });
    expect(Object.keys(ROLES)).not.toContain('cashier');
  });
});
