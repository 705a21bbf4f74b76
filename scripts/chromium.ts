// Where Chromium is and how the tests start it.
import { findBrowser } from './browser-paths.mjs';

/** Path of the Chromium for tests; throws when there is none (scripts/ensure.mjs --browser installs one). */
export function chromiumPath(): string {
  const found = findBrowser();
  if (found === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH.');
  return found;
}

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
