// Loads what all screens share, then the code of those that the front one links to, while nothing else is to be done: a tap
// waits for data alone.
import { useEffect } from 'react';
import { parseAddress } from '~/domain/links';
import { HOME_PATH, pathOf, useHistoryLocation } from '../engine/navigation';
import { ports } from '../engine/ports';
import { loadCaller } from '../services/http';

/** Screens that are prepared for one: its tabs and what is most in view. */
const MOST = 6;
/** After a navigation, and between looks whether its screen has loaded. */
const DELAY_MS = 1000;
/** Safari has no idle callback. */
const IDLE_MS = 200;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether code may be loaded that may not be used. */
function isNetworkGood(): boolean {
  const { connection = {}, onLine } = navigator as { connection?: Connection; onLine: boolean };
  return onLine && connection.saveData !== true && connection.effectiveType?.endsWith('2g') !== true;
}

function isInView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** Whether the front screen has its code and data: nothing ahead of it may take its line. */
const isSettled = (path: string): boolean =>
  document.querySelector(`[data-screen="${path}"]`) !== null &&
  document.querySelector('[aria-busy="true"], [aria-label="加载中"]') === null;

/** Paths of the screens that links in view open, in their order. */
function pathsInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#/"]')].filter(isInView);
  const paths = links.map(({ hash }) => parseAddress(hash).path);
  return [...new Set(paths)].filter((path) => path !== HOME_PATH);
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, IDLE_MS);
  });

/** What a tap on home waits for, whichever screen it opens, or whichever list; most is there already on other screens. */
const loadShared = (): Promise<unknown> =>
  Promise.all([
    import('./screen-table'),
    import('./screens'),
    import('../engine/heading-focus'),
    import('../engine/archetypes/list'),
    loadCaller(),
  ]);

interface Preparing {
  shared: () => Promise<unknown>;
  isOver: () => boolean;
}

/** One after the other, until another screen is in front. */
async function prepareNext(front: string, { shared, isOver }: Preparing): Promise<void> {
  await idle();
  // Who opens a screen asks again, and sees what fails.
  if (!isOver() && isNetworkGood()) await shared().catch(() => undefined);
  do {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    if (isOver()) return;
  } while (!isSettled(front));
  for (const path of pathsInView().slice(0, MOST)) {
    await idle();
    if (isOver() || !isNetworkGood()) return;
    // Who opens it asks again, and sees what fails.
    await ports.pageOf(path).catch(() => undefined);
  }
}

export function useNextScreens(shared: () => Promise<unknown> = loadShared): void {
  const path = pathOf(useHistoryLocation().location);
  useEffect(() => {
    let isLeft = false;
    void prepareNext(path, { shared, isOver: () => isLeft });
    return () => {
      isLeft = true;
    };
  }, [path, shared]);
}
