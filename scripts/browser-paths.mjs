// Paths where a Chromium may be installed, in order of preference; the headless shell needs a third less time per page.
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the Chromium for tests; undefined when there is none. */
export const findBrowser = () => PLACES.find((place) => place !== '' && existsSync(place));
