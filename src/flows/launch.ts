// The launch plan: how the app starts, before the first screen loads any data (LAUNCH, PRD-13).

export interface LaunchFacts {
  isSocialApp: boolean;
  /** Whole address of the page. */
  href: string;
  /** The mark that a plain browser sets once. */
  isSign: boolean;
}

export type LaunchPlan =
  /** Go on and render. */
  | { name: 'render'; referrerId: number }
  /** Plain browser, first load: set the mark and load again with a query mark before the hash. */
  | { name: 'mark-and-reload'; href: string; referrerId: number }
  /** Social app, back from its authorisation: sign in with the code, then load again without it. */
  | { name: 'login-with-code'; code: string; cleanHref: string; referrerId: number }
  /** Social app without a code: clear the old session and redirect to the authorisation. */
  | { name: 'silent-login'; referrerId: number };

/** Puts a query mark before the hash (LAUNCH-03): some browsers drop the hash of an address without one. */
export function withQueryMark(href: string): string {
  const [before = '', hash] = [href.split('#')[0], href.includes('#') ? href.slice(href.indexOf('#')) : '#/'];
  return `${before.includes('?') ? before : `${before}?`}${hash}`;
}

/** The address without the authorisation's parameters (LAUNCH-07). */
export function withoutCode(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('code');
  url.searchParams.delete('state');
  return withQueryMark(url.href);
}

const hashQuery = (hash: string): URLSearchParams =>
  new URLSearchParams(hash.includes('?') ? hash.slice(hash.indexOf('?')) : '');

/** The referrer that the address names, before or behind the hash (LAUNCH-10); 0 when there is none. */
export function referrerOf(href: string): number {
  const url = new URL(href);
  const given = Number(url.searchParams.get('user_id') ?? hashQuery(url.hash).get('user_id'));
  return Number.isSafeInteger(given) && given > 0 ? given : 0;
}

/** What to do at the start; pure. */
export function planLaunch({ isSocialApp, href, isSign }: LaunchFacts): LaunchPlan {
  const referrerId = referrerOf(href);
  if (!isSocialApp) {
    return isSign
      ? { name: 'render', referrerId }
      : { name: 'mark-and-reload', href: withQueryMark(href), referrerId };
  }
  const code = new URL(href).searchParams.get('code') ?? '';
  if (code !== '') return { name: 'login-with-code', code, cleanHref: withoutCode(href), referrerId };
  return isSign ? { name: 'render', referrerId } : { name: 'silent-login', referrerId };
}
