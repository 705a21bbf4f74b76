// Entry of the front end: the launch plan first, then the first render or hydration.
import '~/ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { launch } from './app/launch-shell';
import { screenArrives } from './engine/lazy-screen';
import { type HistoryStart, startHistory } from './engine/navigation';

/** Home itself, as the server renders it. */
const HOME_HASH = /^#?(\/pages\/index\/index)?$/;

/** Whether markup is that of the current screen: home's, or that of the address in its mark. */
const isHere = (prerendered: string | undefined): boolean => {
  const { hash } = window.location;
  return prerendered === undefined ? HOME_HASH.test(hash) : prerendered === hash;
};

/** The server's page is laid out step by step, and hidden steps have no size (server/site/inline-scripts.ts). */
const { firstScreen } = window as { firstScreen?: Promise<void> };

const root = document.getElementById('root');

interface SteeredRoot {
  /** Hydrates the boundary around an element first; of several the last one called. */
  unstable_scheduleHydration(target: Element): void;
}

/** What the screen begins with, then its blocks in view. */
const IN_VIEW = 'main > * > *, [data-widget]:not([data-below-fold]) > :first-child';

/** Hydrates the first screen before all else, from its top; React alone would hydrate it last, and all blocks together. */
function hydrateFromTop(markup: HTMLElement, start: HistoryStart): void {
  const steered = hydrateRoot(markup, <App start={start} />) as unknown as SteeredRoot;
  for (const content of [...markup.querySelectorAll(IN_VIEW)].reverse())
    steered.unstable_scheduleHydration(content);
}

async function start(element: HTMLElement): Promise<void> {
  const { prerendered } = element.dataset;
  // It comes beside what is done first; home's is in what all screens load.
  const code = prerendered === undefined ? null : screenArrives(prerendered);
  if (!(await launch())) return;
  await firstScreen;
  // Whoever renders it sees a failure.
  await code?.catch(() => undefined);
  // A link in the server's markup may be followed before this code has loaded, or before the first render.
  const at = startHistory();
  if (element.firstElementChild !== null && isHere(prerendered)) hydrateFromTop(element, at);
  else {
    element.textContent = '';
    createRoot(element).render(<App start={at} />);
  }
}

if (root !== null) void start(root);
