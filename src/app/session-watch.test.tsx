// Proves when the page that binds a mobile opens by itself, and how (BIND-01 … BIND-06), and that the sharer's link counts.
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shareBindParent } from '~/schemas/api/share.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { depth, HashRouter } from '../engine/navigation';
import { loadUserInfo } from '../services/shopper';
import { setReferrer } from '../state/session';
import { backend } from '../testing/fake-backend';
import { address, startMall } from '../testing/render-screen';
import SessionWatch from './session-watch';

const MINE = '/pages/user-center/user-center';
const BINDING = '/pages/binding/binding';
const ORDERS = '/pages/order/index/index';
const navs = [{ text: '我的', url: MINE, open_type: 'redirect' }];

interface Visit {
  path?: string;
  isSignedIn?: boolean;
  isMobileAuth?: string;
  mobile?: string;
  hidden?: readonly string[];
  redirected?: readonly string[];
}

/** Shows a screen to a shopper without a mobile in a mall that wants one; the address and the screens below it. */
async function visit(given: Visit = {}): Promise<{ address: string; below: number }> {
  const { path = ORDERS, isSignedIn = true, isMobileAuth = '1', mobile = '' } = given;
  await startMall({
    isSignedIn,
    setting: { is_mobile_auth: isMobileAuth },
    config: {
      navbar: { navs },
      share_setting: { level: 1, condition: 1 },
      bind_treatment_page: { bind_hide: given.hidden ?? [], bind_redirect: given.redirected ?? [] },
    },
  });
  backend.answer(userUserInfo.route, { nickname: '阿青', mobile });
  await loadUserInfo(true);
  window.history.replaceState(null, '', `#${path}`);
  // The mark of the opened page ends by the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () =>
    render(
      <HashRouter>
        <SessionWatch />
      </HashRouter>,
    ),
  );
  return { address: address(), below: depth() };
}

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('replaces a screen that is no tab, and names it for the way back (BIND-01, BIND-03)', async () => {
  expect(await visit({ path: `${ORDERS}?status=1` })).toEqual({
    address: `${BINDING}?back=${encodeURIComponent(`${ORDERS}?status=1`)}`,
    below: 0,
  });
});

it('opens over a screen of the tab bar, which stays below (BIND-01, BIND-02)', async () => {
  expect(await visit({ path: MINE })).toEqual({ address: BINDING, below: 1 });
});

it('replaces a screen of the tab bar that bind_redirect lists (BIND-06)', async () => {
  expect(await visit({ path: MINE, redirected: [MINE] })).toEqual({
    address: `${BINDING}?back=${encodeURIComponent(MINE)}`,
    below: 0,
  });
});

it.each<[string, Visit]>([
  ['a guest', { isSignedIn: false }],
  ['a mall without phone auth', { isMobileAuth: '0' }],
  ['a shopper with a mobile', { mobile: '13800000001' }],
  ['a page in bind_hide', { hidden: [ORDERS] }],
])('does not open for %s (BIND-04, CFG-05)', async (_name, given) => {
  expect(await visit(given)).toEqual({ address: ORDERS, below: 0 });
});

it('binds the signed-in shopper to the sharer of his link, also of one that he opens later (PRD-05)', async () => {
  const asked = () => backend.asked(shareBindParent.route);
  await visit({ mobile: '13800000001' });
  expect(asked()).toEqual([]);
  await act(async () => setReferrer(7));
  await vi.waitFor(() => expect(asked()).toEqual([{ parent_id: '7', condition: '1' }]));
  setReferrer(0);
});
