// Owns stand-ins of the browser, for scripts that read what modules define and for drawing screens without a browser.

const nothing = (): null => null;

/** Texts of the page's JSON blocks by their ids, as `pageJson` reads them. */
const blocks = new Map<string, string>();

const location = { href: 'http://localhost/', search: '', hash: '', pathname: '/' };
const history = { state: null as { idx: number } | null, replaceState: nothing };

export function installBrowserShims(): void {
  const storage = { getItem: nothing, setItem: nothing, removeItem: nothing };
  const window = {
    location,
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: nothing,
    history,
  };
  const document = {
    getElementById: (id: string) => (blocks.has(id) ? { textContent: blocks.get(id), dataset: {} } : null),
    documentElement: {},
    addEventListener: nothing,
    querySelector: nothing,
    defaultView: window,
    visibilityState: 'visible',
  };
  const requestAnimationFrame = (then: () => void) => void setTimeout(then);
  const standIns = { window, document, location, localStorage: storage, requestAnimationFrame };
  for (const [name, value] of Object.entries(standIns)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Puts a JSON block into the page that is stood in for. */
export const setPageBlock = (id: string, value: unknown): void => void blocks.set(id, JSON.stringify(value));

/** Goes to a screen over home, or home itself for ''. */
export function goTo(hash: string): void {
  location.hash = hash;
  history.state = hash === '' ? null : { idx: 1 };
}
