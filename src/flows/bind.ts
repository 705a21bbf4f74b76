// When the page that binds a mobile opens by itself, and how (BIND-01 … BIND-07).
import { BIND_FLAG_RESET_MS } from '~/domain/constants';

/** The binding screens and those that lead to an account: opening the page over them would lock the shopper out. */
const OWN_PAGES = ['/pages/binding/', '/pages/registered/', '/pages/disabled/', '/pages/rules/'];

export interface BindFacts {
  isSignedIn: boolean;
  /** `is_mobile_auth` of the mall. */
  isPhoneAuthOn: boolean;
  /** Mobile of the shopper; null while his information is not there. */
  mobile: string | null;
  /** Path of the front screen. */
  path: string;
  /** `bind_hide` and `bind_redirect` of the config. */
  hiddenOn: readonly string[];
  redirectOn: readonly string[];
  isTab: boolean;
}

export type BindPlan = 'none' | 'open' | 'redirect';

/** Entries are written with or without the leading slash, some with a query. */
const isListed = (list: readonly string[], path: string): boolean =>
  list.some((entry) => `/${(entry.split('?')[0] ?? '').replace(/^\//, '')}` === path);

/** Whether and how the page opens over a screen; pure. */
export function planBind(facts: BindFacts): BindPlan {
  const { isSignedIn, isPhoneAuthOn, mobile, path, hiddenOn, redirectOn, isTab } = facts;
  if (!isSignedIn || !isPhoneAuthOn || mobile !== '') return 'none';
  if (isListed(hiddenOn, path) || OWN_PAGES.some((own) => path.startsWith(own))) return 'none';
  return isTab && !isListed(redirectOn, path) ? 'open' : 'redirect';
}

let isBindTipShown = false;

/** The shown-mark: true for 500 ms after the page opened (BIND-07). */
export const showBindTip = (): boolean => isBindTipShown;

/** Does it unless it was done within the last 500 ms; two triggers open the page once (BIND-05). */
export function openBindTipOnce(act: () => void): void {
  if (isBindTipShown) return;
  isBindTipShown = true;
  setTimeout(() => {
    isBindTipShown = false;
  }, BIND_FLAG_RESET_MS);
  act();
}
