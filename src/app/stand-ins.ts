// Owns stand-ins of the browser, for scripts that read what modules define and for drawing home without a browser.

const nothing = (): null => null;

/** Texts of the page's JSON blocks by their ids, as `pageJson` reads them. */
const blocks = new Map<string, string>();

export function installBrowserStandIns(): void {
  const location = { href: 'http://localhost/', search: '', hash: '', pathname: '/' };
  const storage = { getItem: nothing, setItem: nothing, removeItem: nothing };
  const window = {
    location,
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: nothing,
    history: { state: null, replaceState: nothing },
  };
  const document = {
    getElementById: (id: string) => (blocks.has(id) ? { textContent: blocks.get(id), dataset: {} } : null),
    documentElement: {},
    addEventListener: nothing,
    querySelector: nothing,
    defaultView: window,
    visibilityState: 'visible',
  };
  for (const [name, value] of Object.entries({ window, document, location, localStorage: storage })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Puts a JSON block into the page that is stood in for. */
export const setPageBlock = (id: string, value: unknown): void => void blocks.set(id, JSON.stringify(value));
