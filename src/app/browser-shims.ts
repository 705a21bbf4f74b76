// Browser shims: for scripts that import modules which read browser globals, and for server rendering.

const nothing = (): null => null;

/** Texts of the page's JSON script elements by id, as `pageJson` reads them. */
const blocks = new Map<string, string>();

const location = { href: 'http://localhost/', search: '', hash: '', pathname: '/' };
const history = { state: null as { idx: number } | null, replaceState: nothing };

/** The root is of the screen that is drawn, whose data are in the page. */
const getElementById = (id: string) => {
  if (id === 'root') return { dataset: { prerendered: location.hash } };
  return blocks.has(id) ? { textContent: blocks.get(id), dataset: {} } : null;
};

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
    getElementById,
    documentElement: {},
    addEventListener: nothing,
    querySelector: nothing,
    defaultView: window,
    visibilityState: 'visible',
  };
  const requestAnimationFrame = (then: () => void) => void setTimeout(then);
  const shims = { window, document, location, localStorage: storage, requestAnimationFrame };
  for (const [name, value] of Object.entries(shims)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Sets a JSON script element of the shimmed document. */
export const setPageBlock = (id: string, value: unknown): void => void blocks.set(id, JSON.stringify(value));

/** Sets the address to a screen, or to home for '', with `depth` screens below it. */
export function goTo(hash: string, depth: 0 | 1): void {
  location.hash = hash;
  history.state = depth === 0 ? null : { idx: depth };
}
