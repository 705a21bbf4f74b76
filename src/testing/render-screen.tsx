// Renders one screen for a test as the mall would: engine, overlays, optionally a signed-in shopper.
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { cartNums } from '~/schemas/api/cart.gen';
import { indexConfig } from '~/schemas/api/index.gen';
import '../app/engine-ports';
import OverlayHost from '../app/overlay-host';
import type { AnyPage } from '../engine/define-page';
import { HashRouter, pathOf, useHistoryLocation } from '../engine/navigation';
import { Screen } from '../engine/screen';
import { carriedQuery } from '../engine/visit-state';
import { completeLogin, clearSession } from '../flows/login';
import { clearCaches } from '../services/caches';
import { forgetPosition } from '../services/location';
import { syncServerTime } from '../services/server-clock';
import { loadConfig, resetConfig } from '../services/mall-config';
import { clearOverlays } from '../state/overlays';
import { backend } from './fake-backend';

/** Configuration of a mall that hides nothing of its goods. */
const SHOWN = {
  is_sales: 1,
  is_show_sales_num: '1',
  is_show_cart: 1,
  is_show_goods_name: 1,
  is_list_underline_price: '1',
  is_show_stock: 1,
  is_show_normal_vip: '1',
  is_show_super_vip: '1',
  is_share_price: '1',
};

/** How a mall of a test is. */
interface MallOptions {
  /** Fields of `config.mall.setting`. */
  setting?: object;
  /** Further fields of the config. */
  config?: object;
  /** A shopper is signed in; his figures are loaded, and those calls forgotten. */
  isSignedIn?: boolean;
}

/** Begins a test: an empty backend, a mall with these settings, a guest unless signed in. */
export async function startMall({
  setting = {},
  config = {},
  isSignedIn = false,
}: MallOptions = {}): Promise<void> {
  backend.reset();
  resetConfig();
  clearCaches();
  forgetPosition();
  // An earlier test may have set another server time.
  syncServerTime(Date.now());
  // Clears the history that an earlier test left.
  window.history.replaceState(null, '', '#');
  backend.answer(indexConfig.route, { mall: { name: '南湖', setting: { ...SHOWN, ...setting } }, ...config });
  await loadConfig();
  clearSession();
  // Closes overlays that an earlier test left open.
  clearOverlays();
  if (isSignedIn) {
    completeLogin('token');
    // Signing in requests the shopper's figures; a test counts only later calls.
    await vi.waitUntil(() => backend.asked(cartNums.route).length > 0, {
      interval: 1,
      timeout: 30_000,
    });
  }
  backend.calls.length = 0;
}

/** The screen, which follows its own address when it replaces it. */
function Followed({ page, search }: { page: AnyPage; search: string }) {
  const { location } = useHistoryLocation();
  const isOwn = page.body.followsAddress === true && pathOf(location) === page.path;
  return <Screen page={page} search={isOwn ? location.search.slice(1) : search} isFront />;
}

/** Renders a screen with its query (`id=1`) and all overlays. */
export async function renderScreen(page: AnyPage, search = '') {
  const rendered = render(
    <div className="mall-root">
      <HashRouter>
        <Followed page={page} search={search} />
        <OverlayHost />
      </HashRouter>
    </div>,
  );
  await act(async () => undefined);
  return rendered;
}

/** The current address after a tap. */
export const address = (): string => window.location.hash.replace(/^#/, '');

/** What the current screen was handed beside its address. */
export const carriedData = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(carriedQuery()));
