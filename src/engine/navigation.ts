// Navigation between screens: the one wrapper of react-router. Paths are those of routes.json, below the hash.
import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import {
  type Location,
  NavigationType,
  UNSAFE_createHashHistory as createHashHistory,
} from 'react-router-dom';
import * as to from '~/domain/screen-links.gen';
import { MODAL_EVENT } from '~/ui/modal-event';
import type { BackGuard, Move } from './back-guard';
import { entryOf, lastIndex, markIndex } from './history-entry';

type HashHistory = ReturnType<typeof createHashHistory>;

interface Place {
  location: Location;
  /** How the shopper got here: POP by the browser, PUSH on top, REPLACE. */
  type: NavigationType;
  /** Index of the screen in the browser's history: how many screens lie below. */
  index: number;
}

let history: HashHistory | null = null;
/** Loaded with the first modal. */
let guard: BackGuard | null = null;
let isLoadingGuard = false;

/** A step that has not come by then is lost. */
const STEP_MS = 3_000;
const NOWHERE = { key: '', at: Number.NEGATIVE_INFINITY };
/** The entry that a step back is leaving: the browser takes the step later, on a busy phone much later. */
let left = NOWHERE;

/**
 * A typed address, and a link without a click handler, make a history entry that the router has not numbered: it gets an
 * index and a key before the router sees it, as if the screen had been opened by the mall.
 */
function numberEntry(state: unknown): void {
  if (state !== null) return;
  // A link with a scene starts a new visit, also where only its hash is new.
  if (/[?&]scene=/.test(window.location.hash)) window.location.reload();
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ usr: null, key, idx: lastIndex + 1 }, '');
}

/** Steps taken while the guard loads; they are handled when it is there. */
let waitingSteps: PopStateEvent[] = [];

/** Called in turn before the router sees a step in the history; true from one keeps it from the router. */
export const stepListeners = new Set<() => boolean>();

function onStep(event: PopStateEvent): void {
  left = NOWHERE;
  numberEntry(event.state);
  if (isLoadingGuard) waitingSteps.push(event);
  const isKept =
    isLoadingGuard || guard?.intercept() === true || [...stepListeners].some((listen) => listen());
  if (isKept) event.stopImmediatePropagation();
}

// Before the router's own listener on the same target.
window.addEventListener('popstate', onStep, { capture: true });

async function loadGuard(): Promise<void> {
  if (guard !== null || isLoadingGuard) return;
  isLoadingGuard = true;
  // Without it Back leaves the screen and the modal with it; the next modal tries again.
  guard = await import('./back-guard').then(
    ({ backGuard }) => backGuard,
    () => null,
  );
  isLoadingGuard = false;
  const steps = waitingSteps;
  waitingSteps = [];
  for (const { state } of steps) window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

window.addEventListener(MODAL_EVENT, () => void loadGuard());

const placeOf = ({ location, action }: Pick<HashHistory, 'location' | 'action'>): Place => ({
  location,
  type: action,
  index: depth(),
});

export interface HistoryStart {
  history: HashHistory;
  place: Place;
}

/** Creates the mall's history at the current address. */
export function startHistory(): HistoryStart {
  const started = createHashHistory({ v5Compat: true });
  return { history: started, place: placeOf(started) };
}

const PlaceContext = createContext<Place | null>(null);

/** How many screens lie below the one around; outside of a screen, below the current one. */
export const DepthContext = createContext(0);

/**
 * How many screens lie below this one. A render takes it from here: the address may be another one already while the
 * server's markup is hydrated.
 */
export const useDepth = (): number => useContext(DepthContext);

interface HashRouterProps {
  children: ReactNode;
  /** The location of the first render, which is the server markup's, whatever the address is by then. */
  start?: HistoryStart | undefined;
}

/**
 * The current location in the browser's history. It is react-router's history without its routes: the screen stack
 * chooses what is rendered (docs/decisions/009-history-without-routes.md).
 */
export function HashRouter({ children, start }: HashRouterProps) {
  const [{ history: own, place: first }] = useState(() => start ?? startHistory());
  const [place, setPlace] = useState(first);
  useLayoutEffect(() => {
    history = own;
    const follow = (update: Pick<HashHistory, 'location' | 'action'>) => {
      markIndex();
      // A transition shows the current screen until the next one's code has loaded.
      startTransition(() => setPlace(placeOf(update)));
    };
    markIndex();
    // A link in the server's markup may have been followed before this effect.
    if (own.location.key !== first.location.key) follow(own);
    return own.listen(follow);
  }, [own, first]);
  return createElement(
    PlaceContext,
    { value: place },
    createElement(DepthContext, { value: place.index }, children),
  );
}

/** The current location; throws outside of a `<HashRouter>`. */
export function useHistoryLocation(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('useHistoryLocation() needs a <HashRouter> around it');
  return place;
}

export const HOME_PATH = to.home();

/** The path of a location; the root is home. */
export const pathOf = ({ pathname }: Location): string => (pathname === '/' ? HOME_PATH : pathname);

function go(how: Move, address: string, state?: unknown): void {
  const move = (as: Move) => history?.[as](address, state);
  if (guard === null) move(how);
  else guard.move(how, move);
}

/** Opens a screen on top of the stack: `open(to.goods({ id }))`. */
export const open = (address: string, state?: unknown): void => go('push', address, state);

/** Replaces the current screen. */
export const redirect = (address: string, state?: unknown): void => go('replace', address, state);

/** How many screens lie below the current one. */
export const depth = (): number => {
  const { idx, isModal } = entryOf();
  return isModal === true ? idx - 1 : idx;
};

/**
 * Goes back one screen, closing all modals over the current one; home when there is none below. A second call from the
 * same screen, as of a double tap, goes no further: that step would leave the mall.
 */
export function back(): void {
  if (depth() === 0) {
    redirect(HOME_PATH);
    return;
  }
  const key = history?.location.key ?? '';
  const now = performance.now();
  if (key === left.key && now - left.at < STEP_MS) return;
  left = { key, at: now };
  guard?.leave();
  history?.go(-1);
}

/** Path and search of a hash, which is empty or begins with its sign. */
export const partsOfHash = (hash: string): string[] => hash.slice(1).split('?');

/** The path of the current screen. */
export const currentPath = (): string => partsOfHash(window.location.hash)[0] || HOME_PATH;
