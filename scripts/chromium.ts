// Owns where Chromium is and how the tests start it.
import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the Chromium to test with; throws when there is none (scripts/ensure.mjs --browser installs one). */
export function chromiumPath(): string {
  const found = PLACES.find((place) => place !== '' && existsSync(place));
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
